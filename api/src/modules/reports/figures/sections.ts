import {
  type Availability,
  type BuffetFigures,
  type DailyPerformance,
  type Figure,
  type Finance,
  type RatioFigure,
  SERIES_DAYS,
  type Trends,
} from '@canchero/shared-contracts/report';
import { type DashboardSpans, dateIn } from '../spans';
import type { CourtTime } from './court-time';
import type { DashboardFacts } from './sql';
import type { Sums } from './sums';

const DAY_MS = 86_400_000;

/** Facts, spans and sums from which the sections of the dashboard are worked out. */
export interface Figures {
  facts: DashboardFacts;
  spans: DashboardSpans;
  sums: Sums;
  time: CourtTime;
}

/** Returns the share of the day's open time that is booked, beside that of the day before. */
export const occupancyOf = ({ spans: { day, day_before }, sums, time }: Figures): RatioFigure => ({
  value: ratioOf(
    sums.minutes(day),
    [...time.today.values()].reduce((sum, open) => sum + open, 0),
  ),
  before: ratioOf(sums.minutes(day_before), time.yesterday),
});

export function performanceOf(
  { facts, spans, sums, time }: Figures,
  occupancy_today: RatioFigure,
  timezone: string,
): DailyPerformance {
  const { day, day_before, tomorrow, month, month_before, cut, cut_before } = spans;
  const dateOf = (instant: number) => dateIn(timezone, new Date(instant));
  return {
    bookings_today: figure(sums.bookings(day), sums.bookings(day_before)),
    bookings_tomorrow: figure(sums.bookings(tomorrow), sums.bookings(day)),
    revenue_today: figure(sums.revenue(day), sums.revenue(day_before)),
    occupancy_today,
    efficiency: {
      value: quotient(sums.valueBegun(month, dateOf(cut), facts.begun), time.month.passed),
      before: quotient(sums.valueBegun(month_before, dateOf(cut_before), facts.begun_before), time.month_before.passed),
    },
  };
}

export const financeOf = ({ facts, spans, sums, time }: Figures): Finance => ({
  revenue_month: figure(sums.revenue(spans.month), sums.revenue(spans.month_before)),
  lost_opportunity: figure(time.month.lost, time.month_before.lost),
  pending_payments: { ...facts.pending, before: facts.open_before?.payments ?? null },
  potential_month: figure(time.month.potential, time.month_before.potential),
  projection_month: figure(sums.value(spans.whole_month) + time.rest, sums.value(spans.whole_month_before)),
  revenue: sums.revenueLines(spans.month),
});

export const buffetOf = ({ facts, spans: { month, month_before }, sums }: Figures): BuffetFigures => ({
  sales_month: figure(sums.sold(month), sums.sold(month_before)),
  orders_month: figure(sums.orders(month), sums.orders(month_before)),
  orders_pending: { ...facts.orders_pending, before: facts.open_before?.orders ?? null },
  best_sellers: sums.bestSellers(month),
});

export const availabilityOf = (
  { facts, spans: { day, month, month_before }, sums, time }: Figures,
  occupancy_today: RatioFigure,
): Availability => ({
  occupancy_today,
  occupancy_month: {
    value: ratioOf(sums.minutes(month), time.month.open),
    before: ratioOf(sums.minutes(month_before), time.month_before.open),
  },
  courts: facts.courts.map(({ id, name }) => ({
    court_id: id,
    name,
    open: time.today.get(id) ?? 0,
    booked: sums.minutes(day, id),
  })),
});

export const trendsOf = ({ spans, sums, time }: Figures): Trends => ({
  days: seriesDays(spans.date).map((date) => {
    const span = { from: date, to: date };
    return { date, bookings: sums.bookings(span), revenue: sums.revenue(span) };
  }),
  heat_map: time.heat_map,
});

/** Returns the dates of the days that trends show, up to one. */
export const seriesDays = (date: string): string[] =>
  Array.from({ length: SERIES_DAYS }, (_, n) =>
    new Date(Date.parse(`${date}T00:00:00Z`) - (SERIES_DAYS - 1 - n) * DAY_MS).toISOString().slice(0, 10),
  );

const figure = (value: number, before: number): Figure => ({ value, before });
/** Returns a ratio; null for a denominator of 0. */
const quotient = (part: number, whole: number) => (whole === 0 ? null : part / whole);
const ratioOf = (booked: number, open: number) => (open === 0 ? null : Math.min(1, booked / open));
