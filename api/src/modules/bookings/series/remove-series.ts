import {
  bookingErrors,
  type CancellationRefund,
  cancellationTerms,
  type DepositRule,
  localDate,
  type RemovalOutcome,
  type RemovalRefund,
  type RemovalScope,
} from '@canchero/shared-contracts/booking';
import { AppError } from '@canchero/shared-contracts/core';
import type { Actor } from '../../../platform/audit/actor';
import { audit } from '../../../platform/audit/audit';
import type { Tx } from '../../../platform/db/database';
import { depositRule } from '../../clubs/reads';
import { type Cancellation, cancelBooking, reasonOf, refundOnCancellation } from '../change/cancel-booking';
import { lockCurrent } from '../current-booking';
import { bookingNotification } from '../notification/notification';
import { selectVenue } from '../notification/sql';
import { cancelOccurrences, endSeriesBefore, lockOccurrences, lockSeriesOf } from './sql';

/** Cancellation of one or more bookings, with what becomes of the money of each. */
export type Removal = Cancellation & { refund?: RemovalRefund | undefined };

/**
 * Cancels a booking, all occurrences to come of its series, or those from a date on. Occurrences that money came in for
 * are kept, unless `refund` says what becomes of it.
 * @throws from_date_required
 * @throws from_date_in_past
 * @throws not_in_series
 * @throws series_is_over
 * @see cancelBooking for its errors
 */
export async function removeBooking(
  tx: Tx,
  actor: Actor,
  bookingId: string,
  { scope = 'one', from_date }: { scope?: RemovalScope | undefined; from_date?: string | undefined },
  body: Removal,
  now: Date,
): Promise<RemovalOutcome> {
  if (scope === 'from' && !from_date) throw AppError.of(bookingErrors.from_date_required);
  if (scope === 'one') {
    let refunded = 0;
    const refundOf = refundBy(await depositRule(tx, actor.clubId), body.refund, now);
    await cancelBooking(tx, actor, bookingId, body, (booking) => {
      const refund = refundOf(booking);
      refunded = booking.paid - (refund?.kept ?? 0);
      return refund;
    });
    return { cancelled: 1, kept: [], refunded };
  }
  return removeSeries(tx, actor, bookingId, scope === 'from' ? (from_date ?? null) : null, body, now);
}

/** Returns what becomes of a booking's money by the club's rule; undefined if the caller does not say. */
const refundBy =
  (rule: DepositRule, refund: RemovalRefund | undefined, now: Date) =>
  (b: { starts_at: string; price: number; paid: number }): CancellationRefund | undefined => {
    if (!refund) return undefined;
    const { destination, keep } = refund;
    const { kept } = cancellationTerms(rule, { ...b, start: b.starts_at }, now.getTime());
    return { destination, kept: keep === 'rule' ? kept : 0 };
  };

/** Cancels occurrences of a series. @param from first date, YYYY-MM-DD; null for all occurrences after `now` */
async function removeSeries(
  tx: Tx,
  actor: Actor,
  bookingId: string,
  from: string | null,
  body: Removal,
  now: Date,
): Promise<RemovalOutcome> {
  const { clubId } = actor;
  const seriesId = await lockSeriesOf(tx, clubId, bookingId);
  const before = await lockCurrent(tx, clubId, bookingId, body.version);
  if (!seriesId) throw AppError.of(bookingErrors.not_in_series);
  const venue = await selectVenue(tx, clubId, before.court_id);
  const today = localDate(now.toISOString(), venue.timezone);
  if (from && from < today) throw AppError.of(bookingErrors.from_date_in_past);
  const ahead = await lockOccurrences(tx, clubId, seriesId, now);
  const wanted = ahead.filter((o) => !from || localDate(o.starts_at, venue.timezone) >= from);
  if (wanted.length === 0) throw AppError.of(bookingErrors.series_is_over);
  const stays = (o: { paid: number }) => o.paid > 0 && !body.refund;
  const removed = wanted.filter((o) => !stays(o));
  const kept = wanted.filter(stays).map((o) => ({ id: o.id, start: o.starts_at, paid: o.paid }));
  const refundOf = refundBy(await depositRule(tx, clubId), body.refund, now);
  let refunded = 0;
  for (const o of removed) {
    if (o.paid > 0) refunded += await refundOnCancellation(tx, actor, o, body, refundOf(o));
  }
  const [first] = removed;
  if (first) {
    const slot = { start: first.starts_at, end: first.ends_at };
    const notification = bookingNotification('cancelled', venue, slot, actor.actorId);
    const ids = removed.map((o) => o.id);
    await cancelOccurrences(tx, clubId, ids, body.reason ?? '', notification);
    await endSeriesBefore(tx, clubId, seriesId, from ?? today);
    const action = from ? 'booking.remove_from' : 'booking.remove_series';
    await audit(tx, { ...actor, action, object: { type: 'series', id: seriesId }, ...reasonOf(body) });
  }
  return { cancelled: removed.length, kept, refunded };
}
