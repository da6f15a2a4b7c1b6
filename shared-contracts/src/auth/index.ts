export { accountEndpoints } from './account-endpoints';
export { authEndpoints } from './endpoints';
export { authErrors } from './errors';
export { authEvents } from './events';
export { MAX_PASSWORD, MAX_USER_NAME } from './limits';
export { checkPassword, isEmailVerified, isStrongPassword, isSuperAdmin, type PasswordCheck } from './rules';
export type { AccountData, AccountSession, NewPassword, Permissions, ProfileChange, SignedIn, User } from './schema';
export { sessionEndpoints } from './session-endpoints';
