import { type DaySpan, revenueOf } from '@canchero/shared-contracts/report';
import { datesOf } from '../spans';
import type { BookingRow, DashboardFacts } from './sql';

export const isWithin = (date: string, { from, to }: DaySpan) => date >= from && date <= to;

/** Sums over the facts by span. */
export class Sums {
  private readonly byDate: Map<string, BookingRow[]>;

  constructor(private readonly facts: DashboardFacts) {
    this.byDate = groupedBy(facts.bookings, ([, , , , date]) => date);
  }

  bookings = (span: DaySpan) => this.rows(span).length;
  /** Booked minutes, of all courts that are in use now or of one. */
  minutes(span: DaySpan, court?: string): number {
    const inUse = new Set(court ? [court] : this.facts.courts.map(({ id }) => id));
    return this.rows(span).reduce((sum, row) => sum + (inUse.has(row[0]) ? row[2] : 0), 0);
  }
  value = (span: DaySpan) => this.rows(span).reduce((sum, row) => sum + row[3], 0);
  /** Value of the bookings that had begun by an instant. */
  valueBegun = (span: DaySpan, cut: number) =>
    this.rows(span).reduce((sum, row) => sum + (row[1] < cut ? row[3] : 0), 0);
  revenue = (span: DaySpan) => revenueOf(this.facts.revenue.filter(({ date }) => isWithin(date, span)));
  sales = (span: DaySpan) =>
    this.facts.sales
      .filter(({ date }) => isWithin(date, span))
      .reduce((sum, day) => ({ orders: sum.orders + day.orders, total: sum.total + day.total }), {
        orders: 0,
        total: 0,
      });

  private rows = (span: DaySpan): BookingRow[] => datesOf(span).flatMap((date) => this.byDate.get(date) ?? []);
}

/** Groups rows by a key. */
export function groupedBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
