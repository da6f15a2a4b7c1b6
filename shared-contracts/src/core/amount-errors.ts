import { defineErrors } from './app-error';

/** Errors of typed amounts. */
export const amountErrors = defineErrors({
  /** An amount has a fraction that cannot be paid. Params: `currency`, `path` of the amount in the body. */
  fraction_of_currency: 422,
});
