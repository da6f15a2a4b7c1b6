/** Max. characters of each text of a movement. */
export const MAX_STOCK_LENGTH = { note: 200 } as const;
