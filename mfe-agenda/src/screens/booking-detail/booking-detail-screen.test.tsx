import type { Permission } from '@canchero/shared-contracts/core';
import { Route, Routes } from '@canchero/shared-contracts/router';
import { uuid } from '@canchero/shared-contracts/testing/records';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ClubServer, startClubServer } from '../../testing/club-server';
import { aBooking, aCourt } from '../../testing/fixtures';
import { renderScreen } from '../../testing/render-screen';
import { BookingDetailScreen } from './booking-detail-screen';

let api: ClubServer;
const user = userEvent.setup();
beforeEach(async () => {
  api = await startClubServer();
  api.courts = [aCourt({ name: 'Pádel 3' })];
});
afterEach(async () => {
  cleanup();
  await api.close();
});

const booking = aBooking({
  start: '2037-11-21T15:00:00.000Z',
  description: 'Cumpleaños',
  players: [{ id: uuid(7), name: 'Ana Paz', phone: '+541155550000' } as never],
});

function open(address = `/detalle-reserva/${booking.id}`, permissions: Permission[] = ['booking']) {
  return renderScreen(
    <Routes>
      <Route path="/detalle-reserva/:bookingId" element={<BookingDetailScreen />} />
    </Routes>,
    { apiUrl: api.url, address, permissions },
  );
}

test('the slip to print names club, court, time, sums and the reference; its text can be copied', async () => {
  api.bookings = [{ ...booking, paid: 500_000, payment_status: 'partially_paid' }];
  open(`/detalle-reserva/${booking.id}`);
  const slip = await screen.findByRole('article');
  await waitFor(() => expect(slip).toHaveTextContent('Pádel 3'));
  for (const shown of ['Club de prueba', '12:00 – 13:00', 'Ana Paz', booking.id.slice(0, 8).toUpperCase()]) {
    expect(slip).toHaveTextContent(shown);
  }
  expect(slip).toHaveTextContent(/Precio\$\s?12\.000.*Pagado\$\s?5\.000.*Resta pagar\$\s?7\.000/);
  expect(screen.getByRole('link', { name: /5555-?0000/ })).toHaveAttribute('href', 'https://wa.me/541155550000?text=');
  await user.click(screen.getByRole('button', { name: 'Compartir' }));
  expect(screen.getByRole('menuitem', { name: 'Enviar a Ana Paz' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/541155550000\?text=Tu%20reserva%20en%20Club/),
  );
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('menuitem', { name: 'Copiar el texto' }));
  expect(copied).toHaveBeenCalledWith(
    expect.stringMatching(/^Tu reserva en Club de prueba: Pádel 3, .*de 12:00 a 13:00\./),
  );
});

const consumptions = {
  items: [
    { id: uuid(301), quantity: 2, name: 'Agua mineral', player_name: 'Ana Paz', total: 300_000, paid: 300_000 },
    { id: uuid(302), quantity: 1, name: 'Grip', player_name: null, total: 450_000, paid: 0 },
  ],
  totals: { count: 2, total: 750_000, paid: 300_000, open: 450_000 },
};

test('the slip lists what was consumed, with what is paid and open of it', async () => {
  api.bookings = [booking];
  api.answer(/\/consumptions$/, () => consumptions);
  open(undefined, ['booking', 'consumption']);
  const slip = await screen.findByRole('article');
  await waitFor(() => expect(slip).toHaveTextContent(/2 × Agua mineral · Ana Paz\$\s?3\.000\s*1 × Grip\$\s?4\.500/));
  expect(slip).toHaveTextContent(/Total\$\s?7\.500\s*Pagado\$\s?3\.000\s*Resta pagar\$\s?4\.500/);
});

test('who does not see consumptions prints the slip without them, and asks for none', async () => {
  api.bookings = [booking];
  open();
  expect(await screen.findByRole('article')).not.toHaveTextContent('Consumos');
  expect(api.calls.filter(({ call }) => call.endsWith('/consumptions'))).toEqual([]);
});
