import { depositOf, endOf } from '@canchero/shared-contracts/booking';
import { clubDateAt } from '@canchero/shared-contracts/club';
import { AppError } from '@canchero/shared-contracts/core';
import { type Hold, type NewHold, onlineBookingErrors } from '@canchero/shared-contracts/online-booking';
import { hashToken } from '../../platform/auth/opaque-token';
import { found } from '../../platform/db/found';
import type { Once } from '../../platform/http/idempotency';
import type { Services } from '../../platform/services';
import { countHolds, holdPlace } from '../bookings/writes';
import { offersStart } from '../free-slots/reads';
import { checkBookableDay, type PageClub, selectPageClub } from '../public-clubs/reads';

/** Most places of a club that one address holds at once: a family behind one router, but not an evening. */
const MAX_HOLDS = 3;

/**
 * Holds a place on a club's public page for the minutes that the club gives, by the clock of the database.
 * @param address IP address that asks; only its hash is kept, for as long as the hold lasts
 * @throws not_found if the club has no public page, or no such court
 * @throws beyond_horizon {last}
 * @throws start_not_offered
 * @throws too_many_holds {max}
 * @throws schedule_conflict {conflicts} always without conflicts: who is in the way is nobody's business
 * @see checkPlacement, checkPlanLimits for their errors
 */
export async function hold(
  { db, clock, config }: Services,
  clubName: string,
  { court_id, duration, ...body }: NewHold,
  address: string,
  once: Once,
): Promise<Hold> {
  const club = found(await selectPageClub(db, clubName));
  const place = { court_id, start: new Date(body.start).toISOString(), duration };
  checkOffered(club, place, clock());
  const heldBy = hashToken(address, config.secrets.tokenPepper);
  return db.tenant(club.id, (tx) => {
    const work = async (): Promise<Hold> => {
      if ((await countHolds(tx, club.id, heldBy)) >= MAX_HOLDS) {
        throw AppError.of(onlineBookingErrors.too_many_holds, { max: MAX_HOLDS });
      }
      const { id, price, hold_until } = await holdPlace(tx, club.id, place, heldBy);
      const deposit = depositOf(club, price);
      return { hold_id: id, court_id, start: place.start, end: endOf(place), expires_at: hold_until, price, deposit };
    };
    return once(tx, work, club.id);
  });
}

/**
 * @throws beyond_horizon {last}
 * @throws start_not_offered
 */
function checkOffered(club: PageClub, { start, duration }: { start: string; duration: number }, now: Date): void {
  const date = clubDateAt(club.opening_hours, club.timezone, start);
  checkBookableDay(club, date, now);
  if (!offersStart(club, { date, start, duration }, now)) throw AppError.of(onlineBookingErrors.start_not_offered);
}
