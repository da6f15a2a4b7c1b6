import type { Booking } from '@canchero/shared-contracts/booking';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ClubServer, startClubServer } from '../../testing/club-server';
import { aBooking, aCourt } from '../../testing/fixtures';
import { renderDay } from '../../testing/render-day';
import { GEOMETRIES } from './grid/geometry';

let api: ClubServer;
let page: ReturnType<typeof renderDay>;
const user = userEvent.setup();

beforeEach(async () => {
  api = await startClubServer();
  api.courts = [aCourt()];
  api.bookings = [aBooking({ start: '2037-11-25T13:00:00.000Z', description: 'Gómez' })];
});
afterEach(async () => {
  cleanup();
  jest.restoreAllMocks();
  page.queryClient.clear();
  await api.close();
});

/** Returns a booking that calls `onRead` whenever its payment status is read; only its card does so. */
const watched = (booking: Booking, onRead: () => void): Booking =>
  Object.defineProperty({ ...booking }, 'payment_status', {
    enumerable: true,
    get() {
      onRead();
      return booking.payment_status;
    },
  });

test('the lanes and cards do not render again when the drawer opens or its form changes', async () => {
  const laneStyle = jest.spyOn(GEOMETRIES.columns, 'laneStyle');
  const cardRead = jest.fn();
  page = renderDay({ apiUrl: api.url, search: '?date=2037-11-25' });
  await screen.findByRole('gridcell', { name: /Gómez/ });
  const change = aBooking({ start: '2037-11-25T13:00:00.000Z', description: 'Ruiz', version: 2 });
  page.host.bus.emit('booking.updated', { booking: watched(change, cardRead) });
  await screen.findByRole('gridcell', { name: /Ruiz/ });
  expect(cardRead).toHaveBeenCalled();
  expect(laneStyle).toHaveBeenCalled();

  cardRead.mockClear();
  laneStyle.mockClear();
  await user.click(screen.getByRole('button', { name: 'Nueva reserva' }));
  const drawer = within(await screen.findByRole('dialog', { hidden: true }));
  await user.type(drawer.getByRole('textbox', { name: 'Descripción', hidden: true }), 'Liga');
  expect(page.dirty.size).toBe(1);
  expect(cardRead).not.toHaveBeenCalled();
  expect(laneStyle).not.toHaveBeenCalled();
});
