import { bookingErrors, type FreeSlot, type FreeSlotQuery, MIN_DURATION } from '@canchero/shared-contracts/booking';
import type { ClubOpening, Sport } from '@canchero/shared-contracts/club';
import { AppError } from '@canchero/shared-contracts/core';
import type { Database } from '../../platform/db/database';
import { found } from '../../platform/db/found';
import { type CourtTariff, priceOfPlace } from '../pricing/reads';
import { freeSlots } from './free-slots';
import { selectSearchFacts } from './sql';

const DAY_MS = 86_400_000;

export { releasedPlaces } from './sql';

/**
 * Finds free slots of a club, with the price of each court by the club's rules.
 * @param search `online`: for the public page, which offers every start, and none that the club's staff keep for themselves
 * @throws duration_too_short {minimum}
 */
export async function findFreeSlots(
  db: Database,
  clubId: string,
  {
    sport = null,
    online = false,
    ...search
  }: Omit<FreeSlotQuery, 'sport'> & { sport?: Sport | null | undefined; online?: boolean },
  now: Date,
): Promise<FreeSlot[]> {
  const { duration } = search;
  if (duration < MIN_DURATION) throw AppError.of(bookingErrors.duration_too_short, { minimum: MIN_DURATION });
  // a day more at either end: the zone, and the hours past midnight
  const first = Date.parse(`${search.from}T00:00:00Z`);
  const span = { from: iso(first - DAY_MS), to: iso(first + (search.days + 2) * DAY_MS) };
  const facts = found(await selectSearchFacts(db, clubId, { ...span, sport: sport ?? null, online }));
  const tariffs = tariffsOf(facts.courts);
  return freeSlots(facts, facts.courts, { ...search, overlapping: online }, now.getTime()).map(
    ({ date, start, courtIds }) => {
      const prices = new Map<CourtTariff, number>();
      const priceOf = (court_id: string) => {
        const tariff = found(tariffs.get(court_id));
        const price = prices.get(tariff) ?? priceOfPlace({ court_id, start, duration }, tariff).price;
        prices.set(tariff, price);
        return price;
      };
      return { date, start, courts: courtIds.map((court_id) => ({ court_id, price: priceOf(court_id) })) };
    },
  );
}

/** Returns the tariff of each court by its id; courts with equal ones share an object, so that a start is priced once. */
function tariffsOf(courts: readonly (CourtTariff & { id: string })[]): Map<string, CourtTariff> {
  const known = new Map<string, CourtTariff>();
  return new Map(
    courts.map((court) => {
      const key = JSON.stringify([court.base_price, court.price_rules]);
      const tariff = known.get(key) ?? court;
      known.set(key, tariff);
      return [court.id, tariff];
    }),
  );
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
