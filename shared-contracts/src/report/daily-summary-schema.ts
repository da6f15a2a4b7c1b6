import { z } from 'zod';
import { BOOKING_STATES } from '../booking/vocabulary';
import { CASH_DESKS } from '../cash/vocabulary';
import { AskedDate, CalendarDate, Id, Instant, Text } from '../core/schema';
import { PAYMENT_METHODS } from '../payment/vocabulary';
import { BestSeller, RevenueLine } from './dashboard-schema';
import { MAX_CLOSE_NOTE } from './limits';

/** Bookings of one court in one state that start on the day. */
export const CourtBookings = z.object({
  court_id: Id,
  court_name: z.string(),
  state: z.enum(BOOKING_STATES),
  count: z.int(),
  minutes: z.int(),
  /** Sum of their prices, in centavos. */
  price: z.int(),
});
export type CourtBookings = z.output<typeof CourtBookings>;

/** Revenue with the person who took it; null for the gateway's and for an account that is gone. */
export const TakenRevenue = RevenueLine.extend({ taken_by: z.string().nullable() });
export type TakenRevenue = z.output<typeof TakenRevenue>;

/** Credit that players paid in or were paid out, in centavos. It is in the cash, but no revenue. */
export const CreditLine = z.object({ method: z.enum(PAYMENT_METHODS), received: z.int(), refunded: z.int() });
export type CreditLine = z.output<typeof CreditLine>;

/** Cash session that was open on the day. */
export const DayCash = z.object({
  id: Id,
  desk: z.enum(CASH_DESKS),
  opened_at: Instant,
  opened_by_name: z.string().nullable(),
  /** Null while it is open; so are the sums. */
  closed_at: Instant.nullable(),
  closed_by_name: z.string().nullable(),
  /** Centavos over all methods. Difference: counted less expected, negative for a shortage. */
  expected: z.int().nullable(),
  counted: z.int().nullable(),
  difference: z.int().nullable(),
});
export type DayCash = z.output<typeof DayCash>;

/** Amount that is open on a booking of the day, or on a consumption or order of the day. */
export const OpenAmount = z.object({
  kind: z.enum(['booking', 'consumption', 'order']),
  id: Id,
  booking_id: Id.nullable(),
  /** Name of the court or the item, or number of the order. */
  title: z.string(),
  at: Instant,
  /** Centavos. */
  open: z.int(),
  /** Names of the players who owe it; empty if nobody is named. */
  players: z.array(z.string()),
});
export type OpenAmount = z.output<typeof OpenAmount>;

/** Booking of the day that was cancelled or whose players did not come. */
export const LostBooking = z.object({
  id: Id,
  court_name: z.string(),
  start: Instant,
  state: z.enum(['cancelled', 'no_show']),
  /** Price and what was kept of it, in centavos. */
  price: z.int(),
  paid: z.int(),
  /** Reason of a cancellation, typed or a code of the service; null if none was given. */
  reason: z.string().nullable(),
  players: z.array(z.string()),
});
export type LostBooking = z.output<typeof LostBooking>;

export const LowStock = z.object({ item_id: Id, name: z.string(), stock: z.int(), min_stock: z.int() });
export type LowStock = z.output<typeof LowStock>;

export const DayNote = z.object({
  booking_id: Id,
  court_name: z.string(),
  start: Instant,
  text: z.string(),
  author_name: z.string().nullable(),
});
export type DayNote = z.output<typeof DayNote>;

/** Close of a day, with what was open at that moment. */
export const DayClose = z.object({
  closed_by_name: z.string().nullable(),
  closed_at: Instant,
  note: z.string(),
  /** Number and sum (centavos) of the open amounts. */
  open_count: z.int(),
  open_sum: z.int(),
  /** Number of cash sessions that were not closed. */
  open_cash: z.int(),
});
export type DayClose = z.output<typeof DayClose>;

/** One day of the club. A booking that runs past midnight belongs to the day on which it starts. */
export const DailySummary = z.object({
  date: CalendarDate,
  /** Bookings, without those that are only held. */
  bookings: z.array(CourtBookings),
  revenue: z.array(TakenRevenue),
  credit: z.array(CreditLine),
  cash: z.array(DayCash),
  open: z.array(OpenAmount),
  lost: z.array(LostBooking),
  /** Items of the day's orders and consumptions, refunded pieces left out, by total. */
  sales: z.array(BestSeller),
  /** Items whose stock is below its minimum now. */
  low_stock: z.array(LowStock),
  notes: z.array(DayNote),
  /** Null if the day was not closed. */
  close: DayClose.nullable(),
});
export type DailySummary = z.output<typeof DailySummary>;

/** Default date: today at the club. */
export const DailySummaryQuery = z.strictObject({ date: AskedDate.optional() });
export const NewDayClose = z.strictObject({ date: AskedDate, note: Text(MAX_CLOSE_NOTE).optional() });
export type NewDayClose = z.output<typeof NewDayClose>;

/** Hour of the club's clock at which a person gets each day by mail; null: none. */
export const SummaryMail = z.strictObject({ hour: z.int().min(0).max(23).nullable() });
export type SummaryMail = z.output<typeof SummaryMail>;
