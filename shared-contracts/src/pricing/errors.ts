import { defineErrors } from '../core/app-error';

export const pricingErrors = defineErrors({
  /** `valid_to` is before `valid_from`. */
  price_rule_dates: 422,
  /** The club has no such courts. Params: `court_ids`. */
  unknown_courts: 422,
  /** The club has as many rules as one may have. Params: `max`. */
  too_many_price_rules: 422,
});
