import { defineErrors } from '../core/app-error';

export const adminSettingErrors = defineErrors({
  /** Starter is free, Enterprise is on request, and what lies between has a price. */
  impossible_price: 422,
});
