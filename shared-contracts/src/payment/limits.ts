/** Max. characters of each text of a payment; `reason`: why it is deleted or refunded. */
export const MAX_PAYMENT_LENGTH = { notes: 300, reason: 300 } as const;
