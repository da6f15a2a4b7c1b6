import { defineErrors } from '../core/app-error';

export const adminSubscriptionErrors = defineErrors({
  /** The gateway charges the plan period by period: its end moves by no other hand. */
  charged_by_gateway: 409,
  /** Neither a trial nor a plan with an end is in force. */
  no_end: 409,
  /** The owner is on starter already. */
  no_plan: 409,
});
