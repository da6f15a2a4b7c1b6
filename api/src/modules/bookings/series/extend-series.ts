import {
  bookingErrors,
  endOf,
  localDate,
  type SeriesExtended,
  type SeriesExtension,
  type SeriesPreview,
} from '@canchero/shared-contracts/booking';
import { AppError } from '@canchero/shared-contracts/core';
import type { Actor } from '../../../platform/audit/actor';
import type { Tx } from '../../../platform/db/database';
import { found } from '../../../platform/db/found';
import { lockCurrent } from '../current-booking';
import { bookingNotification } from '../notification/notification';
import { checkCourt } from '../placement/check-placement';
import { selectConflicts } from '../placement/conflicts';
import { selectPlacementFacts } from '../placement/facts';
import { checkPlanLimits } from '../placement/plan-limits';
import { checkPlayers } from '../players';
import { seriesOutcome } from './create-series';
import { insertSeries } from './create-series-sql';
import { copyBelongings, selectLastOccurrence } from './extend-series-sql';
import { byOpening, occurrences } from './occurrences';
import { selectOtherCourts } from './other-courts';
import { previewPlaces } from './preview-series';
import { lockSeriesOf } from './sql';

/**
 * Books a series until a later day, as its last date that was not moved by itself is booked: its court, time, type,
 * description, price, players, agreed shares and notes. Dates that the series has had, also cancelled or skipped ones,
 * those that stayed beyond its end and days that are over are not booked. Two extensions at once queue up, and the second
 * finds nothing left to book.
 * @throws not_found
 * @throws booking_cancelled
 * @throws not_in_series
 * @throws series_is_over
 * @throws series_too_long {max}
 * @throws player_blocked {player_ids}
 * @throws outside_opening_hours {start}, ends_after_closing {start}, passes_midnight {start}, club_closed {start}
 *   unless others are booked in that case
 * @throws plan_limit_exceeded {resource, max, used}
 * @throws schedule_conflict {conflicts} if one cannot be booked; if others are booked in that case, if none can
 */
export async function extendSeries(
  tx: Tx,
  actor: Actor,
  bookingId: string,
  { end_date, on_conflict: policy = 'fail' }: SeriesExtension,
  now: Date,
): Promise<SeriesExtended> {
  const { clubId, actorId } = actor;
  const seriesId = await lockSeriesOf(tx, clubId, bookingId);
  await lockCurrent(tx, clubId, bookingId);
  if (!seriesId) throw AppError.of(bookingErrors.not_in_series);
  const { last, facts, places } = await furtherPlaces(tx, clubId, seriesId, end_date, now);
  const [next] = places;
  if (!next) return { created: 0, skipped: [], on_other_courts: [] };
  await checkPlayers(tx, clubId, last.player_ids);
  const skip = policy !== 'fail';
  const starts = places.map((place) => place.start);
  const { open, closed } = byOpening(facts, starts, next.duration);
  const [shut] = closed;
  if (shut && !skip) throw AppError.of(bookingErrors[shut.problem], { start: shut.start });
  await checkPlanLimits(tx, clubId, facts, open);
  const wanted = places.filter((place) => open.includes(place.start));
  const others = policy === 'other_court' ? await selectOtherCourts(tx, clubId, wanted) : new Map();
  const { starts: placed, ids } = await insertSeries(tx, actor, {
    seriesId,
    id: null,
    courtId: next.court_id,
    starts: open,
    otherCourts: open.map((at) => others.get(at)?.id ?? null),
    duration: next.duration,
    eventType: last.event_type,
    description: last.description,
    prices: open.map(() => last.price),
    agreed: open.map(() => last.price_agreed),
    contentHash: null,
    playerIds: last.player_ids,
    frequency: last.frequency,
    endsOn: end_date,
    skip,
    notification: bookingNotification('created', facts, { start: next.start, end: endOf(next) }, actorId),
  });
  if (placed.length === 0 || (!skip && placed.length < open.length)) {
    throw AppError.of(bookingErrors.schedule_conflict, { conflicts: await selectConflicts(tx, clubId, wanted) });
  }
  await copyBelongings(tx, clubId, last.id, ids);
  return seriesOutcome({ closed, open, placed, others });
}

/**
 * Lists the dates that an extension would book, with the problem of each.
 * @throws not_found
 * @throws booking_cancelled
 * @throws not_in_series
 * @throws series_is_over
 * @throws series_too_long {max}
 */
export async function previewExtension(
  tx: Tx,
  clubId: string,
  bookingId: string,
  endDate: string,
  now: Date,
): Promise<SeriesPreview> {
  const seriesId = await lockSeriesOf(tx, clubId, bookingId);
  await lockCurrent(tx, clubId, bookingId);
  if (!seriesId) throw AppError.of(bookingErrors.not_in_series);
  const { facts, places, skippedMonths } = await furtherPlaces(tx, clubId, seriesId, endDate, now);
  return previewPlaces(tx, clubId, facts, { places, skippedMonths });
}

/**
 * Lists the places of a series after its end until a later day.
 * @throws series_is_over if all of its dates are cancelled
 * @throws series_too_long {max}
 * @see checkCourt for the errors of its court
 */
async function furtherPlaces(tx: Tx, clubId: string, seriesId: string, endDate: string, now: Date) {
  const last = await selectLastOccurrence(tx, clubId, seriesId);
  if (!last) throw AppError.of(bookingErrors.series_is_over);
  const { court_id, starts_at: start, ends_at: end, frequency, ends_on } = last;
  const facts = found(await selectPlacementFacts(tx, clubId, court_id));
  checkCourt(facts);
  const { timezone } = facts;
  const duration = (Date.parse(end) - Date.parse(start)) / 60_000;
  const isLonger = endDate > ends_on && endDate > localDate(start, timezone);
  const { starts, skippedMonths } = isLonger
    ? occurrences(start, timezone, { frequency, end_date: endDate })
    : { starts: [], skippedMonths: [] };
  const kept = new Set(last.kept.map((at) => localDate(at, timezone)));
  const isFurther = (at: string) => {
    const date = localDate(at, timezone);
    return date > ends_on && !kept.has(date) && Date.parse(at) > now.getTime();
  };
  return {
    last,
    facts,
    places: starts.filter(isFurther).map((at) => ({ court_id, start: at, duration })),
    skippedMonths: skippedMonths.filter((month) => month > ends_on.slice(0, 7)),
  };
}
