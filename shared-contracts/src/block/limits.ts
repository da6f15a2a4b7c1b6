/** Max. characters of each text of a block. */
export const MAX_BLOCK_LENGTH = { reason: 200 } as const;
/** Most bookings that one suspension cancels. */
export const MAX_SUSPENDED = 300;
