import { bookingErrors, type FreeSlot, type FreeSlotQuery, MIN_DURATION } from '@canchero/shared-contracts/booking';
import type { ClubOpening, Sport } from '@canchero/shared-contracts/club';
import { AppError } from '@canchero/shared-contracts/core';
import type { Database } from '../../platform/db/database';
import { found } from '../../platform/db/found';
import { priceOfPlace } from '../pricing/reads';
import { freeSlots } from './free-slots';
import { selectSearchFacts } from './sql';

const DAY_MS = 86_400_000;

/**
 * Finds free slots of a club, with the price of each court by the club's rules.
 * @throws duration_too_short {minimum}
 */
export async function findFreeSlots(
  db: Database,
  clubId: string,
  {
    sport = null,
    ...search
  }: Omit<FreeSlotQuery, 'sport'> & { sport?: Sport | null | undefined; overlapping?: boolean },
  now: Date,
): Promise<FreeSlot[]> {
  const { duration } = search;
  if (duration < MIN_DURATION) throw AppError.of(bookingErrors.duration_too_short, { minimum: MIN_DURATION });
  // a day more at either end: the zone, and the hours past midnight
  const first = Date.parse(`${search.from}T00:00:00Z`);
  const span = { from: iso(first - DAY_MS), to: iso(first + (search.days + 2) * DAY_MS) };
  const facts = found(await selectSearchFacts(db, clubId, { ...span, sport: sport ?? null }));
  const courts = new Map(facts.courts.map((court) => [court.id, court]));
  return freeSlots(facts, facts.courts, search, now.getTime()).map(({ date, start, courtIds }) => ({
    date,
    start,
    courts: courtIds.map((court_id) => ({
      court_id,
      price: priceOfPlace({ court_id, start, duration }, found(courts.get(court_id))).price,
    })),
  }));
}

/** True if a club offers a start (ISO-8601 UTC) on its day `date` for that many minutes, were a court free. */
export const offersStart = (
  club: ClubOpening & { slot_minutes: number },
  { date, start, duration }: { date: string; start: string; duration: number },
  now: Date,
): boolean =>
  freeSlots(club, [{ id: '', busy: [] }], { from: date, days: 1, duration, overlapping: true }, now.getTime()).some(
    (slot) => slot.start === start,
  );

const iso = (instant: number) => new Date(instant).toISOString();
