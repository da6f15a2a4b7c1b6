/** Max. characters of each text of the cash: the reason of a movement, and the note of a count. */
export const MAX_CASH_LENGTH = { reason: 200, note: 500 } as const;
