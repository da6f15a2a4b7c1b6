import { defineErrors } from '../core/app-error';

export const subscriptionErrors = defineErrors({
  /** More courts are to stay than the plan allows. Params: `max`. */
  too_many_kept_courts: 422,
});
