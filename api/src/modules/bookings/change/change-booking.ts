import { endOf } from '@canchero/shared-contracts/booking';
import sql from 'sql-template-tag';
import type { Actor } from '../../../platform/audit/actor';
import { audit } from '../../../platform/audit/audit';
import type { Tx } from '../../../platform/db/database';
import { lockCurrent } from '../current-booking';
import { refuseConflicts } from '../placement/conflicts';
import { updateBooking } from '../sql';
import { type Change, changedFields, checkPlaces, isMove, placeAfter } from './place';

/**
 * Changes, moves or resizes a booking; its price stays unless one is given. Returns its JSON text.
 * @throws not_found
 * @throws stale_version {current}
 * @throws booking_cancelled
 * @throws schedule_conflict {conflicts}
 * @see checkPlacement for the errors of a place
 */
export async function changeBooking(
  tx: Tx,
  actor: Actor,
  bookingId: string,
  change: Change,
  action: 'booking.change' | 'booking.move',
): Promise<string> {
  const { clubId } = actor;
  const before = await lockCurrent(tx, clubId, bookingId, change.version);
  const place = placeAfter(before, change);
  const moves = isMove(place, before);
  if (moves) await checkPlaces(tx, clubId, [place], before.court_id);
  const fields = changedFields(change, before, place);
  if (fields.length > 0) {
    await audit(tx, { ...actor, action, object: { type: 'booking', id: bookingId }, fields });
  }
  const after = { ...before, ...change };
  const set = sql`court_id = ${place.court_id}::uuid, starts_at = ${place.start}::timestamptz,
    ends_at = ${endOf(place)}::timestamptz, event_type = ${after.event_type}::text,
    description = ${after.description}::text, price = ${after.price}::bigint,
    moved = moved or (series_id is not null and ${moves}::boolean)`;
  return refuseConflicts(tx, clubId, [place], [bookingId], () =>
    updateBooking(tx, clubId, bookingId, { name: 'place', set }),
  );
}
