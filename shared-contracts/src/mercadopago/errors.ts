import { defineErrors } from '../core/app-error';

export const mercadoPagoErrors = defineErrors({
  /** The state was used before, is older than ten minutes, or belongs to another user. */
  oauth_state_invalid: 422,
  /** Mercado Pago rejected the code. */
  oauth_code_refused: 422,
  /** Mercado Pago did not answer. */
  mercadopago_unavailable: 503,
});
