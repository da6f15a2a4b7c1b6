import { DateTime } from 'luxon';

/** First and last day of a search, as calendar dates. */
export interface Span {
  from: string;
  to: string;
}

/** Days from the first to the last one of the longest span that the service searches. */
const LONGEST = 365;

const plus = (date: string, days: number) => DateTime.fromISO(date).plus({ days }).toFormat('yyyy-MM-dd');
const between = (first: string, date: string, last: string) => (date < first ? first : date > last ? last : date);

/** Reads a calendar date; undefined for other texts. */
export const date = (text: string): string | undefined =>
  /^\d{4}-\d\d-\d\d$/.test(text) && DateTime.fromISO(text).isValid ? text : undefined;

/** Keeps the first day; the last one follows where the span would be reversed or too long. */
export const startingOn = ({ from, to }: Span): Span => ({ from, to: between(from, to, plus(from, LONGEST)) });

/** Keeps the last day; the first one follows where the span would be reversed or too long. */
export const endingOn = ({ from, to }: Span): Span => ({ from: between(plus(to, -LONGEST), from, to), to });
