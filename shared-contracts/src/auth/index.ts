export { accountEndpoints } from './account-endpoints';
export { authEndpoints } from './endpoints';
export { authErrors } from './errors';
export { authEvents } from './events';
export { checkPassword, isEmailVerified, isStrongPassword, isSuperAdmin, type PasswordCheck } from './rules';
export type { AccountData, AccountSession, NewPassword, Permissions, ProfileChange, SignedIn, User } from './schema';
export { sessionEndpoints } from './session-endpoints';
export { LONGEST_PASSWORD, MAX_USER_NAME } from './vocabulary';
