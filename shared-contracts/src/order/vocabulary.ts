/** States of an order. `pending`: handed out, not paid in full. */
export const ORDER_STATES = ['pending', 'paid', 'cancelled', 'refunded'] as const;
export type OrderState = (typeof ORDER_STATES)[number];
