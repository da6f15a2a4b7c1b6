import { Impersonation } from '../club/schema';
import { defineEndpoint } from '../core/define-endpoint';
import { commonErrors } from '../core/errors';
import { AdminClubPage, AdminClubsQuery, NewImpersonation } from './schema';

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
