import { type ApiServer, Refusal, startApiServer } from '@canchero/shared-contracts/testing';
import { uuid } from '@canchero/shared-contracts/testing/records';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anEventsSummary } from '../../testing/records';
import { renderScreen } from '../../testing/render-screen';
import { EventsSummaryScreen } from './events-summary-screen';

const SUMMARY = /GET \/events-summary$/;
const LIST = /GET \/events-summary\/bookings$/;
const COURTS = /GET \/courts$/;

const booking = (n: number) => ({
  id: uuid(n),
  court_id: uuid(2),
  court_name: 'Pádel 1',
  start: '2026-11-21T22:00:00.000Z',
  end: '2026-11-21T23:30:00.000Z',
  duration: 90,
  event_type: 'turno',
  modality: 'simple',
  state: 'confirmed',
  awaits: null,
  description: '',
  price: 2_000_000,
  paid: 500_000,
  payment_status: 'partially_paid',
  players: [`Jugador ${n}`],
});

let api: ApiServer;
beforeEach(async () => {
  api = await startApiServer();
  api.answer(SUMMARY, () => ({ summary: anEventsSummary(), locked: null }));
  api.answer(COURTS, () => []);
  api.answer(LIST, () => ({ items: [booking(10), booking(11)], next_cursor: null }));
});
afterEach(() => api.close());

const ADDRESS = '/events-summary?from=2026-11-21&to=2026-11-22';
const open = (address = ADDRESS, options: Partial<Parameters<typeof renderScreen>[1]> = {}) =>
  renderScreen(<EventsSummaryScreen />, { apiUrl: api.url, address, ...options });
const card = (name: string) => screen.findByRole('article', { name });
const lastQuery = (call: RegExp) =>
  Object.fromEntries(api.calls.filter((one) => call.test(one.call)).at(-1)?.query ?? []);
const listOf = (page: ReturnType<typeof open>) => new URLSearchParams(page.location().search).get('list');

test('totals and averages stand beside those of the span before', async () => {
  open();
  expect(await card('Reservas')).toHaveTextContent('10+2antes: 8');
  expect(await card('Horas')).toHaveTextContent(/15 h\+3 hantes: 12 h/);
  expect(await card('Valor')).toHaveTextContent(/\$ 200.000\+100\s%antes: \$ 100.000/);
  expect(await card('Sin cobrar')).toHaveTextContent('$ 30.000');
  expect(await card('Canceladas')).toHaveTextContent('2+2antes: 0Valor: $ 40.000');
  expect(await card('Reservas por día')).toHaveTextContent('5+1antes: 4');
  expect(await card('Duración media')).toHaveTextContent('90 min');
  expect(await card('Cancelación')).toHaveTextContent(/17\s%/);
  expect(screen.getByText(/^Comparado con 19\s?–\s?20 nov 2026$/)).toBeVisible();
  expect(lastQuery(SUMMARY)).toEqual({ from: '2026-11-21', to: '2026-11-22', group: 'day', compare: 'before' });
});

test('a change is said by what is left of it in its notation: percents, else the difference, else none', async () => {
  const summary = anEventsSummary();
  const totals = { ...summary.totals, count: 8, minutes: 723, value: 20_060_040 };
  api.answer(SUMMARY, () => ({ summary: { ...summary, compared: { ...summary.compared, totals } }, locked: null }));
  open();
  expect(await card('Valor')).toHaveTextContent(/−\$\s600antes/);
  expect(await card('Duración media')).toHaveTextContent('90 minIgualantes: 90 min');
});

test('large numbers are written alike in words and in figures, and one point is one', async () => {
  const summary = anEventsSummary();
  const many = { ...summary.totals, count: 1_102, cancelled: 0 };
  const few = { ...many, count: 990, cancelled: 10 };
  const shares = [{ dimension: 'type', key: 'turno', name: null, ...many }];
  api.answer(SUMMARY, () => ({
    summary: { ...summary, totals: many, shares, compared: { ...summary.compared, totals: few } },
    locked: null,
  }));
  open();
  expect(await card('Reservas')).toHaveTextContent('1.102+112');
  expect(await screen.findByRole('img', { name: /^Turno, 1\.102 reservas/ })).toBeVisible();
  expect(await card('Cancelación')).toHaveTextContent(/−1 puntoantes: 1\s%/);
});

