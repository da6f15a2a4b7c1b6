export const PAYMENT_METHODS = ['cash', 'credit_card', 'debit_card', 'transfer', 'qr', 'other'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
/** Of an event as a whole; `paid` is a single line's state. */
export const PAYMENT_STATUSES = ['pending', 'partially_paid', 'fully_paid', 'overpaid'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
