import { DateTime } from 'luxon';

/** A place in a month's calendar: `inMonth` is false for the days of the months beside it that fill its weeks. */
export interface CalendarDay {
  /** YYYY-MM-DD */
  date: string;
  inMonth: boolean;
}

/** The weeks of a month (YYYY-MM), whole. `firstWeekday`: on which they begin, 1 Monday to 7 Sunday. */
export function weeksOf(month: string, firstWeekday: number): CalendarDay[][] {
  const first = DateTime.fromISO(`${month}-01`, { zone: 'utc' });
  const lead = (first.weekday - firstWeekday + 7) % 7;
  const weeks = Math.ceil((lead + (first.daysInMonth ?? 31)) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => {
      const date = first.plus({ days: week * 7 + day - lead });
      return { date: date.toFormat('yyyy-MM-dd'), inMonth: date.month === first.month };
    }),
  );
}

/** Days that a key goes from a day of a calendar, or null for a key that does not move. `index`: its place in the week. */
export function daysOfKey(key: string, index: number): number | null {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -index,
    End: 6 - index,
  };
  return steps[key] ?? null;
}
