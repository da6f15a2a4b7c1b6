import { defineEndpoint } from '../core/define-endpoint';
import { commonErrors } from '../core/errors';
import { ClubParams } from '../core/schema';
import { courtErrors } from './errors';
import { Court, CourtChange, CourtOrder, CourtParams, Courts, NewCourt } from './schema';

export const courtEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/courts',
    summary: 'The courts of a club, in their order',
    params: ClubParams,
    response: Courts,
    authz: { kind: 'member' },
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/club/clubs/:clubId/courts',
    summary: 'Add a court',
    params: ClubParams,
    body: NewCourt,
    response: Court,
    status: 201,
    errors: [courtErrors.court_name_taken, commonErrors.plan_limit_exceeded],
    authz: { kind: 'member', anyOf: ['configuration'] },
  }),
  order: defineEndpoint({
    method: 'PUT',
    path: '/club/clubs/:clubId/court-order',
    summary: 'Put the courts into an order; those not named follow',
    params: ClubParams,
    body: CourtOrder,
    response: Courts,
    authz: { kind: 'member', anyOf: ['configuration'] },
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/courts/:courtId',
    summary: 'One court',
    params: CourtParams,
    response: Court,
    authz: { kind: 'member' },
  }),
  change: defineEndpoint({
    method: 'PUT',
    path: '/club/clubs/:clubId/courts/:courtId',
    summary: 'Change a court',
    params: CourtParams,
    body: CourtChange,
    response: Court,
    errors: [courtErrors.court_name_taken, commonErrors.stale_version],
    authz: { kind: 'member', anyOf: ['configuration'] },
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/club/clubs/:clubId/courts/:courtId',
    summary: 'Remove a court that has no future bookings',
    params: CourtParams,
    errors: [courtErrors.court_has_bookings],
    authz: { kind: 'member', anyOf: ['configuration'] },
  }),
};
