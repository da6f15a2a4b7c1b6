/** Max. characters of each text of an order; `line_note`: of one line, `reason`: why it is cancelled or refunded. */
export const MAX_ORDER_LENGTH = { customer_name: 80, note: 300, line_note: 200, reason: 300 } as const;
