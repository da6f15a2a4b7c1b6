import type { Booking } from '@canchero/shared-contracts/booking';
import { aClub, uuid } from '@canchero/shared-contracts/testing/records';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aBooking, aCourt } from '../../testing/fixtures';
import { api, card, eachTestHasTwoBookings, form, inDrawer, open, user } from '../../testing/opened-day';

eachTestHasTwoBookings();

test('the name of a card says in words what its colour and place show', async () => {
  open();
  expect(await card(/Gómez/)).toHaveAccessibleName(
    '10:00 – 11:00 Gómez $ 12.000, Cancha 1, Turno, Pago pendiente'.replace('$ ', '$\u00a0'),
  );
});

test('the name of a court has its colour', async () => {
  api.courts = [aCourt({ name: 'Cancha verde', color: '#107c41' })];
  open();
  const name = await screen.findByRole('button', { name: 'Cancha verde' });
  expect(name.closest('li')?.style.getPropertyValue('--court-color')).toBe('#107c41');
});

test('a booking without a price looks open and is called so, not paid', async () => {
  const unpaid = { price: 0, payment_status: 'fully_paid' as const };
  const paid = { paid: 1_200_000, payment_status: 'fully_paid' as const };
  api.bookings = [
    aBooking({ id: uuid(1), start: '2037-11-25T13:00:00.000Z', description: 'Gómez', ...unpaid }),
    aBooking({ id: uuid(2), start: '2037-11-25T15:00:00.000Z', description: 'Debe' }),
    aBooking({ id: uuid(3), start: '2037-11-25T17:00:00.000Z', description: 'Pagó', ...paid }),
  ];
  open();
  const unpriced = await card(/Gómez/);
  expect(unpriced).toHaveAccessibleName(/Sin precio$/);
  expect(unpriced.className).toBe((await card(/Debe/)).className);
  expect(unpriced.className).not.toBe((await card(/Pagó/)).className);
});

test('a card names what its marks show: fixed booking, note, consumptions; they come and go while it is shown', async () => {
  api.bookings = [
    aBooking({ id: uuid(1), start: '2037-11-25T13:00:00.000Z', description: 'Gómez', series_id: uuid(700) }),
  ];
  const { host } = open();
  const emit = (...event: Parameters<typeof host.bus.emit>) =>
    act(() => {
      host.bus.emit(...event);
    });
  const named = async (end: RegExp) => expect(await screen.findByRole('gridcell', { name: end })).toBeVisible();
  const shown = (marks: Partial<Booking>) => {
    api.bookings = api.bookings.map((b) => ({ ...b, ...marks }));
  };
  await named(/Pago pendiente, Turno fijo$/);
  shown({ has_notes: true });
  emit('booking_note.changed', { booking_id: null, series_id: uuid(700) });
  await named(/Pago pendiente, Turno fijo, Con nota$/);
  shown({ has_consumptions: true });
  emit('consumption.changed', { booking_id: uuid(1) });
  await named(/Pago pendiente, Turno fijo, Con nota, Con consumos$/);
  shown({ has_notes: false });
  emit('booking_note.changed', { booking_id: uuid(1), series_id: null });
  await named(/Pago pendiente, Turno fijo, Con consumos$/);
});

test('the hover card stays while the mouse goes to a phone in it, which opens a chat', async () => {
  api.bookings = [
    aBooking({
      start: '2037-11-25T13:00:00.000Z',
      players: [{ id: uuid(201), name: 'Ana Paz', phone: '+5491155551234' }],
    }),
  ];
  open();
  const place = await card(/Ana Paz/);
  await user.hover(place);
  const details = await screen.findByTestId('hover-card');
  const phone = within(details).getByText('11 5555-1234');
  expect(phone).toHaveAttribute('href', 'https://wa.me/5491155551234?text=');
  await user.hover(phone);
  fireEvent.pointerDown(phone);
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(details).toBeVisible();
  await user.unhover(phone);
  await waitFor(() => expect(screen.queryByTestId('hover-card')).toBeNull());
});

test('a hold of the public page is shown as such, and goes when it ends', async () => {
  const page = open();
  await card(/Gómez/);
  const start = '2037-11-25T20:00:00.000Z';
  const hold = aBooking({ id: uuid(77), start, state: 'hold', hold_until: '2037-11-25T13:10:00.000Z' });
  page.host.bus.emit('booking.updated', { booking: hold });
  expect(await card(/Reservando en la página/)).toBeVisible();
  page.host.bus.emit('booking.hold_ended', { club_id: hold.club_id, booking_id: hold.id });
  await waitFor(() => expect(screen.queryByRole('gridcell', { name: /Reservando en la página/ })).toBeNull());
});

