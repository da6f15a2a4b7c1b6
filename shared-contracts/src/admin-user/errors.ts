import { defineErrors } from '../core/app-error';

export const adminUserErrors = defineErrors({
  /** Nobody changes their own roles or blocks themselves, so that a super admin is always left. */
  own_account: 409,
  /** Owners and managers hold all that the plan includes: permissions are given to staff alone. */
  not_staff: 409,
});
