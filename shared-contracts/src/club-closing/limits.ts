/** Least and greatest number of characters of the reason for which a club is closed. */
export const CLOSING_REASON = { min: 5, max: 200 } as const;
