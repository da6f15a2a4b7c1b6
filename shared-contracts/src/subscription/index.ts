export { subscriptionEndpoints } from './endpoints';
export { canUpgrade, limitReached, planRank } from './rules';
export type { OwnSubscription, Plan, PlanCatalogue, PlanLimits } from './schema';
export { PLANS, type PlanId, SUBSCRIPTION_STATUSES, type SubscriptionStatus, UNLIMITED } from './vocabulary';
