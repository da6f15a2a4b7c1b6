import { defineErrors } from '../core/app-error';

export const adminUserErrors = defineErrors({
  /** Nobody changes their own roles or blocks themselves, so that a super admin is always left. */
  own_account: 409,
});
