/** Any week will do: 2024-01-01 was a Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

/** Name of a weekday (1 = Monday … 7 = Sunday) within a sentence. */
export const weekdayText = (weekday: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(MONDAY + (weekday - 1) * DAY);
