export { adminSubscriptionEndpoints } from './endpoints';
export { adminSubscriptionErrors } from './errors';
export type {
  AdminSubscription,
  AdminSubscriptionDetails,
  AdminSubscriptionPage,
  SubscriptionChange,
} from './schema';
export { HAND_STATUSES } from './vocabulary';
