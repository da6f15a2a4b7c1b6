import { type BookingChange, type BookingPlace, endOf, type MovedTariff } from '@canchero/shared-contracts/booking';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import sql from 'sql-template-tag';
import { audit } from '../../../platform/audit/audit';
import type { Tx } from '../../../platform/db/database';
import { presentDebtors } from '../../payments/writes';
import { priceOfPlace } from '../../pricing/reads';
import { lockCurrent } from '../current-booking';
import { refuseConflicts } from '../placement/conflicts';
import { type CourtFacts, firstPlayer, selectPlacementFacts } from '../placement/facts';
import { checkPlanLimits } from '../placement/plan-limits';
import type { Booker } from '../placement/price';
import { type LockedBooking, updateBooking } from '../sql';
import { undoSql } from '../undo/stored-undo';
import { auditedMove, type Change, changedFields, checkPlaces, isMove, placeAfter, placeOf } from './place';
import { movedPriceFor, tariffOutcome } from './tariff-outcome';

/**
 * Changes, moves or resizes a booking. It gets the requested price; without one, the price of a moved booking follows
 * the tariff of the new place if the club has chosen so, or if the caller may not set prices. Returns its JSON text,
 * with `tariff` if the tariff differs from the price.
 * @throws not_found
 * @throws stale_version {current}
 * @throws booking_cancelled
 * @throws permission_denied {permission} for a price that is not the club's
 * @throws schedule_conflict {conflicts}
 * @throws plan_limit_exceeded {resource, max, used} in another day or month
 * @see checkPlacement for the errors of a place
 */
export async function changeBooking(
  tx: Tx,
  booker: Booker,
  bookingId: string,
  change: Change & { continues?: boolean | undefined },
  action: 'booking.change' | 'booking.move',
): Promise<string> {
  const { clubId } = booker;
  const before = await lockCurrent(tx, clubId, bookingId, change.version);
  const place = placeAfter(before, change);
  const moves = isMove(place, before);
  const asked = (change as BookingChange).price;
  const facts = moves
    ? await checkPlaces(tx, clubId, [place], before)
    : asked === undefined
      ? null
      : await selectPlacementFacts(tx, clubId, place.court_id, firstPlayer(before));
  if (moves && facts) await checkPlanLimits(tx, clubId, facts, [place.start], before.starts_at);
  const { price, agreed, tariff } = priceAfter(before, place, asked, facts as CourtFacts | null, { ...booker, moves });
  const fields = changedFields({ ...change, price }, before, place);
  if (fields.length > 0) {
    await audit(tx, {
      ...booker,
      action,
      object: { type: 'booking', id: bookingId },
      fields,
      ...auditedMove(placeOf(before), place),
    });
  }
  const after = { ...before, ...change };
  const continues = change.continues ?? false;
  const set = sql`court_id = ${place.court_id}::uuid, starts_at = ${place.start}::timestamptz,
    ends_at = ${endOf(place)}::timestamptz, event_type = ${after.event_type}::text,
    description = ${after.description}::text, price = ${price}::bigint, price_agreed = ${agreed}::boolean,
    moved = moved or (series_id is not null and ${moves}::boolean), undo = ${undoSql(booker, action, { continues })}`;
  const booking = await refuseConflicts(tx, clubId, [place], [bookingId], () =>
    updateBooking(tx, clubId, bookingId, { name: 'place', set }),
  );
  if (price > before.price) await presentDebtors(tx, booker, { booking_id: bookingId });
  return tariff ? JSON.stringify({ ...(JSON.parse(booking) as object), tariff }) : booking;
}

interface PriceAfter {
  /** Centavos. */
  price: number;
  /** True if the price was set by hand. */
  agreed: boolean;
  tariff?: MovedTariff;
}

/**
 * Returns the price of a booking after a change.
 * @param facts null if neither place nor price are to change
 * @throws permission_denied {permission}
 */
function priceAfter(
  before: LockedBooking,
  place: BookingPlace,
  asked: number | undefined,
  facts: CourtFacts | null,
  { mayPrice, moves }: Pick<Booker, 'mayPrice'> & { moves: boolean },
): PriceAfter {
  const same = { price: before.price, agreed: before.price_agreed };
  if (!facts) return same;
  const { price } = priceOfPlace(place, facts);
  if (asked !== undefined) {
    if (asked !== price && !mayPrice) throw AppError.of(commonErrors.permission_denied, { permission: 'booking' });
    return { price: asked, agreed: asked !== price };
  }
  const tariff = moves ? tariffOutcome(before, price, movedPriceFor(mayPrice, facts.moved_price)) : undefined;
  if (!tariff) return same;
  return { ...(tariff.outcome === 'updated' ? { price, agreed: false } : same), tariff };
}
