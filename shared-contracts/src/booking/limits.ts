/** Max. characters of each text of a booking; `note`: one of its notes. */
export const MAX_BOOKING_LENGTH = { description: 500, cancel_reason: 500, note: 2000 } as const;
/** Max. occurrences of a series: two years of weeks, with some room. */
export const MAX_OCCURRENCES = 120;
/** Shortest booking, in minutes. */
export const MIN_DURATION = 30;
/** Longest booking, in minutes. */
export const MAX_DURATION = 24 * 60;
/** Most days of a list's or a summary's period: a year, a leap year too. */
export const MAX_PERIOD_DAYS = 366;
/** Most days that a search for free slots covers. */
export const MAX_SEARCH_DAYS = 14;
