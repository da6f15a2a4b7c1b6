import { z } from 'zod';
import { LANGUAGES } from '../core/language';
import { MAX_EMAIL } from '../core/limits';
import { ApiFile, CentavosSchema, Id, Instant, Text } from '../core/schema';
import { MAX_LEAVING_REASON } from './limits';
import { OwnSubscription } from './schema';
import {
  BILLINGS,
  INVOICE_STATES,
  PLANS,
  PRICED_PLANS,
  SUBSCRIPTION_EVENTS,
  SUBSCRIPTION_STATUSES,
  VERIFY_STATES,
} from './vocabulary';

/** Plan by its name, or by the alias `freemium` of starter. */
const PlanName = z.enum([...PLANS, 'freemium']).transform((plan) => (plan === 'freemium' ? 'starter' : plan));
const PaymentMethod = z.enum(['mercadopago']);

export const PlanChange = z.strictObject({ plan: PlanName, period: z.enum(BILLINGS).default('monthly') });
/** The address is checked by the service, which has a code for each way in which it is wrong. */
export const UpgradeRequest = PlanChange.extend({
  user_email: z.string().trim().max(MAX_EMAIL).optional(),
  payment_method: PaymentMethod.default('mercadopago'),
});
export const TrialRequest = z.strictObject({ plan: PlanName, user_email: z.string().trim().max(MAX_EMAIL).optional() });
/** Reason why the owner leaves; the call needs no body. */
export const CancelRequest = z
  .strictObject({ reason: Text(MAX_LEAVING_REASON).default('') })
  .nullish()
  .transform((body) => body ?? { reason: '' });

/** Next step of a change: `payment_url` leads to the gateway if the owner has to pay, or to agree, there. */
export const PaymentStep = z.object({
  requires_payment: z.boolean(),
  payment_url: z.string().nullable(),
  /** Id that `verify` takes; null if nothing has to be paid. */
  subscription_id: Id.nullable(),
  /** Id at the gateway. */
  payment_id: z.string().nullable(),
  gateway: PaymentMethod,
});
export type PaymentStep = z.output<typeof PaymentStep>;

export const VerifyParams = z.strictObject({ subscriptionId: Id });
export const VerifiedPayment = z.object({
  state: z.enum(VERIFY_STATES),
  plan: z.enum(PLANS),
  period: z.enum(BILLINGS),
  /** First charge, in centavos. */
  amount: CentavosSchema,
  currency: z.string(),
  /** Reason of the gateway for the last refusal; null without one. */
  status_detail: z.string().nullable(),
  /** Address at the gateway as long as it can be paid. */
  payment_url: z.string().nullable(),
});
export type VerifiedPayment = z.output<typeof VerifiedPayment>;

/** Price that the platform agreed with an owner, in centavos a month, instead of the catalogue's. */
export const AgreedPrice = z.strictObject({
  plan: z.enum(PRICED_PLANS),
  billing: z.enum(BILLINGS),
  amount: CentavosSchema.min(1),
});
export type AgreedPrice = z.output<typeof AgreedPrice>;

/** Number used beside the limit; -1 is unlimited. */
const Use = z.object({ used: z.int(), max: z.int() });

export const SubscriptionHistoryEntry = z.object({
  at: Instant,
  event: z.enum(SUBSCRIPTION_EVENTS),
  /** Name of the person who did it; null for the gateway and the clock. */
  actor: z.string().nullable(),
  reason: z.string(),
  before: z.object({ plan: z.enum(PLANS), status: z.enum(SUBSCRIPTION_STATUSES) }),
  after: z.object({ plan: z.enum(PLANS), status: z.enum(SUBSCRIPTION_STATUSES) }),
});
export type SubscriptionHistoryEntry = z.output<typeof SubscriptionHistoryEntry>;

