import type { BookingPlace } from '@canchero/shared-contracts/booking';
import { useHost } from '@canchero/shared-contracts/kit';
import { CLUB_ID } from '@canchero/shared-contracts/testing/records';
import { act, cleanup, waitFor } from '@testing-library/react';
import { useEffect, useMemo } from 'react';
import { type ClubServer, startClubServer } from '../testing/club-server';
import { aBooking } from '../testing/fixtures';
import { renderScreen } from '../testing/render-screen';
import { ChangeLog } from '../undo/change-log';
import type { BookingActions } from './booking-actions';
import { createBookingCache } from './booking-cache';
import { useBookingActions } from './use-booking-actions';

const START = '2037-11-25T13:00:00.000Z';

let api: ClubServer;
beforeEach(async () => {
  api = await startClubServer();
});
afterEach(async () => {
  cleanup();
  await api.close();
});

/** Hands out the actions as a screen has them. */
function Screen({ onActions }: { onActions(actions: BookingActions): void }) {
  const host = useHost();
  const cache = useMemo(() => createBookingCache(host, CLUB_ID), [host]);
  const log = useMemo(() => new ChangeLog(), []);
  const [actions] = useBookingActions(host, CLUB_ID, cache, log);
  useEffect(() => {
    onActions(actions);
  }, [onActions, actions]);
  return null;
}

async function open(): Promise<BookingActions> {
  const given: BookingActions[] = [];
  renderScreen(<Screen onActions={(actions) => given.push(actions)} />, { apiUrl: api.url, address: '/agenda' });
  await waitFor(() => expect(given).toHaveLength(1));
  return given[0] as BookingActions;
}

test('a step that comes before the screen shows the answer to the last one goes on from that answer', async () => {
  const booking = aBooking({ start: START });
  api.bookings = [booking];
  const actions = await open();
  const to = (minutes: number): BookingPlace => ({
    court_id: booking.court_id,
    start: new Date(Date.parse(START) + minutes * 60_000).toISOString(),
    duration: booking.duration,
  });
  await act(() => actions.move(booking, to(15), true));
  // the screen has still the version of before
  expect(await act(() => actions.move(booking, to(30), true))).toMatchObject({ start: to(30).start });
});

test('a colleague’s change since is not overwritten', async () => {
  const booking = aBooking({ start: START });
  api.bookings = [booking];
  const actions = await open();
  const place = { court_id: booking.court_id, start: '2037-11-25T14:00:00.000Z', duration: booking.duration };
  await act(() => actions.move(booking, place));
  api.bookings = api.bookings.map((b) => ({ ...b, version: b.version + 1, description: 'Cambiada' }));
  const refused = act(() => actions.move(booking, place));
  await expect(refused).rejects.toMatchObject({ code: 'stale_version' });
});
