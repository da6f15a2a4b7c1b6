import { defineEndpoint } from '../core/define-endpoint';
import { ClubParams } from '../core/schema';
import { subscriptionErrors as e } from './errors';
import { CourtLimit, KeptCourts, OwnSubscription, PlanCatalogue } from './schema';

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
  courtLimit: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/plan-limit',
    summary: 'The courts of a club beside what its plan allows',
    params: ClubParams,
    response: CourtLimit,
    authz: { kind: 'member' },
  }),
  keepCourts: defineEndpoint({
    method: 'PUT',
    path: '/club/clubs/:clubId/plan-limit',
    summary: 'Choose the courts that go on taking bookings when the plan allows fewer',
    params: ClubParams,
    body: KeptCourts,
    response: CourtLimit,
    errors: [e.too_many_kept_courts],
    authz: { kind: 'member', anyOf: ['configuration'] },
  }),
};