export const SubscriptionDetails = OwnSubscription.extend({
  /**
   * True if the caller is the owner; for others `next_charge`, `pending`, `planned` are null and `history` is empty.
   */
  can_manage: z.boolean(),
  owner_name: z.string(),
  period: z.enum(BILLINGS).nullable(),
  /** End of what is paid, or of the trial; null without one. */
  ends_at: Instant.nullable(),
  /** True if the owner may still try a plan. */
  trial_available: z.boolean(),
  /**
   * Price of a period of the plan by the agreement that is charged, since who pays keeps their price; null if nothing
   * is charged. Amount in centavos.
   */
  price: z.object({ amount: CentavosSchema, currency: z.string() }).nullable().optional(),
  /** Next charge; null if none comes. Amount in centavos. */
  next_charge: z.object({ at: Instant, amount: CentavosSchema, currency: z.string() }).nullable(),
  /** Price that applies to this owner instead of the catalogue's; null for others than the owner. */
  agreed_price: AgreedPrice.nullable(),
  /** Page at the gateway on which the owner sees and changes how the plan is paid; null if nothing is charged. */
  gateway_url: z.string().nullable(),
  /** Failed charge that the gateway tries again; null if all is paid. */
  overdue: z
    .object({ since: Instant, attempts: z.int(), next_attempt_at: Instant.nullable(), ends_at: Instant })
    .nullable(),
  /** Change at the period's end; null if none is planned. A cancellation is one to starter. */
  planned: z.object({ plan: z.enum(PLANS), period: z.enum(BILLINGS).nullable(), at: Instant }).nullable(),
  /** Payment that waits; null without one. */
  pending: PaymentStep.extend({
    plan: z.enum(PLANS),
    period: z.enum(BILLINGS),
    amount: CentavosSchema,
    currency: z.string(),
    expires_at: Instant,
    /** The gateway's word on a refusal, after which it tries again; null if nothing was refused. */
    status_detail: z.string().nullable(),
  }).nullable(),
  /** Real counts: number of clubs, and those of each club. */
  usage: z.object({
    clubs: Use,
    by_club: z.array(
      z.object({
        club_id: Id,
        name: z.string(),
        courts: Use,
        players: Use,
        /** Bookings of the club's present day and month. */
        events_today: Use,
        events_month: Use,
      }),
    ),
  }),
  /** Members who wait until the plan has a team again, and from when. */
  team: z.object({ waiting: z.int(), waits_from: Instant.nullable() }),
  /** Changes, newest first, the last 100. */
  history: z.array(SubscriptionHistoryEntry),
});
export type SubscriptionDetails = z.output<typeof SubscriptionDetails>;

/** Effects of a change; amounts in centavos. */
export const ChangePreview = z.object({
  /**
   * `upgrade`: takes effect when paid, by `upgrade`; `later`: at the end of the period, by `change`; `none`: the owner
   * has it already.
   */
  kind: z.enum(['upgrade', 'later', 'none']),
  plan: z.enum(PLANS),
  period: z.enum(BILLINGS),
  currency: z.string(),
  /** Instant at which the change takes effect. */
  at: Instant,
  /** Price of a period. */
  price: CentavosSchema,
  /** Unused rest of the present period, taken off the first charge. */
  credit: CentavosSchema,
  charged_today: CentavosSchema,
  next_charge: z.object({ at: Instant, amount: CentavosSchema }).nullable(),
  /** Price of a month from then on; for an annual price, a twelfth of it. */
  monthly_cost: CentavosSchema,
  /** Features of the present plan that the other lacks, by their keys in the catalogue. */
  lost_features: z.array(z.string()),
  /** Courts of clubs that hold more than the other plan allows; which stay is chosen by `keepCourts`. */
  clubs: z.array(
    z.object({
      club_id: Id,
      name: z.string(),
      max_courts: z.int(),
      courts: z.array(z.object({ id: Id, name: z.string(), waits: z.boolean() })),
    }),
  ),
  /** People who wait as long as the plan has no team, from seven days after the change. */
  members: z.array(z.object({ user_id: Id, name: z.string(), club_name: z.string() })),
});
export type ChangePreview = z.output<typeof ChangePreview>;

/** Charge of the platform. Amounts in centavos. */
export const Invoice = z.object({
  id: Id,
  /** Number of the receipt; null until it is paid. */
  number: z.int().nullable(),
  plan: z.enum(PLANS),
  period: z.enum(BILLINGS),
  /** Time that it pays. */
  starts_at: Instant,
  ends_at: Instant,
  amount: CentavosSchema,
  currency: z.string(),
  state: z.enum(INVOICE_STATES),
  attempts: z.int(),
  status_detail: z.string(),
  paid_at: Instant.nullable(),
  /** Time at which it was given back; null until then. */
  refunded_at: Instant.nullable().optional(),
  created_at: Instant,
});
export type Invoice = z.output<typeof Invoice>;
export const Invoices = z.array(Invoice);

export const ReceiptParams = z.strictObject({ invoiceId: Id });
export const ReceiptQuery = z.strictObject({ language: z.enum(LANGUAGES) });
export const ReceiptFile = ApiFile;
