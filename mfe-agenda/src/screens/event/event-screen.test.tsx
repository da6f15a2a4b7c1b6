import { Route, Routes } from '@canchero/shared-contracts/router';
import { uuid } from '@canchero/shared-contracts/testing/records';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ClubServer, startClubServer } from '../../testing/club-server';
import { aBooking, aCourt } from '../../testing/fixtures';
import { renderScreen } from '../../testing/render-screen';
import { EventScreen } from './event-screen';

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
  players: [{ id: uuid(7), name: 'Ana Paz', phone: '+5491155550000' } as never],
});

function open(address = `/event/${booking.id}`) {
  return renderScreen(
    <Routes>
      <Route path="/event/:bookingId" element={<EventScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    { apiUrl: api.url, address, permissions: ['booking'] },
  );
}

test('the event shows court, time, players and description, and leads to the agenda', async () => {
  api.bookings = [booking];
  const page = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Pádel 3' })).toBeVisible();
  expect(screen.getByText(/12:00 – 13:00/)).toBeVisible();
  expect(screen.getByText('Cumpleaños')).toBeVisible();
  const players = within(screen.getByRole('region', { name: '1 jugador' }));
  expect(players.getByText('Ana Paz')).toBeVisible();
  expect(players.getByText('11 5555-0000')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Agregar consumo' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ver en la agenda' }));
  expect(page.location()).toMatchObject({ pathname: '/agenda', search: `?date=2037-11-21&booking=${booking.id}` });
});

test('a player is written to about what there is to say, at the right number', async () => {
  api.bookings = [{ ...booking, price: 4_800_000, paid: 1_000_000, payment_status: 'partially_paid' }];
  open();
  await user.click(await screen.findByRole('button', { name: 'Escribir a Ana Paz por WhatsApp' }));
  const links = within(await screen.findByRole('menu')).getAllByRole('menuitem') as HTMLAnchorElement[];
  expect(links.map((link) => link.textContent)).toEqual(['Confirmación', 'Recordatorio', 'Pago pendiente', 'Saludo']);
  const [, reminder, debt] = links.map((link) => new URL(link.href));
  expect(reminder?.origin + (reminder?.pathname ?? '')).toBe('https://wa.me/5491155550000');
  expect(reminder?.searchParams.get('text')).toMatch(
    /Hola Ana Paz, te recordamos tu turno en .*: Pádel 3, .* a las 12:00/,
  );
  expect(debt?.searchParams.get('text')).toMatch(/quedan \$\s?38\.000 por pagar/);
});

test('a booking without a price is not called paid, and says how to set one', async () => {
  api.bookings = [{ ...booking, price: 0, paid: 0, payment_status: 'fully_paid' }];
  open();
  expect((await screen.findAllByText('Sin precio'))[0]).toBeVisible();
  expect(screen.queryByText('Pagado')).toBeNull();
});

test('on a device for touch a phone number can be dialled', async () => {
  const fine = window.matchMedia;
  window.matchMedia = ((query: string) => ({ ...fine(query), matches: query.includes('coarse') })) as never;
  api.bookings = [booking];
  open();
  const number = await screen.findByRole('link', { name: '11 5555-0000' });
  expect(number).toHaveAttribute('href', 'tel:+5491155550000');
  window.matchMedia = fine;
});

test('a colleague’s change shows at once', async () => {
  api.bookings = [booking];
  const { host } = open();
  await screen.findByText('Cumpleaños');
  const cancelled = { ...booking, state: 'cancelled' as const, cancel_reason: 'Lluvia', version: 2 };
  host.bus.emit('booking.cancelled', { booking: cancelled });
  expect(await screen.findByText('Esta reserva fue cancelada: Lluvia')).toBeVisible();
  host.bus.emit('booking.cancelled', {
    booking: { ...cancelled, cancel_reason: 'code:cancelled_by_player', version: 3 },
  });
  expect(await screen.findByText('Cancelada por el jugador')).toBeVisible();
});

test('a booking that is not there says so and leads to the agenda', async () => {
  const page = open(`/event/${uuid(404)}`);
  expect(await screen.findByRole('heading', { name: 'Esta reserva no existe' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ir a la agenda' }));
  expect(page.location().pathname).toBe('/agenda');
});

test('a failure can be tried again', async () => {
  api.bookings = [booking];
  for (let i = 0; i < 4; i++) api.refuseNext(/GET \/bookings\/[^/]+$/, { status: 503, error: 'unavailable' });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo abrir la reserva');
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Cumpleaños')).toBeVisible();
});
