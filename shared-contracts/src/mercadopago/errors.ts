import { defineErrors } from '../core/app-error';

export const mercadoPagoErrors = defineErrors({
  /** Used before, older than ten minutes, or somebody else's. */
  oauth_state_invalid: 422,
  /** Mercado Pago does not take the code. */
  oauth_code_refused: 422,
  /** Mercado Pago did not answer. */
  mercadopago_unavailable: 503,
});
