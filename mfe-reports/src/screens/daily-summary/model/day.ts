import type { BookingState } from '@canchero/shared-contracts/booking';
import { type DailySummary, type DaySpan, revenueOf } from '@canchero/shared-contracts/report';
import { DateTime } from 'luxon';

/** Bookings of one court: their number by state, and the value of those that are not cancelled. */
export interface CourtLine {
  key: string;
  name: string;
  counts: Readonly<Partial<Record<BookingState, number>>>;
  count: number;
  minutes: number;
  /** Centavos, without cancelled bookings. */
  price: number;
}

/** Groups bookings by court, in the order in which they came. */
export function courtLines(bookings: DailySummary['bookings']): CourtLine[] {
  const lines = new Map<string, CourtLine>();
  for (const { court_id, court_name, state, count, minutes, price } of bookings) {
    const line = lines.get(court_id) ?? { key: court_id, name: court_name, counts: {}, count: 0, minutes: 0, price: 0 };
    const stands = state !== 'cancelled';
    lines.set(court_id, {
      ...line,
      counts: { ...line.counts, [state]: (line.counts[state] ?? 0) + count },
      count: line.count + (stands ? count : 0),
      minutes: line.minutes + (stands ? minutes : 0),
      price: line.price + (stands ? price : 0),
    });
  }
  return [...lines.values()];
}

/** Sum of the payments of one name. */
export interface MoneyLine {
  key: string;
  /** Parts of the name: source, method or person. */
  parts: readonly (string | null)[];
  count: number;
  received: number;
  refunded: number;
}

type Taken = DailySummary['revenue'][number];

/** Sums revenue by some of its parts, the highest first. */
export function moneyBy(revenue: readonly Taken[], parts: readonly ('source' | 'method' | 'taken_by')[]): MoneyLine[] {
  const lines = new Map<string, MoneyLine>();
  for (const one of revenue) {
    const names = parts.map((part) => one[part]);
    const key = JSON.stringify(names);
    const line = lines.get(key) ?? { key, parts: names, count: 0, received: 0, refunded: 0 };
    lines.set(key, {
      ...line,
      count: line.count + one.count,
      received: line.received + one.received,
      refunded: line.refunded + one.refunded,
    });
  }
  return [...lines.values()].sort((a, b) => revenueOf([b]) - revenueOf([a]));
}

/** Returns the calendar date some days later. */
export const shifted = (date: string, days: number): string =>
  DateTime.fromISO(date, { zone: 'utc' }).plus({ days }).toISODate() ?? date;

/** Returns the span of the whole month of a calendar date. */
export function monthOf(date: string): DaySpan {
  const day = DateTime.fromISO(date, { zone: 'utc' });
  return { from: day.startOf('month').toFormat('yyyy-MM-dd'), to: day.endOf('month').toFormat('yyyy-MM-dd') };
}
