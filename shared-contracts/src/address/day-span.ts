import { DateTime } from 'luxon';
import type { DaySpan } from '../report/dashboard-schema';

const plus = (date: string, days: number) => DateTime.fromISO(date, { zone: 'utc' }).plus({ days }).toISODate() ?? date;

/** Sets the first day; the last one follows where the span would be reversed, or longer than `most` days. */
export function startingOn({ to }: DaySpan, from: string, most?: number): DaySpan {
  const latest = most === undefined ? to : plus(from, most - 1);
  return { from, to: to < from ? from : to > latest ? latest : to };
}

/** Sets the last day; the first one follows where the span would be reversed, or longer than `most` days. */
export function endingOn({ from }: DaySpan, to: string, most?: number): DaySpan {
  const earliest = most === undefined ? from : plus(to, 1 - most);
  return { from: from > to ? to : from < earliest ? earliest : from, to };
}
