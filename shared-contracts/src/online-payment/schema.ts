import { z } from 'zod';
import { CentavosSum, Id, Instant } from '../core/schema';
import { GATEWAY_REFUND_STATES, GATEWAY_STATUSES, PAYMENT_MISMATCHES, RESULT_STATES } from './vocabulary';

/** Payment of a booking at the gateway, in whatever state; amounts in centavos. */
export const OnlinePayment = z.object({
  /** Id at the gateway. */
  gateway_id: z.string(),
  status: z.enum(GATEWAY_STATUSES),
  /** Reason of the gateway for the status, such as `cc_rejected_insufficient_amount`; empty without one. */
  status_detail: z.string(),
  amount: CentavosSum,
  /** Payment of the booking that it became; null as long as the gateway has not approved it. */
  payment_id: Id.nullable(),
  /** Refunds that were asked of the gateway. */
  refunds: z.array(z.object({ amount: CentavosSum, state: z.enum(GATEWAY_REFUND_STATES) })),
  /** Reason why an approved payment was not taken; null if it matches the checkout. */
  mismatch: z.enum(PAYMENT_MISMATCHES).nullable(),
  updated_at: Instant,
});
export type OnlinePayment = z.output<typeof OnlinePayment>;

export const OnlinePayments = z.array(OnlinePayment);

/** Random reference of a checkout, which proves who may see its result. */
export const ResultParams = z.strictObject({ reference: Id });

/** Result of a checkout, for the payer. */
export const PaymentResult = z.object({
  state: z.enum(RESULT_STATES),
  /** True if the club confirmed the booking without a payment online; its state is `approved` then. */
  at_club: z.boolean(),
  /** True if the gateway is still working on a payment, such as one in cash or under review. */
  in_process: z.boolean(),
  amount: CentavosSum,
  currency: z.string(),
  club: z.object({ id: Id, name: z.string(), slug: z.string(), timezone: z.string() }),
  court_name: z.string(),
  start: Instant,
  end: Instant,
  /** Address of the checkout as long as it can be paid; null otherwise. */
  init_point: z.string().nullable(),
  /** Instant until which it can be paid. */
  expires_at: Instant,
});
export type PaymentResult = z.output<typeof PaymentResult>;

/** Parameters of a message of the gateway, in either of its spellings. */
export const WebhookQuery = z.record(z.string().max(100), z.union([z.string().max(500), z.array(z.string().max(500))]));
/** Body of a message of the gateway. It is not signed, so nothing in it is believed. */
export const WebhookBody = z.looseObject({});
