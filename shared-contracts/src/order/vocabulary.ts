/** States of an order. `pending`: handed out, not paid in full. */
export const ORDER_STATES = ['pending', 'paid', 'cancelled', 'refunded'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Most centavos that a person may ask for one piece. */
export const MAX_UNIT_PRICE = 100_000_000_00;
/** Most centavos of one payment of an order. */
export const MAX_PART = 100_000_000_00;
/** Most payments of an order that are made at once. */
export const MAX_PARTS = 10;
