export { subscriptionEndpoints } from './endpoints';
export { subscriptionErrors } from './errors';
export { subscriptionEvents } from './events';
export {
  type CatalogueView,
  catalogueView,
  PLAN_SWITCHES,
  type PlanSwitch,
  type PlanView,
  type PriceView,
} from './plan-view';
export type { Billing } from './price';
export { canUpgrade, limitReached, lowestPlanWith, planIncludes, planRank } from './rules';
export type { CourtLimit, OwnSubscription, Plan, PlanCatalogue, PlanLimits } from './schema';
export { PLANS, type PlanId, SUBSCRIPTION_STATUSES, UNLIMITED } from './vocabulary';
