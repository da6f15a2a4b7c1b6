import { type ApiServer, Refusal, startApiServer } from '@canchero/shared-contracts/testing';
import { uuid } from '@canchero/shared-contracts/testing/records';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../../paths';
import { aDashboard, aLayout } from '../../testing/records';
import { renderScreen } from '../../testing/render-screen';
import { DashboardScreen } from './dashboard-screen';

const DASHBOARD = /GET \/dashboard$/;
const LAYOUT = /GET \/dashboard\/layout/;

let api: ApiServer;
beforeEach(async () => {
  api = await startApiServer();
  api.answer(DASHBOARD, () => aDashboard());
  api.answer(LAYOUT, () => aLayout());
  api.answer(/PUT \/dashboard\/layout/, ({ body }) => body);
});
afterEach(() => api.close());

const open = (options: Partial<Parameters<typeof renderScreen>[1]> = {}) =>
  renderScreen(<DashboardScreen />, { apiUrl: api.url, address: paths.dashboard, ...options });
const card = (name: string) => screen.findByRole('article', { name });
const sections = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const readsOf = (call: RegExp) => api.calls.filter((one) => call.test(one.call));

test('each card has its figure, the span before, its meaning and the way to what it counts', async () => {
  open();
  const today = await card('Reservas de hoy');
  expect(today).toHaveTextContent('14');
  expect(today).toHaveTextContent('+4ayer: 10');
  expect(within(today).getByRole('link')).toHaveAttribute('href', '/go/bookings?from=2026-11-23&to=2026-11-23');
  await userEvent.click(within(today).getByRole('button', { name: 'Qué es: Reservas de hoy' }));
  expect(today).toHaveTextContent('sin las canceladas');
  expect(await card('Ingresos del mes')).toHaveTextContent(/−25\s%mismos días de octubre: \$ 4.000.000/);
  expect(await card('Ocupación del mes')).toHaveTextContent(/38\s%−3 puntos/);
  expect(await card('Pagos pendientes')).toHaveTextContent(/\$ 45.000−25\s%hace un mes: \$ 60.0003 cuentas abiertas/);
  // what was open a month ago was not kept
  expect(await card('Pedidos pendientes')).toHaveTextContent('$ 12.5002 pedidos');
  expect(screen.getAllByRole('article')).toHaveLength(14);
});

test('what is open leads to the bookings that were paid in part too', async () => {
  open();
  const pending = within(await card('Pagos pendientes'));
  expect(pending.getAllByRole('link').map((link) => link.getAttribute('href'))[0]).toBe(
    '/go/bookings?from=2025-11-23&to=2026-11-23&payment=open',
  );
});

test('sales count whether they are paid or not, and say so', async () => {
  open();
  const sales = await card('Ventas del buffet');
  await userEvent.click(within(sales).getByRole('button', { name: 'Qué es: Ventas del buffet' }));
  expect(sales).toHaveTextContent('Ventas del buffet y consumos de este mes, cobrados o no, menos devoluciones.');
});

test('someone without a screen’s permission sees its figure without the link', async () => {
  open({ permissions: ['dashboard', 'schedule'] });
  expect(within(await card('Reservas de hoy')).queryByRole('link')).toBeNull();
  expect(within(await card('Ocupación de hoy')).getByRole('link')).toHaveAttribute(
    'href',
    '/go/schedule?view=vertical&date=2026-11-23',
  );
});

test('alerts say what to do', async () => {
  api.answer(DASHBOARD, () =>
    aDashboard({
      alerts: [
        { kind: 'no_bookings_today', count: 0 },
        { kind: 'low_occupancy', count: 12 },
        { kind: 'orders_pending', count: 2 },
        { kind: 'courts_maintenance', count: 1 },
      ],
    }),
  );
  open();
  const list = await screen.findByRole('list', { name: 'Para atender hoy' });
  const alerts = within(list).getAllByRole('listitem');
  expect(alerts.map(({ textContent }) => textContent)).toEqual([
    'Hoy no hay reservas.Abrir agenda',
    expect.stringMatching(/^Ocupación baja: 12\s% del tiempo de hoy.Ver horarios libres$/),
    'Hay 2 pedidos del buffet sin cobrar.Cobrar',
    '1 cancha necesita mantenimiento.Ver canchas',
  ]);
  expect(within(list).getByRole('link', { name: 'Cobrar' })).toHaveAttribute('href', '/go/orders?state=pending');
});

test('sections are hidden and moved, and that is kept', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Personalizar' }));
  await userEvent.click(await screen.findByRole('switch', { name: 'Buffet del mes' }));
  await userEvent.click(screen.getByRole('button', { name: 'Subir Disponibilidad' }));
  await userEvent.click(screen.getByRole('button', { name: 'Subir Disponibilidad' }));
  expect(sections()).toEqual(['Rendimiento del día', 'Disponibilidad', 'Gestión financiera', 'Tendencias y gráficos']);
  await waitFor(() => expect(readsOf(/PUT/)).toHaveLength(3));
  expect(readsOf(/PUT/).at(-1)?.body).toEqual({
    sections: [
      { section: 'daily_performance', shown: true },
      { section: 'availability', shown: true },
      { section: 'finance', shown: true },
      { section: 'buffet', shown: false },
      { section: 'trends', shown: true },
    ],
  });
});

