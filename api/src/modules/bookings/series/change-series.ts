import { randomUUID } from 'node:crypto';
import {
  atWallTime,
  type BookingChange,
  bookingErrors,
  type ChangeScope,
  endOf,
  localDate,
} from '@canchero/shared-contracts/booking';
import { AppError } from '@canchero/shared-contracts/core';
import type { Actor } from '../../../platform/audit/actor';
import { audit } from '../../../platform/audit/audit';
import type { Tx } from '../../../platform/db/database';
import { found } from '../../../platform/db/found';
import { priceOfPlace } from '../../pricing/reads';
import { auditedMove, changedFields, checkPlaces, isMove, placeAfter, placeOf } from '../change/place';
import { lockCurrent } from '../current-booking';
import { refuseConflicts } from '../placement/conflicts';
import { type CourtFacts, firstPlayer, selectPlacementFacts } from '../placement/facts';
import { selectBooking } from '../sql';
import { undoSql } from '../undo/stored-undo';
import { type LockedOccurrence, lockOccurrences, lockSeriesOf, updateOccurrences } from './sql';

/**
 * Changes the occurrences to come of the series of a booking, or with `from` those from the booking on, all or nothing.
 * Their dates stay, and so do the place of occurrences that were moved one by one, and the price of others that money
 * came in for. Returns the JSON text of the booking, with `series`.
 * @throws not_found
 * @throws stale_version {current}
 * @throws booking_cancelled
 * @throws not_in_series
 * @throws series_is_over
 * @throws series_keeps_dates
 * @throws schedule_conflict {conflicts}
 * @see checkPlacement for the errors of a place
 */
export async function changeSeries(
  tx: Tx,
  actor: Actor,
  bookingId: string,
  change: BookingChange,
  scope: Exclude<ChangeScope, 'one'>,
  now: Date,
): Promise<string> {
  const { clubId } = actor;
  const seriesId = await lockSeriesOf(tx, clubId, bookingId);
  const before = await lockCurrent(tx, clubId, bookingId, change.version);
  if (!seriesId) throw AppError.of(bookingErrors.not_in_series);
  const upcoming = await lockOccurrences(tx, clubId, seriesId, now);
  const ahead = scope === 'from' ? upcoming.filter((o) => o.starts_at >= before.starts_at) : upcoming;
  if (ahead.length === 0) throw AppError.of(bookingErrors.series_is_over);
  const place = placeAfter(before, change);
  const moves = isMove(place, before);
  const facts = found(await selectPlacementFacts(tx, clubId, place.court_id, firstPlayer(before)));
  const { timezone } = facts;
  if (localDate(place.start, timezone) !== localDate(before.starts_at, timezone)) {
    throw AppError.of(bookingErrors.series_keeps_dates);
  }
  const keepsPlace = (o: LockedOccurrence) => !moves || (o.moved && o.id !== bookingId);
  const placeOn = (o: LockedOccurrence) => ({
    ...place,
    start: atWallTime(place.start, timezone, localDate(o.starts_at, timezone)),
  });
  const places = ahead.map((o) => (keepsPlace(o) ? placeOf(o) : placeOn(o)));
  const moved = places.filter((_, i) => !keepsPlace(ahead[i] as LockedOccurrence));
  if (moves) await checkPlaces(tx, clubId, moved, before);
  const ids = ahead.map((o) => o.id);
  const keepsPrice = (o: LockedOccurrence) => o.paid > 0 && o.id !== bookingId;
  await refuseConflicts(tx, clubId, places, ids, () =>
    updateOccurrences(tx, clubId, {
      ids,
      courtIds: places.map((p) => p.court_id),
      starts: places.map((p) => p.start),
      ends: places.map(endOf),
      eventType: change.event_type ?? null,
      description: change.description ?? null,
      prices: ahead.map((o) => (keepsPrice(o) ? null : (change.price ?? null))),
      agreed: facts.base_price !== null && change.price !== priceOfPlace(place, facts as CourtFacts).price,
      undo: undoSql(actor, 'booking.change_series', { many: { change: randomUUID(), count: ids.length } }),
    }),
  );
  const fields = changedFields(change, before, place);
  await audit(tx, {
    ...actor,
    action: 'booking.change_series',
    object: { type: 'series', id: seriesId },
    fields,
    ...auditedMove(placeOf(before), place),
  });
  const booking = JSON.parse(found(await selectBooking(tx, clubId, bookingId))) as object;
  return JSON.stringify({
    ...booking,
    series: {
      changed: ahead.length,
      kept: moves ? ahead.length - moved.length : 0,
      paid: change.price === undefined ? 0 : ahead.filter(keepsPrice).length,
    },
  });
}
