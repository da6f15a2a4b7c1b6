import { SNAP_MINUTES } from '@canchero/shared-contracts/booking';
import type { ClubDay } from '../../bookings-data/model/club-day';

const STEP = SNAP_MINUTES * 60_000;

/**
 * Returns the instants (ISO-8601 UTC) at which a booking of a day may begin: quarter hours of its opening hours, and the
 * current start. Instants instead of wall times: a clock change makes wall times ambiguous.
 */
export function startOptions(day: ClubDay, current: string | null): string[] {
  const options: string[] = [];
  for (let at = day.usual.from; at < day.usual.to; at += STEP) options.push(new Date(at).toISOString());
  if (current && !options.includes(current)) options.push(current);
  return options.sort();
}
