/** Max. characters of each text of a block. */
export const MAX_BLOCK_LENGTH = { reason: 200 } as const;
