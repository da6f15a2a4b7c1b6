/** A place in a month's calendar: `inMonth` is false for the days of the months beside it that fill its weeks. */
export interface CalendarDay {
  /** YYYY-MM-DD */
  date: string;
  inMonth: boolean;
}

const DAY = 24 * 60 * 60_000;

/** The weeks of a month (YYYY-MM), whole. `firstWeekday`: on which they begin, 1 Monday to 7 Sunday. Dates without a zone: plain UTC. */
export function weeksOf(month: string, firstWeekday: number): CalendarDay[][] {
  const first = new Date(`${month}-01`);
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const lead = (first.getUTCDay() - firstWeekday + 7) % 7;
  return Array.from({ length: Math.ceil((lead + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => {
      const date = new Date(first.getTime() + (week * 7 + day - lead) * DAY).toISOString().slice(0, 10);
      return { date, inMonth: date.startsWith(month) };
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
