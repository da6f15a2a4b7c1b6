import { type Booking, type BookingPlace, occupies, SNAP_MINUTES } from '@canchero/shared-contracts/booking';
import type { Court } from '@canchero/shared-contracts/court';
import type { ClubDay } from '../../bookings-data/model/club-day';

type FreePlace = Pick<BookingPlace, 'court_id' | 'start'>;

const MINUTE = 60_000;
/** Minutes of waiting that weigh as much as changing the court. */
const OTHER_COURT_MINUTES = 20;

/**
 * Returns the free places nearest to a wanted one: on courts of the same sport, within the opening hours, nearest in time
 * first, the same court preferred. At most two per court, which do not overlap: two quarters of an hour of one gap are one
 * offer.
 */
export function nearestFree(
  wanted: BookingPlace,
  {
    bookings,
    courts,
    day,
    ignoreId,
  }: {
    bookings: readonly Pick<Booking, 'id' | 'court_id' | 'start' | 'end' | 'state'>[];
    courts: readonly Court[];
    day: ClubDay;
    /** Booking that looks for a place, which is ignored as a conflict. */
    ignoreId?: string | undefined;
  },
  limit = 4,
): FreePlace[] {
  const sport = courts.find((c) => c.id === wanted.court_id)?.sport;
  const target = Date.parse(wanted.start);
  const length = wanted.duration * MINUTE;
  const taken = bookings.filter((b) => b.id !== ignoreId && occupies(b));
  const spots: (FreePlace & { cost: number })[] = [];
  for (const court of courts) {
    if (court.status !== 'active' || court.sport !== sport) continue;
    const busy = taken
      .filter((b) => b.court_id === court.id)
      .map((b) => ({ from: Date.parse(b.start), to: Date.parse(b.end) }));
    const here = freeStarts(day, busy, length)
      .map((start) => ({
        court_id: court.id,
        start: new Date(start).toISOString(),
        cost: Math.abs(start - target) / MINUTE + (court.id === wanted.court_id ? 0 : OTHER_COURT_MINUTES),
      }))
      .sort((a, b) => a.cost - b.cost);
    const [first] = here;
    const second = here.find((spot) => first && Math.abs(startOf(spot) - startOf(first)) >= length);
    spots.push(...[first, second].filter((spot) => spot !== undefined));
  }
  return spots
    .sort((a, b) => a.cost - b.cost)
    .slice(0, limit)
    .map(({ court_id, start }) => ({ court_id, start }));
}

const startOf = ({ start }: FreePlace) => Date.parse(start);

function freeStarts(day: ClubDay, busy: { from: number; to: number }[], length: number): number[] {
  const starts: number[] = [];
  for (const open of day.open) {
    for (let start = open.from; start + length <= open.to; start += SNAP_MINUTES * MINUTE) {
      if (!busy.some((b) => start < b.to && b.from < start + length)) starts.push(start);
    }
  }
  return starts;
}
