import { z } from 'zod';
import { AskedDate, CalendarDate, Id } from '../core/schema';
import { PAYMENT_METHODS } from '../payment/vocabulary';
import { PLANS } from '../subscription/vocabulary';
import { DASHBOARD_ALERTS, DASHBOARD_SECTIONS, REVENUE_SOURCES } from './vocabulary';

/** First and last day of a span, in the club's zone. */
export const DaySpan = z.object({ from: CalendarDate, to: CalendarDate });
export type DaySpan = z.output<typeof DaySpan>;

/** Whole number, or an amount in centavos. `before`: the same of the span before; null if that is not known. */
export const Figure = z.object({ value: z.int(), before: z.int().nullable() });
export type Figure = z.output<typeof Figure>;
/** Ratio, 1 is 100 %; null without open time. */
export const RatioFigure = z.object({ value: z.number().nullable(), before: z.number().nullable() });
export type RatioFigure = z.output<typeof RatioFigure>;
/**
 * Number of what is open now and its sum in centavos. `before`: the sum at this hour of the same day of the month
 * before; null for a dashboard of another day than today, and if it was not kept.
 */
export const OpenFigure = z.object({ count: z.int(), sum: z.int(), before: z.int().nullable() });
export type OpenFigure = z.output<typeof OpenFigure>;

/** Revenue of one source and method, in centavos. */
export const RevenueLine = z.object({
  source: z.enum(REVENUE_SOURCES),
  method: z.enum(PAYMENT_METHODS),
  /** Number of payments. */
  count: z.int(),
  received: z.int(),
  refunded: z.int(),
});
export type RevenueLine = z.output<typeof RevenueLine>;

export const DailyPerformance = z.object({
  /** Bookings that start on the day or the day after; before: on the day before each. */
  bookings_today: Figure,
  bookings_tomorrow: Figure,
  /** Centavos received less refunds on the day; before: on the day before. */
  revenue_today: Figure,
  occupancy_today: RatioFigure,
  /** Value booked of the month's time that has passed / its potential. */
  efficiency: RatioFigure,
});
export type DailyPerformance = z.output<typeof DailyPerformance>;

/** Amounts in centavos. The month goes up to the day, see `spans`. */
export const Finance = z.object({
  revenue_month: Figure,
  /** Potential of the month's free court time that has passed. */
  lost_opportunity: Figure,
  /** Open on bookings up to the day and on consumptions. */
  pending_payments: OpenFigure,
  /** Price of all open court time of the whole month; `before` is that of the whole month before. */
  potential_month: Figure,
  /** Estimate of the value booked by the end of the month; before: what was booked in the month before. */
  projection_month: Figure,
  /** Revenue of the month. */
  revenue: z.array(RevenueLine),
});
export type Finance = z.output<typeof Finance>;

export const BestSeller = z.object({
  /** Null for something that is not in the catalogue. */
  item_id: Id.nullable(),
  name: z.string(),
  quantity: z.int(),
  /** Centavos. */
  total: z.int(),
});
export type BestSeller = z.output<typeof BestSeller>;

export const BuffetFigures = z.object({
  /** Centavos of the month's orders, less refunds, and of its consumptions. */
  sales_month: Figure,
  /** Orders of the month that were neither cancelled nor refunded in whole. */
  orders_month: Figure,
  /** Orders that wait for their payment, of any day. */
  orders_pending: OpenFigure,
  /** Ten items with the highest total of the month, first the highest. */
  best_sellers: z.array(BestSeller),
});
export type BuffetFigures = z.output<typeof BuffetFigures>;

/** Minutes of one court on the day. `booked` may exceed `open` where a booking runs past closing or midnight. */
export const CourtDay = z.object({ court_id: Id, name: z.string(), open: z.int(), booked: z.int() });
export type CourtDay = z.output<typeof CourtDay>;
export const Availability = z.object({
  occupancy_today: RatioFigure,
  occupancy_month: RatioFigure,
  /** Active courts, in their order. */
  courts: z.array(CourtDay),
});
export type Availability = z.output<typeof Availability>;

/** Bookings and revenue (centavos) of one day. */
export const TrendDay = z.object({ date: CalendarDate, bookings: z.int(), revenue: z.int() });
export type TrendDay = z.output<typeof TrendDay>;
/** Minutes by weekday (1 is Monday) and hour of the club's clock over the last 8 weeks; none where never open. */
export const HeatCell = z.object({
  weekday: z.int().min(1).max(7),
  hour: z.int().min(0).max(23),
  open: z.int(),
  /** Booked minutes within the open ones. */
  booked: z.int(),
});
export type HeatCell = z.output<typeof HeatCell>;
export const Trends = z.object({
  /** Seven days up to the day, oldest first. */
  days: z.array(TrendDay),
  heat_map: z.array(HeatCell),
});
export type Trends = z.output<typeof Trends>;

export const DashboardAlertRow = z.object({
  kind: z.enum(DASHBOARD_ALERTS),
  /** Number of courts or orders; 0 for `no_bookings_today`; occupancy in percent for `low_occupancy`. */
  count: z.int(),
});
export type DashboardAlertRow = z.output<typeof DashboardAlertRow>;

/**
 * Figures of the dashboard, all of one moment. A section is absent if it was not requested, and null if the plan lacks
 * it; `locked` then names the plan that has it.
 */
export const Dashboard = z.object({
  date: CalendarDate,
  spans: z.object({
    day: DaySpan,
    day_before: DaySpan,
    tomorrow: DaySpan,
    /** Days from the first of the month to the day; `month_before` has the same days of the month before. */
    month: DaySpan,
    month_before: DaySpan,
    /** Eight weeks before the day. */
    history: DaySpan,
  }),
  alerts: z.array(DashboardAlertRow),
  daily_performance: DailyPerformance.optional(),
  finance: Finance.nullable().optional(),
  buffet: BuffetFigures.nullable().optional(),
  availability: Availability.optional(),
  trends: Trends.nullable().optional(),
  /** Cheapest plan that opens each section that was asked for and is locked. */
  locked: z.partialRecord(z.enum(DASHBOARD_SECTIONS), z.enum(PLANS)),
});
export type Dashboard = z.output<typeof Dashboard>;

export const DashboardQuery = z.strictObject({
  /** Default: today at the club. */
  date: AskedDate.optional(),
  /** Sections to answer, separated by commas. Default: all. */
  sections: z
    .string()
    .max(200)
    .refine((text) => text.split(',').every((name) => DASHBOARD_SECTIONS.some((section) => section === name)))
    .optional(),
});
export type DashboardQuery = z.output<typeof DashboardQuery>;

/** Sections in a person's order at one club, each once. */
export const DashboardLayout = z.strictObject({
  sections: z
    .array(z.strictObject({ section: z.enum(DASHBOARD_SECTIONS), shown: z.boolean() }))
    .length(DASHBOARD_SECTIONS.length)
    .refine((rows) => new Set(rows.map(({ section }) => section)).size === rows.length),
});
export type DashboardLayout = z.output<typeof DashboardLayout>;
/** Settings of a club's reports. `low_occupancy_percent`: occupancy of a day under which the dashboard warns. */
export const ReportSettings = z.strictObject({ low_occupancy_percent: z.int().min(0).max(100) });
export type ReportSettings = z.output<typeof ReportSettings>;
