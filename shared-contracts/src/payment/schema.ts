import { z } from 'zod';
import { Booking } from '../booking/schema';
import { CHANGE_SCOPES } from '../booking/vocabulary';
import { MAX_AMOUNT } from '../core/money';
import { AskedDate, CentavosSchema, CentavosSum, ClubParams, Id, Instant, PartOfSum, Text } from '../core/schema';
import { MAX_PAYMENT_LENGTH } from './limits';
import { PaymentNotes } from './notes-schema';
import {
  CHARGE_METHODS,
  LINE_KINDS,
  LINE_STATUSES,
  PAYMENT_METHODS,
  REFUND_DESTINATIONS,
  UNDONE_REASON,
} from './vocabulary';

export const Payment = z.object({
  id: Id,
  /** Null if the payment was not for a booking. */
  booking_id: Id.nullable(),
  /** Id of the order or consumption that was paid, if it was not the booking itself. */
  order_id: Id.nullable(),
  consumption_id: Id.nullable(),
  /** Player whose share was paid or whose credit was used. */
  player_id: Id.nullable(),
  player_name: z.string().nullable(),
  method: z.enum(CHARGE_METHODS),
  amount: CentavosSum,
  /** Sum of its refunds. */
  refunded: CentavosSum,
  notes: z.string(),
  /** User who recorded the payment; null for online payments. */
  created_by: Id.nullable(),
  created_at: Instant,
  voided_at: Instant.nullable(),
  void_reason: z.string().nullable(),
  version: z.int32(),
});
export type Payment = z.output<typeof Payment>;

/** Payment of a consumption, with what it paid for. */
export const ConsumptionPayment = Payment.extend({ consumption: z.object({ name: z.string(), quantity: z.int() }) });
export type ConsumptionPayment = z.output<typeof ConsumptionPayment>;

/** Share of a player in a booking, in centavos. */
export const Share = z.object({
  player_id: Id,
  name: z.string(),
  amount: CentavosSum,
  /** True if `amount` was agreed; otherwise it is an equal part of the rest. */
  agreed: z.boolean(),
  paid: CentavosSum,
  open: CentavosSum,
  surplus: CentavosSum,
  status: z.enum(LINE_STATUSES),
  /** Credit of the player at the club. */
  credit: CentavosSum,
});
export type Share = z.output<typeof Share>;

/** Payments of a booking, without deleted ones: `remaining` is open, `surplus` was paid above the price. */
export const BookingPayments = z.object({
  booking: Booking,
  remaining: CentavosSum,
  surplus: CentavosSum,
  payments: z.array(Payment),
  /** Payments of its consumptions, which are no part of the sums. */
  consumption_payments: z.array(ConsumptionPayment),
  shares: z.array(Share),
});
export type BookingPayments = z.output<typeof BookingPayments>;

/** Allows zero and less, which is answered as `amount_not_positive`. */
const Amount = PartOfSum;
const Reason = Text(MAX_PAYMENT_LENGTH.reason, 1);

export const NewPayment = z.strictObject({
  method: z.enum(CHARGE_METHODS),
  amount: Amount,
  notes: PaymentNotes.optional(),
  player_id: Id.nullable().optional(),
  /**
   * Centavos that whoever pays was told to be open: of the player's share, or of the booking without a player. If it is
   * another amount by now, as when a colleague charges the same share, nothing is recorded.
   */
  open: CentavosSum.max(MAX_AMOUNT).optional(),
});
export type NewPayment = z.output<typeof NewPayment>;

export const BulkPayment = z.strictObject({
  method: z.enum(CHARGE_METHODS),
  notes: PaymentNotes.optional(),
  /** `id` is the booking's in the path for `booking`, the player's for `share`, the consumption's for `consumption`. */
  lines: z
    .array(z.strictObject({ kind: z.enum(LINE_KINDS), id: Id, amount: Amount }))
    .min(1)
    .max(60),
});
export type BulkPayment = z.output<typeof BulkPayment>;

/** Moves a surplus into a player's credit. */
export const SurplusCredit = z.strictObject({ player_id: Id, amount: Amount });
export type SurplusCredit = z.output<typeof SurplusCredit>;
/** Null restores the equal part. */
export const ShareChange = z.strictObject({
  /** Null for an equal part. */
  share: CentavosSchema.nullable(),
  /** Dates of the booking's series that it is for; by default the booking alone. */
  scope: z.enum(CHANGE_SCOPES).optional(),
});
export type ShareChange = z.input<typeof ShareChange>;
/**
 * `series`: numbers of changed bookings, and of others that kept their shares since money came in for them, the player
 * is not in them, or their price does not hold the share.
 */
export const ChangedShare = BookingPayments.extend({
  series: z.object({ changed: z.int(), kept: z.int() }).optional(),
});
export type ChangedShare = z.output<typeof ChangedShare>;

export const PaymentChange = z.strictObject({
  method: z.enum(PAYMENT_METHODS).optional(),
  notes: PaymentNotes.optional(),
  amount: Amount.optional(),
  version: z.int32(),
});
export type PaymentChange = z.output<typeof PaymentChange>;
/**
 * Removal of a payment, with the reason that somebody typed or the code of an undo. With `version` it is refused if the
 * payment was changed since.
 */
export const PaymentRemoval = z.strictObject({
  reason: z.union([z.literal(UNDONE_REASON), Reason]),
  version: z.int32().optional(),
});
export type PaymentRemoval = z.output<typeof PaymentRemoval>;
export const NewRefund = z.strictObject({
  amount: Amount,
  reason: Reason,
  /** `money` by default. A payment made with credit is always refunded into credit. */
  destination: z.enum(REFUND_DESTINATIONS).optional(),
  /** Player whose credit is meant. Default: the payment's player. */
  player_id: Id.optional(),
});
export type NewRefund = z.output<typeof NewRefund>;

export const PaymentsQuery = z.strictObject({
  /**
   * First and last day of payment, in the club's time zone; 366 days at most. Default: the current month; with a
   * booking or a player, all time.
   */
  from: AskedDate.optional(),
  to: AskedDate.optional(),
  method: z.enum(CHARGE_METHODS).optional(),
  player_id: Id.optional(),
  booking_id: Id.optional(),
  /** Deleted payments only (`voided`), or also (`all`). Default: none. */
  state: z.enum(['voided', 'all']).optional(),
  /** Id of the last payment of the previous page. */
  cursor: Id.optional(),
});
export type PaymentsQuery = z.output<typeof PaymentsQuery>;

/** Totals over all pages in centavos, without deleted payments. */
export const PaymentTotals = z.object({
  count: z.int(),
  amount: CentavosSum,
  refunded: CentavosSum,
  /** Amounts less refunds, by method. */
  by_method: z.partialRecord(z.enum(CHARGE_METHODS), CentavosSum),
});
export type PaymentTotals = z.output<typeof PaymentTotals>;
export const PaymentPage = z.object({
  items: z.array(Payment),
  next_cursor: Id.nullable(),
  /** Totals over all pages; null after the first page. */
  totals: PaymentTotals.nullable(),
});
export type PaymentPage = z.output<typeof PaymentPage>;

export const BookingPaymentsParams = ClubParams.extend({ bookingId: Id });
export const ShareParams = BookingPaymentsParams.extend({ playerId: Id });
export const PaymentParams = ClubParams.extend({ paymentId: Id });
