import { uuid } from '@canchero/shared-contracts/testing/records';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ClubServer, startClubServer } from '../testing/club-server';
import { aBooking, aPayment, someMoney } from '../testing/fixtures';
import { renderScreen } from '../testing/render-screen';
import { BookingPayments } from './booking-payments';

const user = userEvent.setup({ pointerEventsCheck: 0 });

let api: ClubServer;
beforeEach(async () => {
  api = await startClubServer();
});
afterEach(async () => {
  cleanup();
  await api.close();
});

const [ana, bea] = [
  { id: uuid(201), name: 'Ana', phone: null },
  { id: uuid(202), name: 'Bea', phone: null },
];

test.each([
  ['has left the booking, in which nobody is', [], 1],
  ['has left the booking to others, who owe it', [bea], 0],
  ['is in the booking', [ana, bea], 0],
])('deleting the payment of a player who %s says what nobody owes', async (_, players, warnings) => {
  const paid = aPayment({ player_id: ana.id, player_name: 'Ana' });
  const booking = aBooking({ start: '2037-11-21T15:00:00.000Z', price: 2_400_000, players });
  api.answer(/GET .*\/payments$/, () => someMoney(booking, [paid]));
  renderScreen(<BookingPayments bookingId={uuid(1)} />, {
    apiUrl: api.url,
    address: '/agenda',
    permissions: ['schedule', 'booking'],
  });
  await user.click(await screen.findByRole('button', { name: /Acciones de Efectivo/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Eliminar pago' }));
  await screen.findByText('¿Eliminar el pago?');
  const shown = screen.queryAllByText(
    /^Ana ya no está en la reserva: .*24\.000 quedan pendientes en ella y nadie los debe/,
  );
  expect(shown).toHaveLength(warnings);
});
