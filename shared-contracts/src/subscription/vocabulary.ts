/** Plans by rank. `freemium` is an alias of `starter`. */
export const PLANS = ['starter', 'premium', 'premium_plus', 'enterprise'] as const;
export type PlanId = (typeof PLANS)[number];
export const SUBSCRIPTION_STATUSES = [
  'active',
  'trialing',
  'pending_payment',
  'past_due',
  'cancelled',
  'expired',
] as const;
/** Value of a limit that means unlimited. */
export const UNLIMITED = -1;
