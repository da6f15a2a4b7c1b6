export const PAYMENT_METHODS = ['cash', 'credit_card', 'debit_card', 'transfer', 'qr', 'other'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
/** Method without money: the player pays with their credit at the club. */
export const PLAYER_CREDIT = 'player_credit';
/** Methods by which something can be charged. */
export const CHARGE_METHODS = [...PAYMENT_METHODS, PLAYER_CREDIT] as const;
export type ChargeMethod = (typeof CHARGE_METHODS)[number];
/** Returns the methods in the order in which they are offered; the digit keys follow it. */
export const methodsOffered = (withCredit: boolean): readonly ChargeMethod[] =>
  withCredit ? CHARGE_METHODS : PAYMENT_METHODS;
/** Payment states of a booking. */
export const PAYMENT_STATUSES = ['pending', 'partially_paid', 'fully_paid', 'overpaid'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
/** Payment states of one line: a player's share or a consumption. */
export const LINE_STATUSES = ['pending', 'partially_paid', 'paid', 'overpaid'] as const;
export type LineStatus = (typeof LINE_STATUSES)[number];
/** Targets of a line in a bulk payment. */
export const LINE_KINDS = ['booking', 'share', 'consumption'] as const;
export type LineKind = (typeof LINE_KINDS)[number];
/** Destination of a refund: money, or a player's credit. */
export const REFUND_DESTINATIONS = ['money', 'credit'] as const;
export type RefundDestination = (typeof REFUND_DESTINATIONS)[number];

/** Reason of a payment that was undone when it was recorded: a code, which readers see in their language. */
export const UNDONE_REASON = 'code:undone';
