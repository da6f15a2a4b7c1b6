import type { Centavos } from '../core/money';

/** Max. characters of each text of an order; `line_note`: of one line, `reason`: why it is cancelled or refunded. */
export const MAX_ORDER_LENGTH = { customer_name: 80, note: 300, line_note: 200, reason: 300 } as const;
/** Most centavos that a person may ask for one piece. */
export const MAX_UNIT_PRICE = 100_000_000_00;
/** Most centavos of one payment of an order. */
export const MAX_PART = 100_000_000_00;
/** Most payments of an order that are made at once. */
export const MAX_PARTS = 10;
/** Most centavos that a line or a whole sale comes to: sums of many stay safe integers. */
export const MAX_WORTH: Centavos = 100_000_000_000_00;
