import { defineErrors } from '../core/app-error';

export const authErrors = defineErrors({
  /** Wrong e-mail or password; which of the two is never said. */
  invalid_credentials: 401,
  /** Unknown, used or expired verification or reset token. */
  invalid_token: 400,
  /** Refresh token unknown, expired, or used again after its successor: the whole family is revoked. */
  invalid_refresh_token: 401,
  /** The current password, asked for beside the new one, is another. */
  wrong_password: 422,
  email_taken: 409,
  /** Params: the four flags of `checkPassword` and `common`. */
  weak_password: 422,
});
