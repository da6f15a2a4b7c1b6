import { defineErrors } from '../core/app-error';

export const consumptionErrors = defineErrors({
  /** Money came in for it: it can neither go nor cost less than that. Params: `paid`, centavos. */
  consumption_has_payments: 409,
});
