import { defineErrors } from '../core/app-error';

export const adminSubscriptionErrors = defineErrors({
  /** The gateway charges this plan every period, so its end cannot be moved by hand. */
  charged_by_gateway: 409,
  /** Neither a trial nor a plan with an end is in force. */
  no_end: 409,
  /** The owner is on starter already. */
  no_plan: 409,
});
