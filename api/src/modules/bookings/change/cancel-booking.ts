import { bookingErrors, localDate, type RemovalOutcome, type RemovalScope } from '@canchero/shared-contracts/booking';
import { AppError } from '@canchero/shared-contracts/core';
import type { Actor } from '../../../platform/audit/actor';
import { audit } from '../../../platform/audit/audit';
import type { Tx } from '../../../platform/db/database';
import type { Services } from '../../../platform/services';
import { type BookingTarget, lockCurrent } from '../current-booking';
import { bookingNotice } from '../notification/notification';
import { cancelOccurrences, endSeriesBefore, lockOccurrences, lockSeriesOf } from '../series/sql';
import { markCancelled, selectPlace } from './cancel-sql';

interface Removal {
  reason?: string | undefined;
  version: number;
}

/** Cancels one booking within a transaction. Answers JSON text. @throws stale_version {current}, booking_cancelled, booking_has_payments {paid} */
export async function cancelBooking(tx: Tx, actor: Actor, target: BookingTarget, body: Removal): Promise<string> {
  const { clubId, bookingId } = target;
  const before = await lockCurrent(tx, target, body.version);
  if (before.paid > 0) throw AppError.of(bookingErrors.booking_has_payments, { paid: before.paid });
  const place = await selectPlace(tx, clubId, before.court_id);
  const span = { start: before.starts_at, end: before.ends_at };
  const notice = bookingNotice('cancelled', place, span, actor.actorId);
  await audit(tx, {
    ...actor,
    action: 'booking.cancel',
    object: { type: 'booking', id: bookingId },
    ...reasonOf(body),
  });
  return markCancelled(tx, target, body.reason ?? '', notice);
}

/**
 * Cancels a booking, what is still to come of its series, or that from a date on. In a series those that money came in
 * for stand.
 * @throws what `cancelBooking` throws, not_in_series, series_is_over, from_date_required, from_date_in_past
 */
export function removeBooking(
  { db, clock }: Services,
  actor: Actor,
  target: BookingTarget,
  { scope = 'one', from_date: fromDate }: { scope?: RemovalScope | undefined; from_date?: string | undefined },
  body: Removal,
): Promise<RemovalOutcome> {
  if (scope === 'from' && !fromDate) throw AppError.of(bookingErrors.from_date_required);
  return db.tenant(target.clubId, async (tx) => {
    if (scope === 'one') {
      await cancelBooking(tx, actor, target, body);
      return { cancelled: 1, kept: [] };
    }
    const from = scope === 'from' ? (fromDate ?? null) : null;
    return removeSeries(tx, actor, target, from, body, clock().toISOString());
  });
}

/** `from` (YYYY-MM-DD): null for all that is to come after `now`. */
async function removeSeries(
  tx: Tx,
  actor: Actor,
  target: BookingTarget,
  from: string | null,
  body: Removal,
  now: string,
): Promise<RemovalOutcome> {
  const { clubId, bookingId } = target;
  const seriesId = await lockSeriesOf(tx, clubId, bookingId);
  const before = await lockCurrent(tx, target, body.version);
  if (!seriesId) throw AppError.of(bookingErrors.not_in_series);
  const place = await selectPlace(tx, clubId, before.court_id);
  const today = localDate(now, place.timezone);
  if (from && from < today) throw AppError.of(bookingErrors.from_date_in_past);
  const ahead = await lockOccurrences(tx, clubId, seriesId, now);
  const wanted = ahead.filter((o) => !from || localDate(o.starts_at, place.timezone) >= from);
  const [first] = wanted;
  if (!first) throw AppError.of(bookingErrors.series_is_over);
  const going = wanted.filter((o) => o.paid === 0);
  const kept = wanted.filter((o) => o.paid > 0).map((o) => ({ id: o.id, start: o.starts_at, paid: o.paid }));
  const [next] = going;
  if (next) {
    const notice = bookingNotice('cancelled', place, { start: next.starts_at, end: next.ends_at }, actor.actorId);
    const ids = going.map((o) => o.id);
    await cancelOccurrences(tx, clubId, ids, body.reason ?? '', notice);
    await endSeriesBefore(tx, clubId, seriesId, from ?? today);
    const action = from ? 'booking.remove_from' : 'booking.remove_series';
    await audit(tx, { ...actor, action, object: { type: 'series', id: seriesId }, ...reasonOf(body) });
  }
  return { cancelled: going.length, kept };
}

const reasonOf = ({ reason }: Removal) => (reason ? { reason } : {});
