import { z } from 'zod';
import { ActReason } from '../admin-audit/schema';
import { MAX_SEARCH } from '../core/limits';
import { CentavosSchema, Cursor, Id, Instant, Text } from '../core/schema';
import { AgreedPrice, SubscriptionHistoryEntry } from '../subscription/paying-schema';
import { BILLINGS, PLANS, SUBSCRIPTION_STATUSES } from '../subscription/vocabulary';
import { HAND_STATUSES } from './vocabulary';

/** An owner's subscription as the platform sees it. */
export const AdminSubscription = z.object({
  owner_id: Id,
  owner_name: z.string(),
  owner_email: z.string(),
  /** Number of clubs that it applies to. */
  clubs: z.int(),
  /** Plan in force. */
  plan: z.enum(PLANS),
  status: z.enum(SUBSCRIPTION_STATUSES),
  billing: z.enum(BILLINGS).nullable(),
  /** End of the trial or of the present period; null without one. */
  ends_at: Instant.nullable(),
  /** True if the gateway charges it. */
  is_charged: z.boolean(),
  /** Monthly recurring revenue of the subscription, in centavos. */
  mrr: CentavosSchema,
  agreed_price: AgreedPrice.nullable(),
});
export type AdminSubscription = z.output<typeof AdminSubscription>;

export const AdminSubscriptionsQuery = z.strictObject({
  /** Part of the owner's name or address. */
  search: Text(MAX_SEARCH).optional(),
  plan: z.enum(PLANS).optional(),
  status: z.enum(SUBSCRIPTION_STATUSES).optional(),
  cursor: Cursor.optional(),
});
export const AdminSubscriptionPage = z.object({
  items: z.array(AdminSubscription),
  /** Number of subscriptions of the search. */
  total: z.int(),
  next_cursor: z.string().nullable(),
});
export type AdminSubscriptionPage = z.output<typeof AdminSubscriptionPage>;

export const OwnerParams = z.strictObject({ ownerId: Id });
export const AdminSubscriptionDetails = AdminSubscription.extend({
  club_names: z.array(z.string()),
  /** Changes, newest first, the last 100. */
  history: z.array(SubscriptionHistoryEntry),
});
export type AdminSubscriptionDetails = z.output<typeof AdminSubscriptionDetails>;

/** Change by hand; what is not given stays. */
export const SubscriptionChange = z.strictObject({
  /** Grants a plan, which nobody is charged for, until `period_end`, or without an end. */
  plan: z.enum(PLANS).optional(),
  /** `expired` ends the plan at once; `active` grants the present one. */
  status: z.enum(HAND_STATUSES).optional(),
  /** Alone it moves the end of a trial, or of a plan that is not charged again. */
  period_end: Instant.nullable().optional(),
  /** Applies from the next charge on; null goes back to the catalogue. */
  price_override: AgreedPrice.nullable().optional(),
  /** Reason of the change, kept in the history, which the owner reads. */
  reason: ActReason,
});
export type SubscriptionChange = z.output<typeof SubscriptionChange>;
