import {
  type BookingPlace,
  bookingErrors,
  endOf,
  MAX_OCCURRENCES,
  type NewBooking,
  occurrencesOf,
  type Recurrence,
} from '@canchero/shared-contracts/booking';
import { checkOpeningHours, type OpeningProblem } from '@canchero/shared-contracts/club';
import { AppError } from '@canchero/shared-contracts/core';
import type { Tx } from '../../../platform/db/database';
import { auditValues } from '../audit-sql';
import type { Booker } from '../booker';
import type { Placement } from '../create/sql';
import { bookingNotice } from '../notification/notification';
import { checkPlanLimits } from '../placement/plan-limits';
import { priceFor } from '../placement/price';
import { selectClashes } from '../sql';
import { insertSeries } from './create-series-sql';

interface NewSeries extends NewBooking, BookingPlace {
  recurrence: Recurrence;
  playerIds: readonly string[];
  contentHash: string;
}

interface Skipped {
  start: string;
  problem: string;
}

/**
 * Books a series: all occurrences, or with `skip` those that can stand. The place of the first was checked before.
 * Answers the first that stands, with `series`, as JSON text.
 * @throws series_ends_before_start, series_too_long {max}, plan_limit_exceeded, booking_id_taken;
 * schedule_conflict {conflicts} where one cannot stand, with `skip` where none can
 */
export async function placeSeries(tx: Tx, actor: Booker, placement: Priced, series: NewSeries): Promise<string> {
  const { clubId, actorId } = actor;
  const { court_id, start, duration, recurrence } = series;
  const { starts } = occurrences(start, placement.timezone, recurrence);
  const skip = series.on_conflict === 'skip';
  const { open, closed } = byOpening(placement, starts, duration);
  const [shut] = closed;
  if (shut && !skip) throw AppError.of(bookingErrors[shut.problem], { start: shut.start });
  await checkPlanLimits(tx, clubId, placement, open);
  const { booking, starts: placed } = await insertSeries(tx, {
    clubId,
    id: series.id ?? null,
    courtId: court_id,
    starts: open,
    duration,
    eventType: series.event_type,
    description: series.description ?? '',
    prices: open.map((at) => priceFor(placement, { court_id, start: at, duration }, series.price, actor.mayPrice)),
    contentHash: series.contentHash,
    playerIds: series.playerIds,
    frequency: recurrence.frequency,
    endsOn: recurrence.end_date,
    skip,
    notice: bookingNotice('created', placement, { start, end: endOf(series) }, actorId),
    audit: auditValues(actor),
  });
  // not all of them where all are wanted: a rival was faster, and what was placed goes with the transaction
  if (!booking || (!skip && placed.length < open.length)) {
    const ends = open.map((at) => endOf({ start: at, duration }));
    const conflicts = await selectClashes(tx, clubId, { courtId: court_id, starts: open, ends, except: [] });
    throw AppError.of(bookingErrors.schedule_conflict, { conflicts });
  }
  const first = JSON.parse(booking) as { id: string };
  if (series.id && first.id !== series.id.toLowerCase()) throw AppError.of(bookingErrors.booking_id_taken);
  const stands = new Set(placed);
  const taken = open.filter((at) => !stands.has(at)).map((at) => ({ start: at, problem: 'schedule_conflict' }));
  const skipped: Skipped[] = [...closed, ...taken].sort((a, b) => a.start.localeCompare(b.start));
  return JSON.stringify({ ...first, series: { created: placed.length, skipped } });
}

type Priced = Placement & { court_name: string; base_price: number };

/** @throws series_ends_before_start, series_too_long {max} */
export function occurrences(start: string, timezone: string, recurrence: Recurrence) {
  const found = occurrencesOf(start, timezone, recurrence);
  if (typeof found === 'string') throw AppError.of(bookingErrors[found], { max: MAX_OCCURRENCES });
  return found;
}

/** Which of the occurrences lie in the opening hours, and what is wrong with the others. */
export function byOpening(
  placement: Pick<Placement, 'opening_hours' | 'timezone'>,
  starts: readonly string[],
  duration: number,
) {
  const open: string[] = [];
  const closed: { start: string; problem: OpeningProblem }[] = [];
  for (const start of starts) {
    const problem = checkOpeningHours(placement.opening_hours, placement.timezone, start, duration);
    if (problem) closed.push({ start, problem });
    else open.push(start);
  }
  return { open, closed };
}
