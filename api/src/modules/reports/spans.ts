import { instantsFrom } from '@canchero/shared-contracts/club';
import { type DaySpan, HISTORY_WEEKS } from '@canchero/shared-contracts/report';
import { DateTime } from 'luxon';

/** Spans over which the dashboard of a day counts, and the instants (epoch milliseconds) that bound passed time. */
export interface DashboardSpans {
  date: string;
  day: DaySpan;
  day_before: DaySpan;
  tomorrow: DaySpan;
  /** First of the month to the day, and the same days of the month before. */
  month: DaySpan;
  month_before: DaySpan;
  history: DaySpan;
  /** Whole months. */
  whole_month: DaySpan;
  whole_month_before: DaySpan;
  /** Time has passed up to here in `month`, and up to the same wall time in `month_before`. */
  cut: number;
  cut_before: number;
  /** The wall time of `cut_before` a day earlier. */
  eve_before: number;
}

const DAY_MS = 86_400_000;
const DAY_MINUTES = 24 * 60;

const iso = (day: DateTime) => day.toFormat('yyyy-MM-dd');
const whole = (day: DateTime): DaySpan => ({ from: iso(day.startOf('month')), to: iso(day.endOf('month')) });
const single = (day: DateTime): DaySpan => ({ from: iso(day), to: iso(day) });

/** Returns the calendar date of an instant in a zone. */
export const dateIn = (timezone: string, instant: Date): string =>
  iso(DateTime.fromJSDate(instant, { zone: timezone }));

/** Returns the instant (epoch milliseconds) at which a calendar date begins in a zone, up to two `days` later. */
export const midnightOf = (timezone: string, date: string, days = 0): number =>
  instantsFrom(timezone, date)(days * DAY_MINUTES);

/** Lists the calendar dates of a span. */
export function datesOf({ from, to }: DaySpan): string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  return Array.from({ length: Math.max(0, (last - first) / DAY_MS + 1) }, (_, n) => dateAt(first + n * DAY_MS));
}

/** Returns the calendar date before a date. */
export const eveOf = (date: string): string => dateAt(Date.parse(date) - DAY_MS);

const dateAt = (utcMidnight: number) => new Date(utcMidnight).toISOString().slice(0, 10);

/** Builds the spans of a day in the club's zone. Time has passed up to `now`, at most to the end of the day. */
export function spansOf(timezone: string, date: string, now: Date): DashboardSpans {
  const day = DateTime.fromISO(date, { zone: timezone }).startOf('day');
  const monthAgo = day.minus({ months: 1 });
  const end = midnightOf(timezone, date, 1);
  const wall = DateTime.fromJSDate(now, { zone: timezone });
  const cutBefore =
    wall.hasSame(day, 'day') && now.getTime() < end
      ? monthAgo.set({ hour: wall.hour, minute: wall.minute, second: wall.second }).toMillis()
      : midnightOf(timezone, iso(monthAgo), 1);
  return {
    date,
    day: single(day),
    day_before: single(day.minus({ days: 1 })),
    tomorrow: single(day.plus({ days: 1 })),
    month: { from: iso(day.startOf('month')), to: date },
    month_before: { from: iso(monthAgo.startOf('month')), to: iso(monthAgo) },
    history: { from: iso(day.minus({ weeks: HISTORY_WEEKS })), to: iso(day.minus({ days: 1 })) },
    whole_month: whole(day),
    whole_month_before: whole(monthAgo),
    cut: Math.min(now.getTime(), end),
    cut_before: cutBefore,
    eve_before: DateTime.fromMillis(cutBefore, { zone: timezone }).minus({ days: 1 }).toMillis(),
  };
}