test('two changes before the page is drawn again are both kept', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Personalizar' }));
  fireEvent.click(await screen.findByRole('switch', { name: 'Buffet del mes' }));
  fireEvent.click(screen.getByRole('switch', { name: 'Disponibilidad' }));
  await waitFor(() => expect(readsOf(/PUT/)).toHaveLength(2));
  const last = readsOf(/PUT/).at(-1);
  expect(last?.body).toEqual(aLayout(['buffet', 'availability']));
});

test('an order that could not be kept is taken back', async () => {
  const page = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Personalizar' }));
  api.answer(/PUT/, () => new Refusal(403, 'forbidden'));
  await userEvent.click(await screen.findByRole('switch', { name: 'Buffet del mes' }));
  await waitFor(() => expect(page.toasts).toMatchObject([{ title: 'No se pudo guardar el orden' }]));
  await waitFor(() => expect(sections()).toContain('Buffet del mes'));
});

test('all sections can be hidden and found again', async () => {
  api.answer(LAYOUT, () => aLayout(['daily_performance', 'finance', 'buffet', 'availability', 'trends']));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Elegir secciones' }));
  expect(screen.getAllByRole('switch')).toHaveLength(5);
});

test('an event elsewhere reads only the shown sections that it changes', async () => {
  api.answer(LAYOUT, () => aLayout(['trends']));
  const page = open();
  await card('Ventas del buffet');
  api.answer(DASHBOARD, ({ query }) => {
    const { date, spans, locked, ...rest } = aDashboard();
    const asked = (query.get('sections') ?? '').split(',');
    const parts = Object.fromEntries(Object.entries(rest).filter(([name]) => asked.includes(name)));
    const buffet = rest.buffet && { ...rest.buffet, sales_month: { value: 99_000_000, before: null } };
    return { date, spans, locked, alerts: [{ kind: 'orders_pending', count: 7 }], ...parts, buffet };
  });
  page.host.bus.emit('order.changed', { order_id: uuid(1) } as never);
  page.host.bus.emit('order.changed', { order_id: uuid(2) } as never);
  await waitFor(async () => expect(await card('Ventas del buffet')).toHaveTextContent('$ 990.000'));
  const reads = readsOf(DASHBOARD).map(({ query }) => query.get('sections'));
  expect(reads).toEqual([null, 'daily_performance,finance,buffet']);
  expect(await card('Ocupación de hoy')).toHaveTextContent(/42\s%/);
  expect(screen.getByRole('list', { name: 'Para atender hoy' })).toHaveTextContent('7 pedidos');
});

test('who may not see sales learns that the figures changed, and reads their sections', async () => {
  const page = open();
  await card('Ventas del buffet');
  page.host.bus.emit('report.figures_changed', { event: 'order.changed' });
  await waitFor(() =>
    expect(readsOf(DASHBOARD).map(({ query }) => query.get('sections'))).toEqual([
      null,
      'daily_performance,finance,buffet,trends',
    ]),
  );
});

test('figures that could not be read again are marked, stay, and come by a retry', async () => {
  const page = open();
  await card('Ventas del buffet');
  api.answer(DASHBOARD, () => new Refusal(403, 'forbidden'));
  page.host.bus.emit('order.changed', { order_id: uuid(1) } as never);
  expect(await screen.findByText('Algunas cifras pueden no estar al día.')).toBeVisible();
  expect(await card('Ventas del buffet')).toHaveTextContent('$ 300.000');
  api.answer(DASHBOARD, () => aDashboard());
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.queryByText('Algunas cifras pueden no estar al día.')).toBeNull());
});

test('a locked section says what it would show and leads to the plan', async () => {
  api.answer(DASHBOARD, () =>
    aDashboard({ finance: null, buffet: null, trends: null, locked: { finance: 'premium', buffet: 'premium' } }),
  );
  open();
  const finance = await screen.findByRole('region', { name: 'Gestión financiera' });
  expect(finance).toHaveTextContent('Esta sección es parte del plan Premium.');
  expect(
    within(finance)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toContain('Proyección del mes');
  expect(within(finance).getByRole('link', { name: 'Pasar a Premium' })).toHaveAttribute('href', '/go/upgrade');
  expect(within(finance).queryByRole('article')).toBeNull();
});

test('a failure is said and a retry loads the figures', async () => {
  api.answer(DASHBOARD, () => new Refusal(403, 'forbidden'));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo cargar el panel');
  api.answer(DASHBOARD, () => aDashboard());
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await card('Reservas de hoy')).toHaveTextContent('14');
});

test('the charts show the figures of their sections', async () => {
  open();
  expect(await screen.findByRole('img', { name: /^Canchas, \$\s80.000, 73\s%$/ })).toBeVisible();
  expect(screen.getByRole('img', { name: /^Agua mineral, \$\s18.000, 12 unidades$/ })).toBeVisible();
  expect(screen.getByRole('img', { name: /^Pádel 1, 50\s%, 7,5\sh libres$/ })).toBeVisible();
  expect(screen.getByRole('img', { name: /^lun,? 23 nov, 14 reservas$/ })).toBeVisible();
  expect(screen.getByRole('img', { name: /^lunes, 19:00, 75\s%$/ })).toBeVisible();
});
