import { defineEndpoint } from '../core/define-endpoint';
import { commonErrors } from '../core/errors';
import { adminSubscriptionErrors as e } from './errors';
import {
  AdminSubscriptionDetails,
  AdminSubscriptionPage,
  AdminSubscriptionsQuery,
  OwnerParams,
  SubscriptionChange,
} from './schema';

const authz = { kind: 'super_admin' } as const;

export const adminSubscriptionEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/subscriptions',
    summary: 'Subscriptions of the platform by their owner; who reads them is in the audit',
    query: AdminSubscriptionsQuery,
    response: AdminSubscriptionPage,
    authz,
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/admin/subscriptions/:ownerId',
    summary: "An owner's subscription with its history; who reads it is in the audit",
    params: OwnerParams,
    response: AdminSubscriptionDetails,
    errors: [commonErrors.not_found],
    authz,
  }),
  change: defineEndpoint({
    method: 'PUT',
    path: '/admin/subscriptions/:ownerId',
    summary: "Change an owner's plan, status, end or price by hand, with a reason that its history keeps",
    params: OwnerParams,
    body: SubscriptionChange,
    status: 204,
    errors: [commonErrors.not_found, e.charged_by_gateway, e.no_end, e.no_plan],
    authz,
  }),
};
