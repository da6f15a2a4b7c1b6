import { defineErrors } from '../core/app-error';

export const onlinePaymentErrors = defineErrors({
  /** The message is not signed by the gateway, or was signed too long ago. */
  webhook_signature_invalid: 401,
});
