import { defineEndpoint } from '../core/define-endpoint';
import { OwnSubscription, PlanCatalogue } from './schema';

export const subscriptionEndpoints = {
  plans: defineEndpoint({
    method: 'GET',
    path: '/plans',
    summary: 'The plans on offer',
    response: PlanCatalogue,
    authz: { kind: 'public' },
  }),
  mine: defineEndpoint({
    method: 'GET',
    path: '/auth/protected/subscription',
    summary: 'The subscription that applies to the caller: their own, or that of the owner of their club',
    response: OwnSubscription,
    authz: { kind: 'user' },
  }),
};