test('an amount that its card rounds is said to the centavo', async () => {
  open();
  const value = await card('Valor');
  expect(within(value).getByTitle(/^\$ 200.000,40$/)).toBeVisible();
  await userEvent.click(within(value).getByRole('button', { name: 'Qué es: Valor' }));
  expect(value).toHaveTextContent(/Exacto: \$ 200.000,40\./);
  const paid = await card('Cobrado');
  await userEvent.click(within(paid).getByRole('button', { name: 'Qué es: Cobrado' }));
  expect(paid).not.toHaveTextContent('Exacto');
});

test('the figures stand by day in a table with their sum, and by court, state and hour', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'Todas las cifras por día' });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => row.textContent?.replace(/\s/g, ' '));
  expect(rows[1]).toBe('sáb, 21 nov46 h$ 80.000$ 80.000$ 002');
  expect(rows[2]).toBe('dom, 22 nov69 h$ 120.000,40$ 90.000$ 30.000,4010');
  expect(rows[3]).toBe('Total1015 h$ 200.000,40$ 170.000$ 30.000,4012');
  expect(await screen.findByRole('img', { name: 'sáb, 21 nov, 4 reservas' })).toBeVisible();
  expect(screen.getByRole('img', { name: /^Pádel 2, 6 reservas, 60\s%$/ })).toBeVisible();
  expect(screen.getByRole('img', { name: /^Cancelada, 2 reservas, 17\s%$/ })).toBeVisible();
  expect(screen.getByRole('img', { name: '20:00, 0 reservas' })).toBeVisible();
});

test('below its column a day has its weekday, and its month where there are more than a month', async () => {
  const page = open();
  expect(await screen.findByText('sáb 21')).toBeVisible();
  const days = Array.from({ length: 40 }, (_, i) => new Date(Date.UTC(2026, 9, 1 + i)).toISOString().slice(0, 10));
  const groups = days.map((from) => ({ ...anEventsSummary().totals, from }));
  api.answer(SUMMARY, () => ({ summary: anEventsSummary({ groups }), locked: null }));
  page.host.bus.emit('booking.created', { booking: {} } as never);
  expect(await screen.findByText('1 oct')).toBeVisible();
});

test('a figure leads to its bookings, and closing leads back to the same choice', async () => {
  const page = open(`${ADDRESS}&sport=padel`);
  await userEvent.click(await screen.findByRole('link', { name: /^dom, 22 nov, Sin cobrar/ }));
  const panel = await screen.findByRole('dialog', { name: 'Reservas sin cobrar' });
  expect(await within(panel).findAllByRole('listitem')).toHaveLength(2);
  expect(panel).toHaveTextContent('22 nov 2026 · Pádel');
  expect(panel).toHaveTextContent(/19:00 – 20:30\$ 20.000Pádel 1 · Jugador 10Falta \$ 15.000/);
  expect(within(panel).getAllByRole('link')[0]).toHaveAttribute('href', `/go/booking/${uuid(10)}`);
  expect(lastQuery(LIST)).toEqual({ from: '2026-11-22', to: '2026-11-22', sport: 'padel', part: 'open' });
  expect(within(panel).queryByRole('link', { name: 'Abrir en Reservas' })).toBeNull();
  await userEvent.click(within(panel).getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(listOf(page)).toBeNull());
  expect(page.location().search).toBe('?from=2026-11-21&to=2026-11-22&sport=padel');
});

test('a list opens from a link, goes on by pages, and opens in the screen of the bookings', async () => {
  api.answer(LIST, ({ query }) =>
    query.get('cursor') ? { items: [booking(12)], next_cursor: null } : { items: [booking(10)], next_cursor: 'next' },
  );
  open(`${ADDRESS}&list=part%3Dcancelled`);
  const panel = await screen.findByRole('dialog', { name: 'Reservas canceladas' });
  await userEvent.click(await within(panel).findByRole('button', { name: 'Ver más' }));
  await waitFor(() => expect(within(panel).getAllByRole('listitem')).toHaveLength(2));
  expect(within(panel).getByRole('link', { name: 'Abrir en Reservas' })).toHaveAttribute(
    'href',
    '/go/bookings?from=2026-11-21&to=2026-11-22&state=cancelled',
  );
});

