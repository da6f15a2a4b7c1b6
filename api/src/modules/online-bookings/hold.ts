import { type BookingPlace, bookingErrors, depositOf, endOf } from '@canchero/shared-contracts/booking';
import { clubDateAt } from '@canchero/shared-contracts/club';
import { AppError } from '@canchero/shared-contracts/core';
import {
  type Hold,
  type HoldProof,
  type NewHold,
  onlineBookingErrors,
} from '@canchero/shared-contracts/online-booking';
import { hashToken } from '../../platform/auth/opaque-token';
import type { Tx } from '../../platform/db/database';
import { isOpen } from '../../platform/db/feature-switch';
import { found } from '../../platform/db/found';
import type { Once } from '../../platform/http/idempotency';
import type { Services } from '../../platform/services';
import { countHolds, holdPlace } from '../bookings/writes';
import { offersStart } from '../free-slots/reads';
import { checkBookableDay, type PageClub, selectPageClub } from '../public-clubs/reads';
import { isAbused, workOf } from './hold-pressure';
import { createHoldChallenge, isProof } from './hold-proof';
import { countUnbooked, insertRecentHold, isHalfHeld, isReleased, isUsed } from './hold-sql';

/**
 * Maximum places of a club that one address may hold at once: enough for the players on a club's own Wi-Fi, too few to
 * block an evening.
 */
const MAX_HOLDS = 12;

/**
 * Holds a place on a club's public page for the minutes that the club gives, by the clock of the database.
 * @param address IP address or network that asks; only its hash is kept, for an hour
 * @throws not_found if the club has no public page, or no such court
 * @throws beyond_horizon {last}
 * @throws start_not_offered
 * @throws online_booking_paused
 * @throws too_many_holds {max}
 * @throws proof_required {challenge}
 * @throws too_many_holds_at_club
 * @throws schedule_conflict {conflicts}, always empty: visitors must not learn who has the place
 * @see checkPlacement, checkPlanLimits for their errors
 */
export async function hold(
  services: Services,
  clubName: string,
  { court_id, duration, proof, ...body }: NewHold,
  address: string,
  once: Once,
): Promise<Hold> {
  const { db, clock, config } = services;
  const club = found(await selectPageClub(db, clubName));
  const place = { court_id, start: new Date(body.start).toISOString(), duration };
  checkOffered(club, place, clock());
  const heldBy = hashToken(address, config.secrets.tokenPepper);
  return db.tenant(club.id, (tx) => {
    const work = async (): Promise<Hold> => {
      if (!(await isOpen(tx, 'online_booking'))) throw AppError.of(onlineBookingErrors.online_booking_paused);
      if (await isReleased(tx, club.id, place)) throw AppError.of(bookingErrors.schedule_conflict, { conflicts: [] });
      const used = await admit(tx, services, { club: club.id, address: heldBy }, place, proof);
      const { id, price, hold_until } = await holdPlace(tx, club.id, place, heldBy);
      await insertRecentHold(tx, club.id, { id, heldBy, place, proof: used });
      const deposit = depositOf(club, price);
      return { hold_id: id, court_id, start: place.start, end: endOf(place), expires_at: hold_until, price, deposit };
    };
    return once(tx, work, club.id);
  });
}

/**
 * Admits another hold of an address: so many at once, at the cost of a proof of work where many are held and not booked,
 * and never more than half of the courts of a club at a time while its holds are abused.
 * @returns the signature of the proof that it costs; null if it costs none
 * @throws too_many_holds {max}
 * @throws proof_required {challenge}
 * @throws too_many_holds_at_club
 */
async function admit(
  tx: Tx,
  services: Services,
  holder: { club: string; address: string },
  place: BookingPlace,
  proof: HoldProof | undefined,
): Promise<string | null> {
  const { club, address } = holder;
  // locks the address, to which a proof belongs: two calls at once cannot both use one
  const open = await countHolds(tx, club, address);
  if (open >= MAX_HOLDS) throw AppError.of(onlineBookingErrors.too_many_holds, { max: MAX_HOLDS });
  const { rateLimitFactor } = services.config;
  const pressure = { open, ...(await countUnbooked(tx, club, address, place)) };
  const factor = workOf(pressure, rateLimitFactor);
  if (factor === 0) return null;
  const signature = proof?.challenge.signature;
  if (!proof || !signature || !(await isProof(proof, holder, services)) || (await isUsed(tx, club, signature))) {
    const challenge = await createHoldChallenge(holder, factor, services);
    throw AppError.of(onlineBookingErrors.proof_required, { challenge });
  }
  if (isAbused(pressure, rateLimitFactor) && (await isHalfHeld(tx, club, place))) {
    throw AppError.of(onlineBookingErrors.too_many_holds_at_club);
  }
  return signature;
}

/**
 * Checks that the public page offers a start on its day.
 * @throws beyond_horizon {last}
 * @throws start_not_offered
 */
function checkOffered(club: PageClub, { start, duration }: { start: string; duration: number }, now: Date): void {
  const date = clubDateAt(club.opening_hours, club.timezone, start);
  checkBookableDay(club, date, now);
  if (!offersStart(club, { date, start, duration }, now)) throw AppError.of(onlineBookingErrors.start_not_offered);
}
