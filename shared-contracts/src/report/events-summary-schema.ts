import { z } from 'zod';
import { FoundBooking } from '../booking/search-schema';
import { BOOKING_STATES, EVENT_TYPES } from '../booking/vocabulary';
import { SPORTS } from '../club/vocabulary';
import { AskedDate, CalendarDate, Cursor, Id } from '../core/schema';
import { PLANS } from '../subscription/vocabulary';
import { DaySpan } from './dashboard-schema';
import { COMPARISONS, EVENT_DIMENSIONS, EVENT_GROUPS, EVENT_PARTS } from './vocabulary';

const filter = {
  /** First and last day on which a booking starts, in the club's zone; 366 days at most. */
  from: AskedDate,
  to: AskedDate,
  court: Id.optional(),
  sport: z.enum(SPORTS).optional(),
  type: z.enum(EVENT_TYPES).optional(),
  /** Default: all but those that are only held. */
  state: z.enum(BOOKING_STATES).optional(),
  /** 1 is Monday. */
  weekday: z.coerce.number().int().min(1).max(7).optional(),
  /** Hour of the club's clock in which a booking starts. */
  hour: z.coerce.number().int().min(0).max(23).optional(),
  player: Id.optional(),
};
export const EventsFilter = z.strictObject(filter);
export type EventsFilter = z.output<typeof EventsFilter>;
export const EventsSummaryQuery = z.strictObject({
  ...filter,
  /** Default: by day. */
  group: z.enum(EVENT_GROUPS).optional(),
  /** Span to compare with. Default: none. */
  compare: z.enum(COMPARISONS).optional(),
});
export type EventsSummaryQuery = z.output<typeof EventsSummaryQuery>;
export const EventsListQuery = z.strictObject({
  ...filter,
  /** Default: all that the filter finds, cancelled ones too. */
  part: z.enum(EVENT_PARTS).optional(),
  cursor: Cursor.optional(),
});
export type EventsListQuery = z.output<typeof EventsListQuery>;

/** Sums over bookings. Amounts in centavos. Those that were cancelled count under `cancelled` alone. */
export const EventSums = z.object({
  count: z.int(),
  minutes: z.int(),
  /** Sum of the prices. */
  value: z.int(),
  paid: z.int(),
  /** Sum of what is left to pay. */
  open: z.int(),
  no_shows: z.int(),
  no_show_value: z.int(),
  cancelled: z.int(),
  cancelled_value: z.int(),
});
export type EventSums = z.output<typeof EventSums>;

/** Sums of a day, week (from Monday) or month, named by its first day, which may lie before the span. */
export const EventGroupRow = EventSums.extend({ from: CalendarDate });
export type EventGroupRow = z.output<typeof EventGroupRow>;
/** Sums of one value of a dimension: a court's id, a sport, type or state, a weekday or an hour. */
export const EventShare = EventSums.extend({
  dimension: z.enum(EVENT_DIMENSIONS),
  key: z.string(),
  /** Name of a court; null for the rest. */
  name: z.string().nullable(),
});
export type EventShare = z.output<typeof EventShare>;

/** All figures are of one moment. */
export const EventsSummary = z.object({
  span: DaySpan,
  group: z.enum(EVENT_GROUPS),
  totals: EventSums,
  /** Every group of the span, also empty ones, by time. */
  groups: z.array(EventGroupRow),
  /** Shares by dimension, each with its highest count first. */
  shares: z.array(EventShare),
  /** Null if no comparison was asked for. */
  compared: z.object({ span: DaySpan, totals: EventSums }).nullable(),
});
export type EventsSummary = z.output<typeof EventsSummary>;
/** `summary` is null if the club's plan lacks it; `locked` is the cheapest plan that has it. */
export const EventsSummaryAnswer = z.object({ summary: EventsSummary.nullable(), locked: z.enum(PLANS).nullable() });
export type EventsSummaryAnswer = z.output<typeof EventsSummaryAnswer>;
export const EventsPage = z.object({ items: z.array(FoundBooking), next_cursor: z.string().nullable() });
export type EventsPage = z.output<typeof EventsPage>;
