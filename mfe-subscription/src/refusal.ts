/** Reason of a refused charge, as far as its payer can do something about it. */
const REFUSALS = {
  cc_rejected_insufficient_amount: 'insufficient_amount',
  cc_rejected_call_for_authorize: 'call_for_authorize',
  cc_rejected_card_disabled: 'card_disabled',
  cc_rejected_card_type_not_allowed: 'card_type',
  cc_rejected_high_risk: 'high_risk',
  cc_rejected_blacklist: 'high_risk',
  rejected_high_risk: 'high_risk',
  cc_rejected_max_attempts: 'max_attempts',
  rejected_by_bank: 'bank',
  bank_error: 'bank',
} as const;
type Refusal = (typeof REFUSALS)[keyof typeof REFUSALS] | 'other';

/**
 * Returns the reason that the gateway's detail of a status means; `other` for an unknown detail.
 * @see https://www.mercadopago.com.ar/developers/en/docs/checkout-api/response-handling/collection-results
 */
export const refusalOf = (statusDetail: string): Refusal =>
  Object.hasOwn(REFUSALS, statusDetail) ? REFUSALS[statusDetail as keyof typeof REFUSALS] : 'other';
