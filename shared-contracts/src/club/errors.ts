import { defineErrors } from '../core/app-error';

export const clubErrors = defineErrors({
  slug_taken: 409,
  unknown_timezone: 422,
  /** Two stretches of opening hours overlap. Params: `weekday`. */
  opening_hours_overlap: 422,
  /** The club's public page shows no day so far ahead. Params: `last`, the last day that it shows (YYYY-MM-DD). */
  beyond_horizon: 422,
});
