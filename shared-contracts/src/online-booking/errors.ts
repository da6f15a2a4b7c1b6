import { defineErrors } from '../core/app-error';

export const onlineBookingErrors = defineErrors({
  /** The public page does not offer this start: it is past, off the lines of the agenda, or outside the hours. */
  start_not_offered: 422,
  /** The same address holds as many places of the club as it may. Params: `max`. */
  too_many_holds: 429,
});
