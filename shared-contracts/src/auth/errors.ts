import { defineErrors } from '../core/app-error';

export const authErrors = defineErrors({
  /** Wrong e-mail or password; the answer never says which. */
  invalid_credentials: 401,
  /** The platform opens no new accounts at present. */
  sign_up_closed: 403,
  /** The platform blocked the account. Params: `reason`, in the platform's words. */
  account_blocked: 403,
  /** The verification or reset token is unknown, used or expired. */
  invalid_token: 400,
  /** The refresh token is unknown, expired, or was used again after its successor, which revokes its whole family. */
  invalid_refresh_token: 401,
  /** The session has to pass the second factor, or has to again. */
  second_factor_required: 403,
  /** The current password, given along with the new one, is wrong. */
  wrong_password: 422,
  email_taken: 409,
  /** The account owns clubs, which somebody else has to take over, or it pays for a plan. Params: `clubs`, names. */
  account_in_use: 409,
  /** Params: the four flags of `checkPassword` and `common`. */
  weak_password: 422,
});
