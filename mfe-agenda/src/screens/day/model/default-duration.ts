import { type Booking, MIN_DURATION, occupies } from '@canchero/shared-contracts/booking';
import { type Court, usualDuration } from '@canchero/shared-contracts/court';

const MINUTE = 60_000;

/** Returns the minutes for a new booking at a place: the court's usual ones, or less if its next booking begins earlier. */
export function defaultDurationAt(
  bookings: readonly Pick<Booking, 'court_id' | 'start' | 'state'>[],
  court: Pick<Court, 'id' | 'sport' | 'usual_duration'>,
  start: string,
): number {
  const from = Date.parse(start);
  const next = bookings
    .filter((b) => b.court_id === court.id && occupies(b) && Date.parse(b.start) > from)
    .map((b) => (Date.parse(b.start) - from) / MINUTE);
  return Math.max(MIN_DURATION, Math.min(usualDuration(court), ...next));
}
