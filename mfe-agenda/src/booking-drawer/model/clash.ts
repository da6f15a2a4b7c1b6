import { type Booking, occupies } from '@canchero/shared-contracts/booking';
import type { Conflict } from '../../bookings-data/model/conflict';
import { type BookingDraft, draftEnd, furtherCourts } from './booking-draft';

/** Returns the bookings that a draft overlaps on any of its courts, without the one that it changes. */
export function clashesOf(draft: BookingDraft, bookings: readonly Booking[], ignoreId?: string): Conflict[] {
  const end = draftEnd(draft);
  const { court_id, start } = draft;
  if (!court_id || !start || !end) return [];
  const [from, to] = [Date.parse(start), Date.parse(end)];
  const courts = [court_id, ...furtherCourts(draft)];
  return bookings
    .filter((b) => b.id !== ignoreId && courts.includes(b.court_id) && occupies(b))
    .filter((b) => Date.parse(b.start) < to && Date.parse(b.end) > from)
    .map(({ id, court_id, start, end, players, description }) => {
      const who = players[0]?.name || description;
      return { id, court_id, start, end, ...(who && { who }) };
    });
}
