import { DateTime } from 'luxon';

/** Reads a calendar date (YYYY-MM-DD) of an address; null for none or for what is not a date. */
export const calendarDate = (text: string | null): string | null =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && DateTime.fromISO(text, { zone: 'utc' }).isValid ? text : null;
