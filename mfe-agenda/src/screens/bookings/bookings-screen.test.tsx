import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FoundBooking } from '@canchero/shared-contracts/booking';
import { uuid } from '@canchero/shared-contracts/testing/records';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking, aCourt } from '../../testing/fixtures';
import { renderScreen } from '../../testing/render-screen';
import { Visits } from '../../testing/visits';
import { BookingsScreen } from './bookings-screen';

const aFound = (given: Partial<FoundBooking> = {}): FoundBooking => ({
  id: uuid(1),
  court_id: uuid(101),
  court_name: 'Cancha 1',
  start: '2037-11-21T15:00:00.000Z',
  end: '2037-11-21T16:00:00.000Z',
  duration: 60,
  event_type: 'turno',
  modality: 'simple',
  state: 'confirmed',
  description: '',
  price: 1_200_000,
  paid: 0,
  payment_status: 'pending',
  players: ['Ana Paz'],
  ...given,
});

/** Server that answers one page per call and records the queries. */
let server: Server;
let asked: URLSearchParams[] = [];
let pages: { items: FoundBooking[]; next_cursor: string | null }[] = [];
let failures = 0;
const totals = { count: 2, minutes: 150, price: 2_400_000, paid: 1_200_000, pending: 1_200_000 };
const user = userEvent.setup();

beforeEach(async () => {
  [asked, pages, failures] = [[], [{ items: [aFound()], next_cursor: null }], 0];
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://local');
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (url.pathname.endsWith('/courts')) return send(200, { data: [aCourt()] });
    if (failures-- > 0) return send(503, { error: 'unavailable', message: '', params: {}, request_id: '' });
    asked.push(url.searchParams);
    const page = url.searchParams.has('cursor') ? pages[1] : pages[0];
    send(200, { data: { ...page, totals: url.searchParams.has('cursor') ? null : totals } });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  cleanup();
  server.closeAllConnections();
  server.close();
});

const open = (
  query = '?from=2037-11-21&to=2037-11-27',
  content = <BookingsScreen />,
  permissions: ('booking' | 'schedule')[] = ['booking'],
) =>
  renderScreen(content, {
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    address: `/reservas${query}`,
    permissions,
  });
const rows = () => screen.getAllByRole('row').slice(1);

test('signs tell of notes and consumptions', async () => {
  const items = [
    aFound({ has_notes: true }),
    aFound({ id: uuid(2), has_notes: true, has_consumptions: true }),
    aFound({ id: uuid(3), has_notes: false, has_consumptions: false }),
  ];
  pages = [{ items, next_cursor: null }];
  open();
  expect(await screen.findByRole('img', { name: 'Con nota' })).toBeVisible();
  const signs = rows().map((row) => within(row).queryByRole('img')?.getAttribute('aria-label') ?? null);
  expect(signs).toEqual(['Con nota', 'Con nota, Con consumos', null]);
});

test('shows each booking in the club’s time zone and currency, with a link to its event', async () => {
  pages = [
    {
      items: [aFound({ modality: 'fixed' }), aFound({ id: uuid(2), players: [], state: 'cancelled' })],
      next_cursor: null,
    },
  ];
  open();
  const links = await screen.findAllByRole('link', { name: /21 nov/ });
  expect(links[0]).toHaveAttribute('href', `/event/${uuid(1)}`);
  const [first, second] = rows();
  for (const shown of ['12:00 – 13:00', 'Cancha 1', 'Ana Paz', 'Turno · Fijo', 'Confirmada', 'Pago pendiente']) {
    expect(within(first as HTMLElement).getByText(shown)).toBeVisible();
  }
  expect(first).toHaveTextContent(/\$\s?12\.000/);
  expect(second).toHaveTextContent('Cancelada');
  expect(second).not.toHaveTextContent('Pago pendiente');
  expect(screen.getByText('2,5')).toBeVisible();
});