test('without the gate of the bookings their screen is not linked', async () => {
  open(`${ADDRESS}&list=part%3Dcancelled`, { permissions: ['event_summary'] });
  const panel = await screen.findByRole('dialog', { name: 'Reservas canceladas' });
  await within(panel).findAllByRole('listitem');
  expect(within(panel).queryByRole('link', { name: 'Abrir en Reservas' })).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Jugador', hidden: true })).toBeNull();
});

test('the choice is in the address, and each change of it is a step back', async () => {
  const page = open();
  await card('Reservas');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Día de la semana' }), 'sábado');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Comparar con' }), 'El año anterior');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Agrupar por' }), 'Mes');
  const query = { from: '2026-11-21', to: '2026-11-22', weekday: '6', compare: 'year', group: 'month' };
  expect(Object.fromEntries(new URLSearchParams(page.location().search))).toEqual(query);
  await waitFor(() => expect(lastQuery(SUMMARY)).toEqual(query));
  await userEvent.click(screen.getByRole('button', { name: 'Quitar los filtros' }));
  expect(new URLSearchParams(page.location().search).has('weekday')).toBe(false);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Comparar con' }), 'Nada');
  await waitFor(() => expect(lastQuery(SUMMARY)).not.toHaveProperty('compare'));
});

test('a player is found by name and named again from a link', async () => {
  const player = { id: uuid(7), first_name: 'Camila', last_name: 'Sosa' };
  api.answer(/GET \/players$/, () => ({ items: [player], next_cursor: null, total: 1, owed: null }));
  api.answer(/GET \/players\/[^/]+$/, () => ({ player }));
  const page = open();
  await card('Reservas');
  expect(screen.getByRole('button', { name: /Mostrar los jugadores/ })).toBeVisible();
  await userEvent.type(screen.getByRole('combobox', { name: 'Jugador' }), 'cam');
  await userEvent.click(await screen.findByRole('option', { name: 'Camila Sosa' }));
  expect(new URLSearchParams(page.location().search).get('player')).toBe(uuid(7));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Jugador' })).toHaveValue('Camila Sosa'));
  await userEvent.clear(screen.getByRole('combobox', { name: 'Jugador' }));
  expect(new URLSearchParams(page.location().search).has('player')).toBe(false);
});

test('a booking made elsewhere is counted without a reload', async () => {
  const page = open();
  await card('Reservas');
  const totals = { ...anEventsSummary().totals, count: 11 };
  api.answer(SUMMARY, () => ({ summary: anEventsSummary({ totals }), locked: null }));
  page.host.bus.emit('booking.created', { booking: {} } as never);
  await waitFor(async () => expect(await card('Reservas')).toHaveTextContent('11'));
});

test('a span without bookings says so and takes the filters away', async () => {
  const totals = { ...anEventsSummary().totals, count: 0, cancelled: 0 };
  api.answer(SUMMARY, () => ({ summary: anEventsSummary({ totals, shares: [], groups: [] }), locked: null }));
  const page = open(`${ADDRESS}&hour=7`);
  const status = await screen.findByText('No hay reservas en este período con estos filtros.');
  expect(status).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'Quitar los filtros' })[1] as HTMLElement);
  expect(page.location().search).toBe('?from=2026-11-21&to=2026-11-22');
  expect(await screen.findByText('No hay reservas en este período.')).toBeVisible();
});

test('a plan without the summary sees what it would show and the way to the plan', async () => {
  api.answer(SUMMARY, () => ({ summary: null, locked: 'premium' }));
  open();
  expect(await screen.findByText(/^El resumen de eventos es parte del plan Premium\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pasar a Premium' })).toHaveAttribute('href', '/go/upgrade');
  const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining(['Valor', 'Cancelación', 'Por hora de inicio']));
  expect(screen.queryByRole('search')).toBeNull();
});

test('a failure is said and a retry loads the figures', async () => {
  api.answer(SUMMARY, () => new Refusal(403, 'forbidden'));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo cargar el resumen');
  api.answer(SUMMARY, () => ({ summary: anEventsSummary(), locked: null }));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await card('Reservas')).toHaveTextContent('10');
});
