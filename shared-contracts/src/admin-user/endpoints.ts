import { defineEndpoint } from '../core/define-endpoint';
import { commonErrors } from '../core/errors';
import { adminUserErrors } from './errors';
import {
  AdminUserDetails,
  AdminUserPage,
  AdminUsersQuery,
  NewBlock,
  PermissionsOverride,
  RolesChange,
  UserClubParams,
  UserParams,
} from './schema';

const authz = { kind: 'super_admin' } as const;
const ofUsers = [commonErrors.not_found];
const ofOthers = [...ofUsers, adminUserErrors.own_account];

export const adminUserEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/users',
    summary: 'Accounts of the platform by name; who reads them is in the audit',
    query: AdminUsersQuery,
    response: AdminUserPage,
    authz,
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/admin/users/:userId',
    summary: 'An account with its clubs and open sessions; who reads it is in the audit',
    params: UserParams,
    response: AdminUserDetails,
    errors: ofUsers,
    authz,
  }),
  changeRoles: defineEndpoint({
    method: 'PUT',
    path: '/admin/users/:userId',
    summary: "Replace somebody else's roles on the platform",
    params: UserParams,
    body: RolesChange,
    status: 204,
    errors: ofOthers,
    authz,
  }),
  overridePermissions: defineEndpoint({
    method: 'PUT',
    path: '/admin/users/:userId/clubs/:clubId/permissions',
    summary: 'Replace what a member of staff may do at a club; the club reads it in its audit, with the reason',
    params: UserClubParams,
    body: PermissionsOverride,
    status: 204,
    errors: [...ofUsers, adminUserErrors.not_staff],
    authz,
  }),
  verify: defineEndpoint({
    method: 'POST',
    path: '/admin/users/:userId/verify',
    summary: 'Take the address of an account as verified',
    params: UserParams,
    status: 204,
    errors: ofUsers,
    authz,
  }),
  sendReset: defineEndpoint({
    method: 'POST',
    path: '/admin/users/:userId/reset',
    summary: 'Mail an account the link by which it chooses a new password',
    params: UserParams,
    status: 204,
    errors: ofUsers,
    authz,
  }),
  endSessions: defineEndpoint({
    method: 'DELETE',
    path: '/admin/users/:userId/sessions',
    summary: 'End all sessions of an account',
    params: UserParams,
    status: 204,
    errors: ofUsers,
    authz,
  }),
  block: defineEndpoint({
    method: 'PUT',
    path: '/admin/users/:userId/block',
    summary: 'End the sessions of somebody else and let them begin none, with a reason that they read',
    params: UserParams,
    body: NewBlock,
    status: 204,
    errors: ofOthers,
    authz,
  }),
  unblock: defineEndpoint({
    method: 'DELETE',
    path: '/admin/users/:userId/block',
    summary: 'Let an account sign in again',
    params: UserParams,
    status: 204,
    errors: ofUsers,
    authz,
  }),
};
