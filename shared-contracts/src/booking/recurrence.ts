import { DateTime } from 'luxon';
import type { Recurrence } from './schema';
import { MAX_OCCURRENCES } from './vocabulary';

/** When a series takes place. `starts`: instants, ISO-8601 UTC, ascending. */
export interface Occurrences {
  starts: string[];
  /** Months (YYYY-MM) that have no such weekday. */
  skippedMonths: string[];
}

export type RecurrenceProblem = 'series_ends_before_start' | 'series_too_long';

/**
 * The occurrences of a series that begins with `start` (instant), by the wall time of the club's zone: every week, or
 * on the same nth weekday of every month, until the end date (inclusive). The first is `start` itself.
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
 * The instant (ISO-8601 UTC) with the wall time of `like` on a date (YYYY-MM-DD) of a zone. A wall time that the clocks
 * skip on that date is the moment as long after the change; of one that happens twice it is the first.
 */
export function atWallTime(like: string, timezone: string, date: string): string {
  const { hour, minute, second, millisecond } = DateTime.fromISO(like, { zone: timezone });
  const { year, month, day } = DateTime.fromISO(date, { zone: 'utc' });
  const local = DateTime.fromObject({ year, month, day, hour, minute, second, millisecond }, { zone: timezone });
  return utc(DateTime.min(...(local.getPossibleOffsets() as [DateTime])));
}

/** Calendar date (YYYY-MM-DD) of an instant in a zone. */
export const localDate = (instant: string, timezone: string): string =>
  isoDate(DateTime.fromISO(instant, { zone: timezone }));

/** Which one of its month a weekday is, as the 3rd Tuesday; `weekday` 1 = Monday … 7 = Sunday. Of a date YYYY-MM-DD. */
export function nthWeekdayOf(date: string): { nth: number; weekday: number } {
  const { day, weekday } = DateTime.fromISO(date, { zone: 'utc' });
  return { nth: Math.ceil(day / 7), weekday };
}

/** Dates alone, without a zone: no clock change reaches them. One too many is enough to know that they are. */
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
