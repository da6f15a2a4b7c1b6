import { defineErrors } from '../core/app-error';

export const adminSettingErrors = defineErrors({
  /** A price does not fit its plan: starter must be free, enterprise on request, every plan between them priced. */
  impossible_price: 422,
});
