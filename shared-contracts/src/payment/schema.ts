import { z } from 'zod';
import { Booking } from '../booking/schema';
import { CalendarDate, CentavosSchema, ClubParams, Id, Instant, Text } from '../core/schema';
import { CHARGE_METHODS, LINE_KINDS, LINE_STATUSES, PAYMENT_METHODS, REFUND_DESTINATIONS } from './vocabulary';

export const Payment = z.object({
  id: Id,
  /** Null for one that was not for a booking. */
  booking_id: Id.nullable(),
  /** Of what else it paid for: an order of the till, or a consumption. */
  order_id: Id.nullable(),
  consumption_id: Id.nullable(),
  /** Whose share it was for, or whose credit paid it. */
  player_id: Id.nullable(),
  player_name: z.string().nullable(),
  method: z.enum(CHARGE_METHODS),
  amount: CentavosSchema,
  /** Sum of its refunds. */
  refunded: CentavosSchema,
  notes: z.string(),
  /** The user who took it; null for what came in online. */
  created_by: Id.nullable(),
  created_at: Instant,
  voided_at: Instant.nullable(),
  void_reason: z.string().nullable(),
  version: z.int(),
});
export type Payment = z.output<typeof Payment>;

/** What a player owes of a booking; centavos. */
export const Share = z.object({
  player_id: Id,
  name: z.string(),
  amount: CentavosSchema,
  /** Whether `amount` was agreed; else it is an equal part of what the agreed ones leave. */
  agreed: z.boolean(),
  paid: CentavosSchema,
  open: CentavosSchema,
  surplus: CentavosSchema,
  status: z.enum(LINE_STATUSES),
  /** What the player has with the club. */
  credit: CentavosSchema,
});
export type Share = z.output<typeof Share>;

/** The money of a booking: `remaining` is open, `surplus` was paid above the price. Deleted payments are left out. */
export const BookingPayments = z.object({
  booking: Booking,
  remaining: CentavosSchema,
  surplus: CentavosSchema,
  payments: z.array(Payment),
  shares: z.array(Share),
});
export type BookingPayments = z.output<typeof BookingPayments>;

/** Zero and less is answered as `amount_not_positive`, not here. */
const Amount = z.int().min(-1_000_000_000_00).max(1_000_000_000_00);
const Reason = Text(300, 1);

export const NewPayment = z.strictObject({
  method: z.enum(CHARGE_METHODS),
  amount: Amount,
  notes: Text(300).optional(),
  player_id: Id.nullable().optional(),
});
export type NewPayment = z.output<typeof NewPayment>;

export const BulkPayment = z.strictObject({
  method: z.enum(CHARGE_METHODS),
  notes: Text(300).optional(),
  /** `id` is the booking's in the path for `booking`, the player's for `share`, the consumption's for `consumption`. */
  lines: z
    .array(z.strictObject({ kind: z.enum(LINE_KINDS), id: Id, amount: Amount }))
    .min(1)
    .max(60),
});
export type BulkPayment = z.output<typeof BulkPayment>;

/** Of what was paid too much, into a player's credit. */
export const SurplusCredit = z.strictObject({ player_id: Id, amount: Amount });
export type SurplusCredit = z.output<typeof SurplusCredit>;
/** Null: an equal part again. */
export const ShareChange = z.strictObject({ share: CentavosSchema.nullable() });

export const PaymentChange = z.strictObject({
  method: z.enum(PAYMENT_METHODS).optional(),
  notes: Text(300).optional(),
  amount: Amount.optional(),
  version: z.int(),
});
export type PaymentChange = z.output<typeof PaymentChange>;
export const PaymentRemoval = z.strictObject({ reason: Reason });
export const NewRefund = z.strictObject({
  amount: Amount,
  reason: Reason,
  /** `money` by default. A payment made with credit is always refunded into credit. */
  destination: z.enum(REFUND_DESTINATIONS).optional(),
  /** Whose credit; the payment's player when absent. */
  player_id: Id.optional(),
});
export type NewRefund = z.output<typeof NewRefund>;

export const PaymentsQuery = z.strictObject({
  /** First and last day on which it came in, in the club's zone. */
  from: CalendarDate.optional(),
  to: CalendarDate.optional(),
  method: z.enum(CHARGE_METHODS).optional(),
  player_id: Id.optional(),
  booking_id: Id.optional(),
  /** Deleted ones alone (`voided`), or those too (`all`); absent: those that stand. */
  state: z.enum(['voided', 'all']).optional(),
  /** The last payment of the page before. */
  cursor: Id.optional(),
});
export type PaymentsQuery = z.output<typeof PaymentsQuery>;

/** Over all that a filter finds, deleted ones left out; centavos. */
export const PaymentTotals = z.object({
  count: z.int(),
  amount: CentavosSchema,
  refunded: CentavosSchema,
  /** What stands, by method. */
  by_method: z.partialRecord(z.enum(CHARGE_METHODS), CentavosSchema),
});
export type PaymentTotals = z.output<typeof PaymentTotals>;
export const PaymentPage = z.object({
  items: z.array(Payment),
  next_cursor: Id.nullable(),
  /** With the first page; null with the others. */
  totals: PaymentTotals.nullable(),
});
export type PaymentPage = z.output<typeof PaymentPage>;

export const BookingPaymentsParams = ClubParams.extend({ bookingId: Id });
export const ShareParams = BookingPaymentsParams.extend({ playerId: Id });
export const PaymentParams = ClubParams.extend({ paymentId: Id });
