import type { AvailableStart } from '@canchero/shared-contracts/club';
import { Route, Routes } from '@canchero/shared-contracts/router';
import { renderInHost } from '@canchero/shared-contracts/testing';
import { uuid } from '@canchero/shared-contracts/testing/records';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import es from '../../lang/es.json';
import { BookingScreen } from '../screens/booking/booking-screen';
import { at, type BookingServer, startBookingServer } from './booking-server';

/** Person at the page, who clicks what lies under something else as well: nothing has a place in jsdom. */
export const user = userEvent.setup({ pointerEventsCheck: 0 });

/** Returns the club's day that is `days` ahead, YYYY-MM-DD. */
export const ahead = (days: number) =>
  new Date(Date.now() - 3 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

/** Day with free starts. */
export const DAY = ahead(3);

/** Returns a free start of a day. `prices`: centavos by the number of a court. */
const aStart = (time: string, prices: Record<number, number>): AvailableStart => ({
  start: at(DAY, time),
  courts: Object.entries(prices).map(([court, price]) => ({ court_id: uuid(Number(court)), price, deposit: 500_000 })),
});

/** Starts the service of a club with two free starts, at 09:00 and 20:30, for a visitor who was never there. */
export async function startClub(): Promise<BookingServer> {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
  const api = await startBookingServer();
  api.starts[DAY] = [aStart('09:00', { 1: 2_000_000, 2: 1_800_000 }), aStart('20:30', { 1: 2_200_000 })];
  return api;
}

/** Opens the club's public page. */
export const openPage = (api: BookingServer, query = `?date=${DAY}`) =>
  renderInHost(
    <Routes>
      <Route path="/reserva/:clubId" element={<BookingScreen />} />
    </Routes>,
    { apiUrl: api.url, address: `/reserva/club-del-rio${query}`, messages: es, permissions: [], club: null },
  );

/** Opens the form of a place, which holds it. */
export const openForm = (api: BookingServer) =>
  openPage(api, `?date=${DAY}&duration=90&court=${uuid(1)}&start=${at(DAY, '09:00')}`);

/** Returns the calls that the page has sent, of one kind. */
export const sentTo = (api: BookingServer, call: RegExp) => api.calls.filter((one) => call.test(one.call));

/** Fills in the form as Ana does. `part`: other values by the label of their field, '' to leave one empty. */
export async function fillIn(part: Record<string, string> = {}): Promise<void> {
  const values = { Nombre: 'Ana', Apellido: 'Ruiz', Teléfono: '11 4444-5555', Email: 'ana@example.com', ...part };
  for (const [label, value] of Object.entries(values)) {
    const field = screen.getByRole('textbox', { name: label });
    await user.clear(field);
    if (value) await user.type(field, value);
  }
}
