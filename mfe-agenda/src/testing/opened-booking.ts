import type { Booking } from '@canchero/shared-contracts/booking';
import { uuid } from '@canchero/shared-contracts/testing/records';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DateTime } from 'luxon';
import { type ClubServer, startClubServer } from './club-server';
import { aBooking, aCourt, aPlayer } from './fixtures';
import { renderDay } from './render-day';

/** Day ahead, whatever today is: what has passed of a series is out of reach. */
export const day = DateTime.now().setZone('America/Argentina/Buenos_Aires').startOf('day').plus({ days: 30 });
export const date = (weeks = 0) => day.plus({ weeks }).toFormat('yyyy-MM-dd');
export const ten = (weeks = 0) => day.plus({ weeks, hours: 10 }).toUTC().toISO() as string;
export const SERIES = uuid(700);

export const user = userEvent.setup({ pointerEventsCheck: 0 });
/** Server, page and booking of the test that runs. */
export let api: ClubServer;
export let page: ReturnType<typeof renderDay>;
export let booking: Booking;

/** Gives each test of a file a club with one booking, at ten, and three players, of whom one is blocked. */
export function eachTestHasABooking() {
  beforeEach(async () => {
    api = await startClubServer();
    api.courts = [aCourt()];
    booking = aBooking({ start: ten(), description: 'Gómez' });
    api.bookings = [booking];
    api.players = [
      aPlayer(),
      aPlayer({ id: uuid(202), first_name: 'Bea', last_name: 'Gil', email: null }),
      aPlayer({ id: uuid(203), first_name: 'Caro', last_name: 'Vetada', blocked: true }),
    ];
  });
  afterEach(async () => {
    cleanup();
    page.queryClient.clear();
    await api.close();
  });
}

/** Shows the day. */
export const showDay = (search = '') => {
  page = renderDay({ apiUrl: api.url, search: `?date=${date()}${search}`, permissions: ['schedule', 'booking'] });
};
/** Opens the booking, or a `new` one, at a tab of the drawer. Returns queries of the drawer. */
export const open = async (tab: string, id = booking.id) => {
  showDay(`&booking=${id}&tab=${tab}`);
  return within(await screen.findByRole('dialog'));
};
/** Returns the calls that match, such as `/PUT/`. */
export const sent = (call: RegExp) => api.calls.filter((c) => call.test(c.call));
/** Changes the booking at the server. */
export const change = (next: Partial<Booking>) => {
  booking = { ...booking, ...next, version: booking.version + 1 };
  api.bookings = [booking];
  return booking;
};
