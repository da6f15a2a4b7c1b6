import { type BookingPlace, bookingErrors } from '@canchero/shared-contracts/booking';
import { AppError } from '@canchero/shared-contracts/core';
import type { Tx } from '../../../platform/db/database';
import { found } from '../../../platform/db/found';
import { priceOfPlace } from '../../pricing/reads';
import { checkPlacement } from '../placement/check-placement';
import { selectPlacementFacts } from '../placement/facts';
import { checkPlanLimits } from '../placement/plan-limits';
import { insertHold, type StoredHold } from './sql';

/**
 * Holds a place at its tariff for as long as the club says. Its holder is known only by `heldBy`.
 * @throws plan_limit_exceeded {resource, max, used}
 * @throws schedule_conflict {conflicts} without saying who is in the way
 * @see checkPlacement for its errors
 */
export async function holdPlace(
  tx: Tx,
  clubId: string,
  place: BookingPlace,
  heldBy: string,
): Promise<StoredHold & { price: number }> {
  const facts = found(await selectPlacementFacts(tx, clubId, place.court_id));
  checkPlacement(facts, place);
  const { price } = priceOfPlace(place, facts);
  await checkPlanLimits(tx, clubId, facts, [place.start]);
  const hold = await insertHold(tx, clubId, { place, price, heldBy });
  if (!hold) throw AppError.of(bookingErrors.schedule_conflict, { conflicts: [] });
  return { ...hold, price };
}
