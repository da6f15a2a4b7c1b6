import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { courtEndpoints } from '@canchero/shared-contracts/court';
import { itemEndpoints } from '@canchero/shared-contracts/item';
import { keyOf } from '@canchero/shared-contracts/kit';
import { aClub, CLUB_ID, uuid } from '@canchero/shared-contracts/testing/records';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { aBooking } from '../../testing/fixtures';
import { api, card, eachTestHasTwoBookings, form, open, user } from '../../testing/opened-day';

eachTestHasTwoBookings();

test("a booking's address without its day opens the day, the drawer and its tab, and replaces the address", async () => {
  api.bookings = [aBooking({ id: uuid(1), start: '2040-11-28T13:00:00.000Z', description: 'Gómez' })];
  const page = open({ search: `?booking=${uuid(1)}&tab=players` });
  const drawer = await form();
  await waitFor(() =>
    expect(page.location().search).toBe(`?view=vertical&date=2040-11-28&booking=${uuid(1)}&tab=players`),
  );
  expect(drawer.getByRole('tab', { name: /^Jugadores/, hidden: true })).toHaveAttribute('aria-selected', 'true');
  expect(page.entries()).toBe(1);
  expect(await screen.findByRole('gridcell', { name: /Gómez/, hidden: true })).toBeInTheDocument();
});

test('a closed day says so with its name', async () => {
  api.bookings = [];
  open({ club: aClub({ closed_days: [{ date: '2037-11-25', name: 'Aniversario' }] }) });
  expect(
    await screen.findByRole('heading', { name: 'miércoles, 25 de noviembre de 2037 · Cerrado: Aniversario' }),
  ).toBeVisible();
  expect(await screen.findByText('El club está cerrado este día.')).toBeVisible();
});

test('explains that no club is selected', () => {
  open({ club: null });
  expect(screen.getByRole('status')).toHaveTextContent('No hay un club seleccionado');
});

test('without courts, those who may configure the club are led to the courts screen', async () => {
  api.courts = [];
  const page = open();
  await user.click(await screen.findByRole('button', { name: 'Configurar canchas' }));
  expect(page.location().pathname).toBe('/courts');
});

test('without courts, everyone else reads whom to ask', async () => {
  api.courts = [];
  open({ permissions: ['schedule'] });
  expect(await screen.findByText(/Pedile a quien administra/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Configurar canchas' })).toBeNull();
});

test('an empty day says so and offers a booking', async () => {
  api.bookings = [];
  const page = open();
  const hint = await screen.findByText('No hay reservas para este día');
  await user.click(within(hint.parentElement as HTMLElement).getByRole('button', { name: 'Nueva reserva' }));
  expect(page.location().search).toContain('booking=new');
});

test('a day without bookings that is blocked is not called empty', async () => {
  api.bookings = [];
  const [start, end] = ['2037-11-25T12:00:00.000Z', '2037-11-25T23:00:00.000Z'];
  const block = { id: uuid(401), club_id: uuid(1), court_ids: [uuid(101)], start, end, version: 1 };
  api.answer(/GET \/blocks$/, () => [{ ...block, kind: 'weather', reason: 'Lluvia' }]);
  open();
  expect(await screen.findByText('Clima: Lluvia')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('No hay reservas para este día')).toBeNull());
});

test.each([
  [/GET \/courts/, 'No se pudieron cargar las canchas del club'],
  [/GET \/bookings/, 'No se pudieron cargar las reservas'],
])('%s refused: the reason, and trying again works', async (call, title) => {
  api.refuseNext(call, { status: 403, error: 'permission_denied' });
  open();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(title);
  expect(alert).toHaveTextContent('No tienes permisos para realizar esta acción.');
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await card(/Gómez/)).toBeVisible();
});

test.each(['0001-01-01', '9999-12-31', 'mañana'])(
  'the address of %s, which the agenda does not have, shows today',
  async (date) => {
    // jsdom has none, and today is scrolled to its hour
    Element.prototype.scrollTo = jest.fn();
    open({ search: `?date=${date}` });
    expect(await screen.findByRole('grid')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Hoy' })).toBeDisabled();
  },
);

test('the filter is in the address and can be removed', async () => {
  const page = open({ search: `?date=2037-11-25&court=${uuid(102)}` });
  expect(await card(/Ruiz/)).toBeVisible();
  expect(screen.queryByRole('gridcell', { name: /Gómez/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Quitar el filtro Cancha 2' }));
  expect(await card(/Gómez/)).toBeVisible();
  expect(page.location().search).toBe('?view=vertical&date=2037-11-25');
});

test('a colleague’s changes come in; echoes and older versions change nothing', async () => {
  const page = open();
  await card(/Gómez/);
  const [booking] = api.bookings;
  if (!booking) throw new Error('no booking');
  page.host.bus.emit('booking.updated', { booking: { ...booking, description: 'Nuevo', version: 3 } });
  expect(await card(/Nuevo/)).toBeVisible();
  page.host.bus.emit('booking.updated', { booking: { ...booking, description: 'Viejo', version: 2 } });
  expect(screen.queryByRole('gridcell', { name: /Viejo/ })).toBeNull();
  page.host.bus.emit('booking.cancelled', { booking: { ...booking, state: 'cancelled', version: 4 } });
  await waitFor(() => expect(screen.queryByRole('gridcell', { name: /Nuevo/ })).toBeNull());
});

test('who leaves the day finds its data stale, and that of other screens as it was', async () => {
  const { queryClient } = open();
  await card(/Gómez/);
  const [courts, bookings] = [
    keyOf(courtEndpoints.list, { clubId: CLUB_ID }),
    keyOf(bookingEndpoints.list, { clubId: CLUB_ID }),
  ];
  const items = keyOf(itemEndpoints.list, { clubId: CLUB_ID });
  queryClient.setQueryData(items, []);
  cleanup();
  const areStale = (queryKey: typeof items) =>
    queryClient
      .getQueryCache()
      .findAll({ queryKey })
      .map(({ state }) => state.isInvalidated);
  expect([areStale(courts), areStale(items)]).toEqual([[true], [false]]);
  expect(new Set(areStale(bookings))).toEqual(new Set([true]));
});
