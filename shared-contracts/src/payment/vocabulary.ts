export const PAYMENT_METHODS = ['cash', 'credit_card', 'debit_card', 'transfer', 'qr', 'other'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
/** No money comes in: the player pays with what they have with the club. */
export const PLAYER_CREDIT = 'player_credit';
/** How something can be charged. */
export const CHARGE_METHODS = [...PAYMENT_METHODS, PLAYER_CREDIT] as const;
export type ChargeMethod = (typeof CHARGE_METHODS)[number];
/** In the order in which they are offered; the digits on a keyboard follow it. */
export const methodsOffered = (withCredit: boolean): readonly ChargeMethod[] =>
  withCredit ? CHARGE_METHODS : PAYMENT_METHODS;
/** Of an event as a whole; `paid` is a single line's state. */
export const PAYMENT_STATUSES = ['pending', 'partially_paid', 'fully_paid', 'overpaid'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
/** Of a line of an event: a player's share, a consumption. */
export const LINE_STATUSES = ['pending', 'partially_paid', 'paid', 'overpaid'] as const;
export type LineStatus = (typeof LINE_STATUSES)[number];
/** What a line of a bulk payment pays for. */
export const LINE_KINDS = ['booking', 'share', 'consumption'] as const;
export type LineKind = (typeof LINE_KINDS)[number];
/** Where a refund goes: back by the way it came, or into a player's credit. */
export const REFUND_DESTINATIONS = ['money', 'credit'] as const;
export type RefundDestination = (typeof REFUND_DESTINATIONS)[number];
