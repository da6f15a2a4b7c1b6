import { Impersonation } from '../club/schema';
import { clubClosingErrors } from '../club-closing/errors';
import { defineEndpoint } from '../core/define-endpoint';
import { commonErrors } from '../core/errors';
import { ClubParams } from '../core/schema';
import { AdminClubPage, AdminClubsQuery, NewClubSuspension, NewImpersonation, Reopening } from './schema';

const authz = { kind: 'super_admin' } as const;

export const adminClubEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/clubs',
    summary: 'Clubs of the platform by name, with owner, plan and use; who reads it is in the audit',
    query: AdminClubsQuery,
    response: AdminClubPage,
    authz,
  }),
  suspend: defineEndpoint({
    method: 'PUT',
    path: '/admin/clubs/:clubId/suspend',
    summary: 'Let a club be read and not changed, with a reason for its people; a running one gets the new reason',
    params: ClubParams,
    body: NewClubSuspension,
    status: 204,
    errors: [commonErrors.not_found],
    authz,
  }),
  lift: defineEndpoint({
    method: 'DELETE',
    path: '/admin/clubs/:clubId/suspend',
    summary: 'Lift the suspension of a club, if there is one',
    params: ClubParams,
    status: 204,
    errors: [commonErrors.not_found],
    authz,
  }),
  reopen: defineEndpoint({
    method: 'PUT',
    path: '/admin/clubs/:clubId/reopen',
    summary: 'Open a club again that its owner closed, if it is closed, within the plan of its owner',
    params: ClubParams,
    body: Reopening,
    status: 204,
    errors: [
      commonErrors.not_found,
      commonErrors.plan_limit_exceeded,
      clubClosingErrors.reopening_over,
      clubClosingErrors.club_without_owner,
    ],
    authz,
  }),
  impersonate: defineEndpoint({
    method: 'POST',
    path: '/admin/impersonate',
    summary: 'Enter a club with the rights of its owner for half an hour, in this session; another entry ends',
    body: NewImpersonation,
    response: Impersonation,
    status: 201,
    errors: [commonErrors.not_found],
    authz,
  }),
};
