import { uuid } from '@canchero/shared-contracts/testing/records';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ClubServer, startClubServer } from './club-server';
import { aBooking, aCourt } from './fixtures';
import { renderDay } from './render-day';

export const user = userEvent.setup();
/** Server of the test that runs. */
export let api: ClubServer;
let pages: ReturnType<typeof renderDay>[] = [];

/** Gives each test of a file a club with two courts, each with a booking at ten. */
export function eachTestHasTwoBookings() {
  beforeEach(async () => {
    api = await startClubServer();
    api.courts = [aCourt({ name: 'Cancha 1' }), aCourt({ id: uuid(102), name: 'Cancha 2', sort: 2 })];
    api.bookings = [
      aBooking({ id: uuid(1), start: '2037-11-25T13:00:00.000Z', description: 'Gómez' }),
      aBooking({ id: uuid(2), court_id: uuid(102), start: '2037-11-25T13:00:00.000Z', description: 'Ruiz' }),
    ];
  });
  afterEach(async () => {
    cleanup();
    for (const page of pages) page.queryClient.clear();
    pages = [];
    await api.close();
  });
}

/** Shows the day of these bookings. */
export const open = (options: Partial<Parameters<typeof renderDay>[0]> = {}) => {
  const page = renderDay({ apiUrl: api.url, search: '?date=2037-11-25', ...options });
  pages.push(page);
  return page;
};

export const card = (name: RegExp) => screen.findByRole('gridcell', { name });
export const form = async () => within(await screen.findByRole('dialog', { hidden: true }));
/** The focus manager hides a dialog that has no layout, as here; in browsers it does not. */
export const inDrawer = (drawer: Awaited<ReturnType<typeof form>>, name: string) =>
  drawer.getByRole('button', { name, hidden: true });
