import { bookingErrors, localDate, type RemovalOutcome, type RemovalScope } from '@canchero/shared-contracts/booking';
import { AppError } from '@canchero/shared-contracts/core';
import type { Actor } from '../../../platform/audit/actor';
import { audit } from '../../../platform/audit/audit';
import type { Tx } from '../../../platform/db/database';
import { type Cancellation, cancelBooking, reasonOf } from '../change/cancel-booking';
import { lockCurrent } from '../current-booking';
import { bookingNotification } from '../notification/notification';
import { selectVenue } from '../notification/sql';
import { cancelOccurrences, endSeriesBefore, lockOccurrences, lockSeriesOf } from './sql';

/**
 * Cancels a booking, all occurrences to come of its series, or those from a date on. Occurrences that money came in for
 * are kept.
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
  body: Cancellation,
  now: Date,
): Promise<RemovalOutcome> {
  if (scope === 'from' && !from_date) throw AppError.of(bookingErrors.from_date_required);
  if (scope === 'one') {
    await cancelBooking(tx, actor, bookingId, body);
    return { cancelled: 1, kept: [] };
  }
  return removeSeries(tx, actor, bookingId, scope === 'from' ? (from_date ?? null) : null, body, now);
}

/** @param from first date, YYYY-MM-DD; null for all occurrences after `now` */
async function removeSeries(
  tx: Tx,
  actor: Actor,
  bookingId: string,
  from: string | null,
  body: Cancellation,
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
  const removed = wanted.filter((o) => o.paid === 0);
  const kept = wanted.filter((o) => o.paid > 0).map((o) => ({ id: o.id, start: o.starts_at, paid: o.paid }));
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
  return { cancelled: removed.length, kept };
}
