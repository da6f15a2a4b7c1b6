import { defineErrors } from '../core/app-error';

export const reportErrors = defineErrors({
  /** The day is closed already. Params: `closed_at`. */
  day_closed: 409,
  /** A day that has not begun at the club cannot be closed. */
  day_not_begun: 422,
});
