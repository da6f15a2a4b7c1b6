import { defineErrors } from '../core/app-error';

export const subscriptionErrors = defineErrors({
  /** The choice keeps more courts than the plan allows. Params: `max`. */
  too_many_kept_courts: 422,
});
