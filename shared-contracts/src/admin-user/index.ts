export { adminUserEndpoints } from './endpoints';
export { adminUserErrors } from './errors';
export type { AdminUser, AdminUserDetails, AdminUserPage, PermissionsOverride } from './schema';
export { USER_STATES, type UserState } from './vocabulary';
