/** Reason of a rejected or cancelled payment, as far as staff can do something about it. */
const REJECTIONS = {
  cc_rejected_bad_filled_card_number: 'bad_filled',
  cc_rejected_bad_filled_date: 'bad_filled',
  cc_rejected_bad_filled_other: 'bad_filled',
  cc_rejected_bad_filled_security_code: 'bad_filled',
  cc_rejected_insufficient_amount: 'insufficient_amount',
  cc_rejected_call_for_authorize: 'call_for_authorize',
  cc_rejected_high_risk: 'high_risk',
  cc_rejected_blacklist: 'high_risk',
  rejected_high_risk: 'high_risk',
  cc_rejected_card_disabled: 'card_disabled',
  cc_rejected_card_type_not_allowed: 'card_type',
  cc_rejected_duplicated_payment: 'duplicated',
  cc_rejected_invalid_installments: 'installments',
  cc_rejected_max_attempts: 'max_attempts',
  rejected_by_bank: 'bank',
  bank_error: 'bank',
  expired: 'expired',
  by_payer: 'by_payer',
  by_collector: 'by_collector',
} as const;
export type Rejection = (typeof REJECTIONS)[keyof typeof REJECTIONS] | 'other';

/**
 * Returns the reason that the gateway's detail of a status means; `other` for an unknown detail.
 * @see https://www.mercadopago.com.ar/developers/en/docs/checkout-api/response-handling/collection-results
 */
export const rejectionOf = (statusDetail: string): Rejection =>
  Object.hasOwn(REJECTIONS, statusDetail) ? REJECTIONS[statusDetail as keyof typeof REJECTIONS] : 'other';
