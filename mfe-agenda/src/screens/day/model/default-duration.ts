import { type Booking, MIN_DURATION, occupies } from '@canchero/shared-contracts/booking';
import { DEFAULT_DURATION } from '../../../booking-drawer/model/booking-draft';

const MINUTE = 60_000;

/** Returns the minutes for a new booking at a place: an hour, or less if the court's next booking begins earlier. */
export function defaultDurationAt(
  bookings: readonly Pick<Booking, 'court_id' | 'start' | 'state'>[],
  courtId: string,
  start: string,
): number {
  const from = Date.parse(start);
  const next = bookings
    .filter((b) => b.court_id === courtId && occupies(b) && Date.parse(b.start) > from)
    .map((b) => (Date.parse(b.start) - from) / MINUTE);
  return Math.max(MIN_DURATION, Math.min(DEFAULT_DURATION, ...next));
}
