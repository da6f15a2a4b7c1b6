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
import { audit } from '../../../platform/audit/audit';
import type { Tx } from '../../../platform/db/database';
import { found } from '../../../platform/db/found';
import { presentDebtors } from '../../payments/writes';
import { priceOfPlace } from '../../pricing/reads';
import { auditedMove, changedFields, checkPlaces, isMove, placeAfter, placeOf } from '../change/place';
import { lockCurrent } from '../current-booking';
import { refuseConflicts } from '../placement/conflicts';
import { type CourtFacts, firstPlayer, selectPlacementFacts } from '../placement/facts';
import type { Booker } from '../placement/price';
import { selectBooking } from '../sql';
import { undoSql } from '../undo/stored-undo';
import { type ChangedOccurrence, pricesAsSet, pricesByTariff, type SeriesPrices } from './series-prices';
import { lockOccurrences, lockSeriesOf, updateOccurrences } from './sql';

/**
 * Changes the occurrences to come of the series of a booking, or with `from` those from the booking on, all or nothing.
 * Their dates stay, and so do the place of occurrences that were moved one by one, and the price of others that money
 * came in for. Without a price, those that move follow the tariff of their new place if the club has chosen so, or if
 * the caller may not set prices. Returns the JSON text of the booking, or of the first changed one if it has begun, with
 * `series`, and with `tariff` if the tariff differs from the price.
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
  booker: Booker,
  bookingId: string,
  change: BookingChange,
  scope: Exclude<ChangeScope, 'one'>,
  now: Date,
): Promise<string> {
  const { clubId } = booker;
  const seriesId = await lockSeriesOf(tx, clubId, bookingId);
  const before = await lockCurrent(tx, clubId, bookingId, change.version);
  if (!seriesId) throw AppError.of(bookingErrors.not_in_series);
  const upcoming = await lockOccurrences(tx, clubId, seriesId, now);
  const ahead = scope === 'from' ? upcoming.filter((o) => o.starts_at >= before.starts_at) : upcoming;
  const first = ahead.find((o) => o.id === bookingId) ?? ahead[0];
  if (!first) throw AppError.of(bookingErrors.series_is_over);
  const place = placeAfter(before, change);
  const moves = isMove(place, before);
  const facts = found(await selectPlacementFacts(tx, clubId, place.court_id, firstPlayer(before)));
  const { timezone } = facts;
  if (localDate(place.start, timezone) !== localDate(before.starts_at, timezone)) {
    throw AppError.of(bookingErrors.series_keeps_dates);
  }
  const changed = ahead.map((o): ChangedOccurrence => {
    if (!moves || (o.moved && o.id !== bookingId)) return { ...o, place: placeOf(o), moves: false };
    const start = atWallTime(place.start, timezone, localDate(o.starts_at, timezone));
    return { ...o, place: { ...place, start }, moves: true };
  });
  const moved = changed.filter((o) => o.moves).map((o) => o.place);
  const court = moves ? await checkPlaces(tx, clubId, moved, before) : null;
  const isTariff = facts.base_price === null || change.price === priceOfPlace(place, facts as CourtFacts).price;
  const { prices, agreed, paid, tariff }: SeriesPrices =
    change.price !== undefined
      ? pricesAsSet(change.price, changed, (o) => o.paid > 0 && o.id !== bookingId, isTariff)
      : court
        ? await pricesByTariff(tx, booker, changed, first.id, court)
        : { prices: changed.map(() => null), agreed: false, paid: 0 };
  const places = changed.map((o) => o.place);
  const ids = ahead.map((o) => o.id);
  await refuseConflicts(tx, clubId, places, ids, () =>
    updateOccurrences(tx, clubId, {
      ids,
      courtIds: places.map((p) => p.court_id),
      starts: places.map((p) => p.start),
      ends: places.map(endOf),
      eventType: change.event_type ?? null,
      description: change.description ?? null,
      prices,
      agreed,
      undo: undoSql(booker, 'booking.change_series', { many: { change: randomUUID(), count: ids.length } }),
    }),
  );
  await presentDebtors(tx, booker, { booking_id: bookingId });
  const price = change.price ?? (tariff?.outcome === 'updated' ? tariff.price : undefined);
  const fields = changedFields({ ...change, ...(price !== undefined && { price }) }, before, place);
  await audit(tx, {
    ...booker,
    action: 'booking.change_series',
    object: { type: 'series', id: seriesId },
    fields,
    ...auditedMove(placeOf(before), place),
  });
  const booking = JSON.parse(found(await selectBooking(tx, clubId, first.id))) as object;
  const kept = moves ? ahead.length - moved.length : 0;
  return JSON.stringify({ ...booking, ...(tariff && { tariff }), series: { changed: ahead.length, kept, paid } });
}
