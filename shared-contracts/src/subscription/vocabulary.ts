/** Plans by rank. `freemium` is an alias of `starter`. */
export const PLANS = ['starter', 'premium', 'premium_plus', 'enterprise'] as const;
export type PlanId = (typeof PLANS)[number];
/** Names of the plans, the same in every language. */
export const PLAN_NAMES: Readonly<Record<PlanId, string>> = {
  starter: 'Starter (Freemium)',
  premium: 'Premium',
  premium_plus: 'Premium Plus',
  enterprise: 'Enterprise',
};
/** Plans that owners pay online. */
export const PRICED_PLANS = ['premium', 'premium_plus'] as const;
export const SUBSCRIPTION_STATUSES = [
  'active',
  'trialing',
  'pending_payment',
  'past_due',
  'cancelled',
  'expired',
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];
/** Value of a limit that means unlimited. */
export const UNLIMITED = -1;
/** Billings of a plan: paid every month, or every twelve. */
export const BILLINGS = ['monthly', 'annual'] as const;
export type Billing = (typeof BILLINGS)[number];
/**
 * Events of a subscription, caused by the owner, the gateway or the clock. Super admins cause `granted`, `end_moved`,
 * `price_agreed` and `ended_by_hand`.
 */
export const SUBSCRIPTION_EVENTS = [
  'granted',
  'end_moved',
  'price_agreed',
  'ended_by_hand',
  'trial_started',
  'trial_ended',
  'checkout_started',
  'checkout_ended',
  'checkout_paid',
  'renewal_paid',
  'charge_failed',
  'retries_ended',
  'cancelled',
  'resumed',
  'change_planned',
  'payer_left',
  'payer_returned',
  'period_ended',
] as const;
export type SubscriptionEvent = (typeof SUBSCRIPTION_EVENTS)[number];
/** `failed`: the gateway tries again, or gave up; `refunded`: charged for a plan that had ended already. */
export const INVOICE_STATES = ['paid', 'failed', 'refunded'] as const;
/** `waiting`: can be paid, or is being paid; `scheduled`: agreed to, charged at the end of the present period. */
export const VERIFY_STATES = ['waiting', 'paid', 'scheduled', 'failed', 'ended'] as const;
