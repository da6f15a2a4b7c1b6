import type { PlanId } from '@canchero/shared-contracts/subscription';

/** Names of the plans, the same in every language. */
export const PLAN_NAMES: Readonly<Record<PlanId, string>> = {
  starter: 'Starter (Freemium)',
  premium: 'Premium',
  premium_plus: 'Premium Plus',
  enterprise: 'Enterprise',
};
