import { DateTime } from 'luxon';
import { isAgendaYear } from '../core/agenda-years';

/** Reads a calendar date (YYYY-MM-DD) of an address; null for none, or for what is no date of the agenda's years. */
export const calendarDate = (text: string | null): string | null =>
  text !== null &&
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  isAgendaYear(text) &&
  DateTime.fromISO(text, { zone: 'utc' }).isValid
    ? text
    : null;
