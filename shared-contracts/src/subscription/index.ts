export { subscriptionEndpoints } from './endpoints';
export { subscriptionErrors } from './errors';
export { subscriptionEvents } from './events';
export { MAX_LEAVING_REASON } from './limits';
export { payingEndpoints } from './paying-endpoints';
export type {
  AgreedPrice,
  ChangePreview,
  Invoice,
  PaymentStep,
  SubscriptionDetails,
  SubscriptionHistoryEntry,
  VerifiedPayment,
} from './paying-schema';
export {
  type CatalogueView,
  catalogueView,
  PLAN_SWITCHES,
  type PlanSwitch,
  type PlanView,
  type PriceView,
} from './plan-view';
export { annualDiscount, formatUsd, planPrice } from './price';
export { canPayByMonth, canUpgrade, limitReached, planRank } from './rules';
export type { CourtLimit, OwnSubscription, Plan, PlanCatalogue, PlanLimits } from './schema';
export {
  BILLINGS,
  type Billing,
  INVOICE_STATES,
  PLAN_NAMES,
  PLANS,
  type PlanId,
  PRICED_PLANS,
  SUBSCRIPTION_EVENTS,
  SUBSCRIPTION_STATUSES,
  type SubscriptionEvent,
  type SubscriptionStatus,
  UNLIMITED,
  VERIFY_STATES,
} from './vocabulary';
