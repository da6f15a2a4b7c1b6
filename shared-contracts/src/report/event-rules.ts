import { DateTime } from 'luxon';
import type { DaySpan } from './dashboard-schema';
import type { EventSums } from './events-summary-schema';
import type { Comparison, EventGroup } from './vocabulary';

const dayOf = (date: string) => DateTime.fromISO(date, { zone: 'utc' });
const textOf = (day: DateTime) => day.toFormat('yyyy-MM-dd');

/** Returns the number of days of a span; 0 or less if it ends before it begins. */
export const daysIn = ({ from, to }: DaySpan): number => Math.round(dayOf(to).diff(dayOf(from), 'days').days) + 1;

/** Returns the span with which a span is compared. */
export function comparedSpan(span: DaySpan, comparison: Comparison): DaySpan {
  const back = (date: string) =>
    textOf(dayOf(date).minus(comparison === 'year' ? { years: 1 } : { days: daysIn(span) }));
  return { from: back(span.from), to: back(span.to) };
}

/** Lists the first days of the groups that a span touches; a week begins on Monday. */
export function groupsOf({ from, to }: DaySpan, group: EventGroup): string[] {
  const starts: string[] = [];
  for (let day = dayOf(from).startOf(group); textOf(day) <= to; day = day.plus({ [`${group}s`]: 1 })) {
    starts.push(textOf(day));
  }
  return starts;
}

/** Sums of no bookings at all. */
export const NO_EVENTS: EventSums = {
  count: 0,
  minutes: 0,
  value: 0,
  paid: 0,
  open: 0,
  no_shows: 0,
  no_show_value: 0,
  cancelled: 0,
  cancelled_value: 0,
};

/** Averages over sums: per booking in minutes and centavos, and bookings a day. Null where nothing was booked. */
export function averagesOf({ count, minutes, value, cancelled }: EventSums, days: number) {
  return {
    minutes: count === 0 ? null : minutes / count,
    value: count === 0 ? null : value / count,
    a_day: days > 0 ? count / days : null,
    /** Ratio of all that was booked at some time. */
    cancellations: count + cancelled === 0 ? null : cancelled / (count + cancelled),
  };
}
