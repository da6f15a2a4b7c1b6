import { defineErrors } from '../core/app-error';

export const secondFactorErrors = defineErrors({
  /** The code is wrong, expired or already used. */
  wrong_code: 422,
  /** The account has a second factor already; only the command line takes it away. */
  second_factor_exists: 409,
  /** The account has no second factor yet. */
  second_factor_missing: 409,
});
