/**
 * States of a payment at the gateway. `in_mediation` and `charged_back`: the payer disputes it, or has taken it back;
 * a partial refund leaves it `approved`.
 * @see https://www.mercadopago.com.ar/developers/en/reference/payments/_payments_id/get
 */
export const GATEWAY_STATUSES = [
  'pending',
  'authorized',
  'in_process',
  'approved',
  'in_mediation',
  'rejected',
  'cancelled',
  'refunded',
  'charged_back',
] as const;
export type GatewayStatus = (typeof GATEWAY_STATUSES)[number];

/**
 * States that the payer's result page shows. `pending`: neither paid nor refused yet; `expired`: nothing was paid in
 * time; `refunded`: the money went back, for instance since the place was gone.
 */
export const RESULT_STATES = ['pending', 'approved', 'rejected', 'expired', 'refunded'] as const;
export type ResultState = (typeof RESULT_STATES)[number];

/** States of a refund over the gateway. `failed`: the gateway refused it, and the club has to settle it there. */
export const GATEWAY_REFUND_STATES = ['pending', 'confirmed', 'failed'] as const;
export type GatewayRefundState = (typeof GATEWAY_REFUND_STATES)[number];

/**
 * Reasons why money received at the gateway did not become a payment: amount, currency or receiving account differ from
 * the checkout.
 */
export const PAYMENT_MISMATCHES = ['amount', 'currency', 'collector'] as const;
export type PaymentMismatch = (typeof PAYMENT_MISMATCHES)[number];
