import { defineErrors } from '../core/app-error';

export const consumptionErrors = defineErrors({
  /** The consumption has payments: it cannot be removed or cost less than they are. Params: `paid`, in centavos. */
  consumption_has_payments: 409,
});
