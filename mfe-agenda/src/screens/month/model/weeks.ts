/** Day in a month's calendar; `inMonth` is false for days of the adjacent months that complete its weeks. */
export interface CalendarDay {
  /** YYYY-MM-DD */
  date: string;
  inMonth: boolean;
}

const DAY = 24 * 60 * 60_000;

/** Returns the complete weeks of a month (YYYY-MM), which begin on `firstWeekday`: 1 Monday to 7 Sunday. */
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

/** Returns the days that a key moves, or null for other keys. `index` is the place of the day in its week. */
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