test('a hold is opened, not moved, cancelled or charged, by keys as by hand; its look and a toast say why', async () => {
  const page = open();
  await card(/Gómez/);
  const start = '2037-11-25T20:00:00.000Z';
  const players = [{ id: uuid(88), name: 'Iris', phone: null }];
  const hold = aBooking({ id: uuid(77), start, players, state: 'hold', hold_until: '2037-11-25T13:10:00.000Z' });
  page.host.bus.emit('booking.updated', { booking: hold });
  const held = await card(/Iris.*Reservando en la página/);
  act(() => held.focus());
  for (const keys of ['{Alt>}{ArrowDown}{/Alt}', '{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}', 'c', '{Delete}']) {
    await user.keyboard(keys);
  }
  expect(page.toasts).toEqual(
    Array(4).fill({
      intent: 'info',
      title: 'Reservando en la página',
      body: expect.stringMatching(/^Un jugador está reservando este turno en la página, hasta las 10:10\./),
    }),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await card(/17:00 – 18:00 Iris/)).toHaveFocus();
  expect(api.calls.filter(({ call }) => /^(POST|PUT|DELETE)/.test(call))).toEqual([]);
});

test('the drawer of a hold changes nothing of it, and takes its place back for the club', async () => {
  const start = '2037-11-25T20:00:00.000Z';
  api.bookings = [aBooking({ id: uuid(77), start, state: 'hold', hold_until: '2037-11-25T13:10:00.000Z' })];
  api.answer(/DELETE .*\/holds\//, () => null);
  const page = open({ search: `?date=2037-11-25&booking=${uuid(77)}` });
  const drawer = await form();
  expect(await drawer.findByText(/Un jugador lo está reservando, hasta las 10:10\./)).toBeVisible();
  expect(inDrawer(drawer, 'Guardar cambios')).toBeDisabled();
  for (const name of ['Cancelar reserva', 'Marcar como...'])
    expect(drawer.queryByRole('button', { name, hidden: true })).toBeNull();
  await user.click(inDrawer(drawer, 'Liberar para el club'));
  await waitFor(() => expect(page.toasts).toMatchObject([{ intent: 'success', title: 'Turno liberado' }]));
  expect(api.calls.map(({ call }) => call)).toContain(`DELETE /holds/${uuid(77)}`);
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
});

test('a court under maintenance is shown as such and takes no bookings', async () => {
  api.courts = [aCourt({ status: 'maintenance', name: 'Cancha 9' })];
  open();
  expect(await screen.findByRole('rowheader', { name: 'Cancha 9, En mantenimiento' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Nueva reserva' })).toBeDisabled();
});

test('support that only looks begins no booking and searches no free slot', async () => {
  const impersonation = { reason: 'Pide ayuda', write: false, ends_at: '2037-11-25T12:00:00Z' };
  open({ club: aClub({ role: null, impersonation }) });
  await card(/Gómez/);
  for (const name of ['Nueva reserva', 'Buscar turno']) expect(screen.getByRole('button', { name })).toBeDisabled();
});

test('support that only looks opens a booking, and neither moves nor cancels it nor books beside it', async () => {
  const impersonation = { reason: 'Pide ayuda', write: false, ends_at: '2037-11-25T12:00:00Z' };
  const page = open({ club: aClub({ role: null, impersonation }) });
  const booking = await card(/Gómez/);
  act(() => booking.focus());
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}{Delete}{ArrowDown}{Enter}');
  fireEvent.contextMenu(booking);
  await user.click(await screen.findByRole('rowheader', { name: 'Cancha 1' }));
  expect(document.activeElement).toHaveAccessibleName('11:00, Cancha 1, libre');
  expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull();
  expect(screen.queryByRole('menu', { hidden: true })).toBeNull();
  expect(page.location().search).not.toContain('booking=');
  expect(api.calls.filter(({ call }) => /^(POST|PUT|DELETE)/.test(call))).toEqual([]);
  await user.keyboard('{ArrowUp}{Enter}');
  await waitFor(() => expect(page.location().search).toContain(`booking=${uuid(1)}`));
});
