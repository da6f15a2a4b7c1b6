import { defineErrors } from '../core/app-error';

export const bookingSearchErrors = defineErrors({
  /** The last day is before the first, or more than 366 days are asked for. */
  invalid_period: 422,
  /** More than a file holds. Params: `max`, `found`. */
  too_many_rows: 422,
});
