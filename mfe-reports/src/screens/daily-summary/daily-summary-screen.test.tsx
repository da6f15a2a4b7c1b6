import { type ApiServer, gatherSavedFiles, Refusal, startApiServer } from '@canchero/shared-contracts/testing';
import { uuid } from '@canchero/shared-contracts/testing/records';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSummary } from '../../testing/records';
import { renderScreen } from '../../testing/render-screen';
import { DailySummaryScreen } from './daily-summary-screen';

const SUMMARY = /GET \/daily-summary$/;
const MAIL = /PUT \/daily-summary\/mail/;
const CLOSE = /POST \/daily-summary\/close/;

let api: ApiServer;
beforeEach(async () => {
  api = await startApiServer();
  api.answer(/GET \/daily-summary\/mail/, () => ({ hour: null }));
  api.answer(SUMMARY, ({ query }) => aSummary({ date: query.get('date') ?? '2026-11-23' }));
});
afterEach(() => api.close());

const open = (address = '/daily-summary?date=2026-11-22') =>
  renderScreen(<DailySummaryScreen />, { apiUrl: api.url, address });
const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent?.replace(/\s/g, ' '));

test('the day has its bookings, money, cash, open accounts and losses', async () => {
  open();
  expect(await screen.findByText(/^domingo, 22 de noviembre de 2026/)).toBeVisible();
  expect(await rowsOf('Reservas por cancha')).toEqual([
    'Pádel 13104,5 h$ 60.000',
    'Pádel 20011,5 h$ 20.000',
    'Total3116 h$ 80.000',
  ]);
  expect(await rowsOf('Ingresos por persona')).toEqual([
    'Ana4$ 50.000$ 5.000$ 45.000',
    'Online o cuenta eliminada1$ 10.000$ 0$ 10.000',
    'Total5$ 60.000$ 5.000$ 55.000',
  ]);
  expect((await rowsOf('Cajas'))[0]).toMatch(/^Buffet09:00 · Ana20:00 · Ana\$ 50.000\$ 49.000-\$ 1.000$/);
  expect((await rowsOf('Sin cobrar'))[0]).toBe('Pádel 117:00Camila Sosa$ 25.000');
  expect(screen.getByRole('link', { name: 'Pádel 1' })).toHaveAttribute('href', `/go/booking/${uuid(10)}`);
  expect((await rowsOf('Cancelaciones y ausencias'))[0]).toContain('Cancelada: Cancelada por el jugador');
  expect((await rowsOf('Stock bajo el mínimo'))[0]).toBe('Agua mineral212');
});

test('the headings of a table look alike, also that of the names', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'Reservas por cancha' });
  const weights = within(table)
    .getAllByRole('columnheader')
    .map((one) => getComputedStyle(one).fontWeight);
  expect(new Set(weights).size).toBe(1);
});

test('a day is closed with a note, and then says who closed it and what was left open', async () => {
  open();
  expect(await screen.findByText(/Hay 1 cuenta sin cobrar/)).toBeVisible();
  const close = {
    closed_by_name: 'Ana',
    closed_at: '2026-11-23T02:10:00.000Z',
    note: 'Falta la caja chica',
    open_count: 1,
    open_sum: 2_500_000,
    open_cash: 1,
  };
  api.answer(CLOSE, () => {
    api.answer(SUMMARY, () => aSummary({ close }));
    return close;
  });
  await userEvent.type(screen.getByRole('textbox', { name: 'Nota del cierre' }), 'Falta la caja chica');
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar el día' }));
  const panel = await screen.findByRole('region', { name: 'Cierre del día' });
  await waitFor(() => expect(panel).toHaveTextContent(/Cerrado por Ana, .*23:10\./));
  expect(panel).toHaveTextContent(/Quedó 1 cuenta sin cobrar: \$\s25.000\.1 caja sin cerrar\.Falta la caja chica/);
  const [call] = api.calls.filter((one) => CLOSE.test(one.call));
  expect(call?.body).toEqual({ date: '2026-11-22', note: 'Falta la caja chica' });
  expect(call?.idempotencyKey).toBeTruthy();
});

