import { defineErrors } from '../core/app-error';

export const subscriptionErrors = defineErrors({
  /** The choice keeps more courts than the plan allows. Params: `max`. */
  too_many_kept_courts: 422,
  /** Upgrade or trial without the e-mail address of the account. */
  user_email_required: 422,
  /** The address is not that of the caller's account. */
  user_email_mismatch: 422,
  /** The caller works at somebody else's club. Params: `owner`, whom to ask. */
  owner_only: 403,
  /** Only a plan of a higher rank is an upgrade. Params: `plan`, the one in force. */
  plan_not_higher: 409,
  /** Only a lower paid plan with the same billing can be planned. Params: `plan`, the one in force. */
  plan_not_lower: 409,
  /** An upgrade may not shorten a year that is paid; change the billing at its end. */
  billing_too_short: 422,
  /** The plan has no price: sales makes an offer. Params: `plan`. */
  contact_sales: 409,
  /** The owner tried a plan before. Params: `ended_at`. */
  trial_used: 409,
  /** The owner pays for a plan already, or is paying. */
  already_subscribed: 409,
  /** The owner has no paid or tried plan to leave. */
  nothing_to_cancel: 409,
  /** Neither a cancellation nor a planned change can be taken back. */
  nothing_to_resume: 409,
  /** The gateway does not answer; nothing was changed. */
  gateway_unavailable: 503,
});
