import { defineErrors } from '../core/app-error';

export const reportErrors = defineErrors({
  /** The day is closed already. Params: `closed_at`. */
  day_closed: 409,
  /** The club's plan lacks the report. Params: `plan`, the cheapest that has it. */
  plan_needed: 403,
  /** The club's other exports have to end first. Params: `max`, how many it may make at once. */
  exports_busy: 429,
  /** A day that has not begun at the club cannot be closed. */
  day_not_begun: 422,
});