test('a refused close says why and keeps the note', async () => {
  const page = open();
  api.answer(CLOSE, () => new Refusal(409, 'day_closed', { closed_at: '2026-11-23T02:10:00.000Z' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nota del cierre' }), 'Todo bien');
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar el día' }));
  await waitFor(() => expect(page.toasts).toMatchObject([{ body: 'El día ya está cerrado.' }]));
  expect(screen.getByRole('textbox', { name: 'Nota del cierre' })).toHaveValue('Todo bien');
});

test('days are one step away and in the address', async () => {
  const page = open();
  await screen.findByText(/^domingo, 22/);
  await userEvent.click(screen.getByRole('button', { name: 'Día anterior' }));
  expect(await screen.findByText(/^sábado, 21/)).toBeVisible();
  expect(page.location().search).toBe('?date=2026-11-21');
  await userEvent.click(screen.getByRole('button', { name: 'Hoy' }));
  await waitFor(() => expect(page.location().search).toBe(''));
});

test('a day that has not begun gives way to today', async () => {
  open('/daily-summary?date=2999-01-01');
  await screen.findByText(/Hay 1 cuenta sin cobrar/);
  expect(api.calls.filter(({ call }) => SUMMARY.test(call)).map(({ query }) => query.get('date'))).toEqual([null]);
});

test('a payment elsewhere is read at once', async () => {
  const page = open();
  await screen.findByText(/Hay 1 cuenta sin cobrar/);
  api.answer(SUMMARY, () => aSummary({ open: [] }));
  page.host.bus.emit('order.changed', { order: {} } as never);
  expect(await screen.findByText('No quedó nada sin cobrar.')).toBeVisible();
});

test('who may not see payments learns that the day changed, and reads it', async () => {
  const page = open();
  await screen.findByText(/Hay 1 cuenta sin cobrar/);
  api.answer(SUMMARY, () => aSummary({ open: [] }));
  page.host.bus.emit('report.figures_changed', { event: 'order.changed' });
  expect(await screen.findByText('No quedó nada sin cobrar.')).toBeVisible();
});

test('an empty day says so in each part, and prints', async () => {
  api.answer(SUMMARY, () =>
    aSummary({ bookings: [], revenue: [], cash: [], open: [], lost: [], sales: [], low_stock: [], notes: [] }),
  );
  open();
  expect(await screen.findByText('No hubo reservas este día.')).toBeVisible();
  expect(screen.getAllByText('No entró dinero este día.')).toHaveLength(2);
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  await userEvent.click(screen.getByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalled();
});

test('a failure is said and a retry loads the day', async () => {
  api.answer(SUMMARY, () => new Refusal(403, 'forbidden'));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo cargar el día');
  api.answer(SUMMARY, () => aSummary());
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText(/^domingo, 22/)).toBeVisible();
});

test('an hour is chosen for the mail, which says of which day it tells, and a refusal takes it back', async () => {
  const page = open();
  const hour = await screen.findByRole('combobox', { name: 'Hora' });
  expect(hour).toHaveDisplayValue('No enviar');
  api.answer(MAIL, ({ body }) => body);
  await userEvent.selectOptions(hour, '08:00');
  expect(await screen.findByText(/resumen del día anterior/)).toBeVisible();
  await userEvent.selectOptions(hour, '22:00');
  expect(await screen.findByText(/resumen del mismo día/)).toBeVisible();
  await waitFor(() =>
    expect(api.calls.filter(({ call }) => MAIL.test(call)).map(({ body }) => body)).toEqual([
      { hour: 8 },
      { hour: 22 },
    ]),
  );
  api.answer(MAIL, () => new Refusal(403, 'forbidden'));
  await userEvent.selectOptions(hour, 'No enviar');
  await waitFor(() => expect(page.toasts).toMatchObject([{ title: 'No se pudo guardar la hora' }]));
  expect(hour).toHaveDisplayValue('22:00');
});

test('the payments of the month are exported from the revenue of a day', async () => {
  gatherSavedFiles();
  api.answer(/reports/, () => 'bytes');
  open();
  const button = () => screen.getByRole('button', { name: 'Pagos del mes' });
  await waitFor(() => expect(button()).toHaveAttribute('aria-haspopup'));
  await userEvent.click(button());
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Excel' }));
  await waitFor(() =>
    expect(api.calls.filter(({ call }) => /reports/.test(call)).map(({ call, query }) => `${call}?${query}`)).toEqual([
      'GET /reports/payments.xlsx?from=2026-11-01&to=2026-11-30&language=es',
    ]),
  );
});
