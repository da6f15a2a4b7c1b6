import { z } from 'zod';
import { LANGUAGES } from '../core/language';
import { MAX_SEARCH } from '../core/limits';
import { AskedDate, CentavosSum, CsvFile, Cursor, Id, Instant, Text } from '../core/schema';
import { PAYMENT_STATUSES } from '../payment/vocabulary';
import { BOOKING_AWAITS, BOOKING_STATES, EVENT_TYPES, MODALITIES, SHOWN_STATES } from './vocabulary';

const filter = {
  /** First and last day on which a booking starts, in the club's zone; 366 days at most. */
  from: AskedDate,
  to: AskedDate,
  court_id: Id.optional(),
  event_type: z.enum(EVENT_TYPES).optional(),
  /** Default: every booking that was not cancelled. */
  state: z.enum([...SHOWN_STATES, 'all']).optional(),
  /** `open`: something is left to pay, whatever was paid. */
  payment_status: z.enum([...PAYMENT_STATUSES, 'open']).optional(),
  /** `outside`: only what is not over and lies outside of the club's weekly hours, as they are now. */
  hours: z.enum(['outside']).optional(),
  /** Part of a player's name, phone or e-mail, or of the description. */
  q: Text(MAX_SEARCH).optional(),
};
export const BookingFilter = z.strictObject(filter);
export type BookingFilter = z.output<typeof BookingFilter>;
/** Filter of an exported file, whose headings and words are in `language`. */
export const BookingExport = z.strictObject({ ...filter, language: z.enum(LANGUAGES) });
export const BookingSearch = z.strictObject({ ...filter, cursor: Cursor.optional() });

export const FoundBooking = z.object({
  id: Id,
  court_id: Id,
  court_name: z.string(),
  start: Instant,
  end: Instant,
  /** Length in minutes. */
  duration: z.int(),
  event_type: z.enum(EVENT_TYPES),
  modality: z.enum(MODALITIES),
  state: z.enum(BOOKING_STATES),
  /** Condition that an online booking in `pending_payment` waits for; null for others. */
  awaits: z.enum(BOOKING_AWAITS).nullable().optional(),
  description: z.string(),
  price: CentavosSum,
  paid: CentavosSum,
  payment_status: z.enum(PAYMENT_STATUSES),
  /** Names, in order of assignment. */
  players: z.array(z.string()),
  /** True if it or its series has notes. */
  has_notes: z.boolean().optional(),
  /** True if something was consumed at it. */
  has_consumptions: z.boolean().optional(),
});
export type FoundBooking = z.output<typeof FoundBooking>;

/**
 * Over all that the filter finds. Money in centavos: cancelled bookings owe nothing and count with what they were paid.
 */
export const BookingTotals = z.object({
  count: z.int(),
  minutes: z.int(),
  price: CentavosSum,
  paid: CentavosSum,
  pending: CentavosSum,
});
export type BookingTotals = z.output<typeof BookingTotals>;

export const BookingPage = z.object({
  items: z.array(FoundBooking),
  next_cursor: z.string().nullable(),
  /** Totals over all pages; null after the first page. */
  totals: BookingTotals.nullable(),
});
export type BookingPage = z.output<typeof BookingPage>;
export const BookingFile = CsvFile;
