import { type BestSeller, type DaySpan, type RevenueLine, revenueOf } from '@canchero/shared-contracts/report';
import { datesOf } from '../spans';
import type { BookingDay, DashboardFacts, MoneyDay } from './sql';

const BEST_SELLERS = 10;

/** Sums over the days of the facts by span. */
export class Sums {
  private readonly bookingDays: Map<string, BookingDay>;
  private readonly moneyDays: Map<string, MoneyDay>;
  private readonly inUse: ReadonlySet<string>;

  constructor({ bookings, money, courts }: DashboardFacts) {
    this.bookingDays = new Map(bookings.map((day) => [day.date, day]));
    this.moneyDays = new Map(money.map((day) => [day.date, day]));
    this.inUse = new Set(courts.map(({ id }) => id));
  }

  bookings = (span: DaySpan) => sum(this.booked(span), (day) => day.bookings);
  value = (span: DaySpan) => sum(this.booked(span), (day) => day.value);
  /** Booked minutes of all courts that are in use now, or of one court. */
  minutes = (span: DaySpan, only?: string) =>
    sum(this.booked(span), (day) =>
      sum(day.courts, ([court, minutes]) => ((only ? court === only : this.inUse.has(court)) ? minutes : 0)),
    );
  /**
   * Value in centavos of the bookings that began before a cut: those of earlier dates, plus `begun` for the date of the
   * cut itself.
   */
  valueBegun = (span: DaySpan, cutDate: string, begun: number) =>
    sum(this.booked(span), (day) => (day.date < cutDate ? day.value : 0)) + (isWithin(cutDate, span) ? begun : 0);
  /** Revenue by source and method, the most first. */
  revenueLines = (span: DaySpan): RevenueLine[] =>
    merged(
      this.earned(span).flatMap((day) => day.revenue),
      ({ source, method }) => `${source} ${method}`,
      (line, { count, received, refunded }) => {
        line.count += count;
        line.received += received;
        line.refunded += refunded;
      },
    ).sort((a, b) => b.received - b.refunded - (a.received - a.refunded));
  revenue = (span: DaySpan) => revenueOf(this.earned(span).flatMap((day) => day.revenue));
  sold = (span: DaySpan) => sum(this.earned(span), (day) => day.sold);
  orders = (span: DaySpan) => sum(this.earned(span), (day) => day.orders);
  /** Items that sold best, by centavos. */
  bestSellers = (span: DaySpan): BestSeller[] =>
    merged(
      this.earned(span).flatMap((day) => day.items),
      ({ item_id, name }) => `${item_id} ${name}`,
      (item, { quantity, total }) => {
        item.quantity += quantity;
        item.total += total;
      },
    )
      .sort((a, b) => b.total - a.total || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
      .slice(0, BEST_SELLERS);

  private booked = (span: DaySpan) => datesOf(span).flatMap((date) => this.bookingDays.get(date) ?? []);
  private earned = (span: DaySpan) => datesOf(span).flatMap((date) => this.moneyDays.get(date) ?? []);
}

const isWithin = (date: string, { from, to }: DaySpan) => date >= from && date <= to;
const sum = <Row>(rows: readonly Row[], amount: (row: Row) => number) =>
  rows.reduce((total, row) => total + amount(row), 0);

/** Copies rows, with those of one key added up. */
function merged<Row extends object>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  add: (to: Row, row: Row) => void,
) {
  const found = new Map<string, Row>();
  for (const row of rows) {
    const first = found.get(keyOf(row));
    if (first) add(first, row);
    else found.set(keyOf(row), { ...row });
  }
  return [...found.values()];
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
