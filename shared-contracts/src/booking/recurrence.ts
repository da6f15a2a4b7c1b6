import { DateTime } from 'luxon';
import { MAX_OCCURRENCES } from './limits';
import type { Recurrence } from './schema';

/** Dates of a series. `starts` are instants, ISO-8601 UTC, ascending. */
export interface Occurrences {
  starts: string[];
  /** Months (YYYY-MM) without the nth weekday. */
  skippedMonths: string[];
}

export type RecurrenceProblem = 'series_ends_before_start' | 'series_too_long';

/**
 * Lists the occurrences of a series that begins with the instant `start`, by the wall time of the club's zone: every
 * week, or on the same nth weekday of every month, until the end date (inclusive). The first is `start` itself.
 * @see https://www.rfc-editor.org/rfc/rfc5545#section-3.3.10 (FREQ=WEEKLY; FREQ=MONTHLY with BYDAY)
 */
export function occurrencesOf(
  start: string,
  timezone: string,
  recurrence: Recurrence,
): Occurrences | RecurrenceProblem {
  const first = DateTime.fromISO(start, { zone: timezone });
  if (!(recurrence.end_date > isoDate(first))) return 'series_ends_before_start';
  const { dates, skippedMonths } = datesOf(first, recurrence);
  if (dates.length > MAX_OCCURRENCES) return 'series_too_long';
  const starts = dates.map((date, i) => (i === 0 ? utc(first) : atWallTime(start, timezone, date)));
  return { starts, skippedMonths };
}

/**
 * Returns the instant (ISO-8601 UTC) on a date (YYYY-MM-DD) that has the wall time of `like` in a time zone. A wall
 * time that the clocks skip is read with the offset before the change; if it occurs twice, the first is meant.
 * @see https://www.rfc-editor.org/rfc/rfc5545#section-3.3.5
 */
export function atWallTime(like: string, timezone: string, date: string): string {
  const { hour, minute, second, millisecond } = DateTime.fromISO(like, { zone: timezone });
  const { year, month, day } = DateTime.fromISO(date, { zone: 'utc' });
  const local = DateTime.fromObject({ year, month, day, hour, minute, second, millisecond }, { zone: timezone });
  return utc(DateTime.min(...(local.getPossibleOffsets() as [DateTime])));
}

/** Returns the calendar date (YYYY-MM-DD) of an instant (ISO-8601 UTC) in a time zone. */
export const localDate = (instant: string, timezone: string): string =>
  isoDate(DateTime.fromISO(instant, { zone: timezone }));

/** Returns which weekday of its month a date (YYYY-MM-DD) is, as the 3rd Tuesday; `weekday` 1 is Monday, 7 Sunday. */
export function nthWeekdayOf(date: string): { nth: number; weekday: number } {
  const { day, weekday } = DateTime.fromISO(date, { zone: 'utc' });
  return { nth: Math.ceil(day / 7), weekday };
}

/**
 * Lists calendar dates, which clock changes do not affect. Stops at one above the maximum, which is enough to detect
 * it.
 */
function datesOf(first: DateTime, { frequency, end_date: end }: Recurrence) {
  const from = DateTime.utc(first.year, first.month, first.day);
  const { nth, weekday } = nthWeekdayOf(isoDate(from));
  const dates: string[] = [];
  const skippedMonths: string[] = [];
  for (let n = 0; dates.length <= MAX_OCCURRENCES; n++) {
    if (frequency === 'weekly') {
      const date = isoDate(from.plus({ weeks: n }));
      if (date > end) break;
      dates.push(date);
      continue;
    }
    const month = from.startOf('month').plus({ months: n });
    const day = 1 + ((weekday - month.weekday + 7) % 7) + 7 * (nth - 1);
    const last = month.endOf('month');
    const date = isoDate(month.set({ day: Math.min(day, last.day) }));
    if (date > end) break;
    if (day > last.day) skippedMonths.push(month.toFormat('yyyy-MM'));
    else dates.push(date);
  }
  return { dates, skippedMonths };
}

const isoDate = (date: DateTime) => date.toFormat('yyyy-MM-dd');
const utc = (instant: DateTime) => instant.toUTC().toISO() as string;
