import {
  type BookingPlace,
  bookingErrors,
  endOf,
  type NewBooking,
  type Recurrence,
  type SeriesExtended,
} from '@canchero/shared-contracts/booking';
import { AppError } from '@canchero/shared-contracts/core';
import type { Tx } from '../../../platform/db/database';
import { bookingNotification } from '../notification/notification';
import { selectConflicts } from '../placement/conflicts';
import type { CourtFacts } from '../placement/facts';
import { checkPlanLimits } from '../placement/plan-limits';
import { type Booker, isAgreed, priceFor } from '../placement/price';
import { insertSeries } from './create-series-sql';
import { byOpening, occurrences } from './occurrences';
import { selectOtherCourts } from './other-courts';

/** Series to be booked, at the place of its first occurrence. */
interface NewSeries extends NewBooking, BookingPlace {
  recurrence: Recurrence;
  playerIds: readonly string[];
  contentHash: string;
}

/**
 * Books a series: all occurrences, or with `skip` those that can be booked, or with `other_court` also those that can
 * on another court, at the price of the series' own. The place of the first has been checked.
 * Returns the first that was booked, with `series`, as JSON text.
 * @throws series_ends_before_start
 * @throws series_too_long {max}
 * @throws outside_opening_hours {start}, ends_after_closing {start}, passes_midnight {start}, club_closed {start}
 *   without `skip`
 * @throws plan_limit_exceeded {resource, max, used}
 * @throws schedule_conflict {conflicts} if one cannot be booked; with `skip`, if none can
 * @throws booking_id_taken
 */
export async function createSeries(tx: Tx, booker: Booker, facts: CourtFacts, series: NewSeries): Promise<string> {
  const { clubId, actorId } = booker;
  const { court_id, start, duration, recurrence } = series;
  const { starts } = occurrences(start, facts.timezone, recurrence);
  const { on_conflict: policy = 'fail' } = series;
  const skip = policy !== 'fail';
  const { open, closed } = byOpening(facts, starts, duration);
  const [shut] = closed;
  if (shut && !skip) throw AppError.of(bookingErrors[shut.problem], { start: shut.start });
  await checkPlanLimits(tx, clubId, facts, open);
  const places = open.map((at) => ({ court_id, start: at, duration }));
  const others =
    policy === 'other_court' ? await selectOtherCourts(tx, clubId, places, series.more_court_ids) : new Map();
  const { booking, starts: placed } = await insertSeries(tx, booker, {
    seriesId: null,
    id: series.id ?? null,
    courtId: court_id,
    starts: open,
    otherCourts: open.map((at) => others.get(at)?.id ?? null),
    duration,
    eventType: series.event_type,
    description: series.description ?? '',
    prices: places.map((place) => priceFor(facts, place, series.price, booker)),
    agreed: places.map((place) => series.price !== undefined && isAgreed(facts, place, series.price)),
    contentHash: series.contentHash,
    playerIds: series.playerIds,
    frequency: recurrence.frequency,
    endsOn: recurrence.end_date,
    skip,
    notification: bookingNotification('created', facts, { start, end: endOf(series) }, actorId),
  });
  // Fewer than all although all are wanted: a rival was faster, and what was booked goes with the transaction.
  if (!booking || (!skip && placed.length < open.length)) {
    throw AppError.of(bookingErrors.schedule_conflict, { conflicts: await selectConflicts(tx, clubId, places) });
  }
  const first = JSON.parse(booking) as { id: string };
  if (series.id && first.id !== series.id.toLowerCase()) throw AppError.of(bookingErrors.booking_id_taken);
  return JSON.stringify({ ...first, series: { court_id, ...seriesOutcome({ closed, open, placed, others }) } });
}

/** Returns what became of the wanted occurrences of a series: booked, booked on another court, or skipped and why. */
export function seriesOutcome({
  closed,
  open,
  placed,
  others,
}: {
  closed: readonly { start: string; problem: string }[];
  open: readonly string[];
  /** Starts that were booked. */
  placed: readonly string[];
  others: ReadonlyMap<string, { id: string }>;
}): SeriesExtended {
  const booked = new Set(placed);
  const taken = open.filter((at) => !booked.has(at)).map((at) => ({ start: at, problem: 'schedule_conflict' }));
  return {
    created: placed.length,
    skipped: [...closed, ...taken].sort((a, b) => a.start.localeCompare(b.start)),
    on_other_courts: placed.flatMap((start) => {
      const other = others.get(start);
      return other ? [{ start, court_id: other.id }] : [];
    }),
  };
}