test('a chosen filter is written to the address and reloads the bookings', async () => {
  const page = open();
  await screen.findByRole('table');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Pago' }), 'overpaid');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Cancha' }), uuid(101));
  await waitFor(() => expect(page.location().search).toContain(`court=${uuid(101)}&payment=overpaid`));
  await waitFor(() => expect(asked.at(-1)?.get('payment_status')).toBe('overpaid'));
  await user.click(screen.getByRole('button', { name: 'Quitar los filtros' }));
  await waitFor(() => expect(page.location().search).toBe('?from=2037-11-21&to=2037-11-27'));
});

test('what is open can be chosen as a payment', async () => {
  const page = open();
  await screen.findByRole('table');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Pago' }), 'Con saldo pendiente');
  await waitFor(() => expect(asked.at(-1)?.get('payment_status')).toBe('open'));
  expect(page.location().search).toContain('payment=open');
});

test('bookings that wait for their contact have a state of their own, in the list and in its filter', async () => {
  const waiting = { state: 'pending_payment' as const, awaits: 'contact' as const };
  pages = [{ items: [aFound(waiting), aFound({ id: uuid(2), ...waiting, awaits: 'payment' })], next_cursor: null }];
  const page = open();
  await screen.findByRole('table');
  const [contact, payment] = rows();
  expect(contact).toHaveTextContent('Esperando confirmación');
  expect(payment).toHaveTextContent('Esperando pago');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'Esperando confirmación');
  await waitFor(() => expect(page.location().search).toContain('state=pending_contact'));
  await waitFor(() => expect(asked.at(-1)?.get('state')).toBe('pending_contact'));
});

test('a search starts when typing pauses', async () => {
  open();
  await screen.findByRole('table');
  await user.type(screen.getByRole('searchbox'), 'ana');
  await waitFor(() => expect(asked.at(-1)?.get('q')).toBe('ana'));
  expect(asked.filter((query) => query.has('q'))).toHaveLength(1);
});

test('changes show a second later, many by one read', async () => {
  const { host } = open();
  await screen.findByRole('table');
  expect(asked).toHaveLength(1);
  pages = [{ items: [aFound({ payment_status: 'fully_paid' }), aFound({ id: uuid(2) })], next_cursor: null }];
  const booking = aBooking({ start: '2037-11-21T15:00:00.000Z' });
  for (let i = 0; i < 20; i += 1) host.bus.emit(i % 2 ? 'booking.created' : 'booking.updated', { booking });
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(rows()[0]).not.toHaveTextContent('Pago pendiente');
  host.bus.emit('consumption.changed', { booking_id: uuid(1) });
  await waitFor(() => expect(asked).toHaveLength(3));
});

test('who comes back to the list sees what they did meanwhile', async () => {
  open('', <Visits of={<BookingsScreen />} />);
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  pages = [{ items: [aFound({ state: 'cancelled' })], next_cursor: null }];
  await user.click(screen.getByRole('button', { name: 'Come back' }));
  await waitFor(() => expect(rows()[0]).toHaveTextContent('Cancelada'));
});

test('another page is appended to the table', async () => {
  pages = [
    { items: [aFound()], next_cursor: 'next' },
    { items: [aFound({ id: uuid(2) })], next_cursor: null },
  ];
  open();
  await user.click(await screen.findByRole('button', { name: 'Cargar más' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Cargar más' })).not.toBeInTheDocument();
});

test('without results it shows a message and disables the export', async () => {
  pages = [{ items: [], next_cursor: null }];
  open();
  expect(await screen.findByText('No hay reservas que coincidan con el filtro.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Exportar CSV' })).toBeDisabled();
});

test('without results the way to the agenda is shown to whoever may open it', async () => {
  pages = [{ items: [], next_cursor: null }];
  open('', <BookingsScreen />, ['booking', 'schedule']);
  expect(await screen.findByRole('link', { name: 'Ir a la agenda' })).toHaveAttribute('href', '/agenda');
  cleanup();
  open();
  expect(await screen.findByText('No hay reservas que coincidan con el filtro.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ir a la agenda' })).toBeNull();
});

test('a failed query shows an error and can be retried', async () => {
  failures = 10;
  open();
  expect(await screen.findByText('No se pudieron cargar las reservas')).toBeVisible();
  failures = 0;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('table')).toBeVisible();
});
