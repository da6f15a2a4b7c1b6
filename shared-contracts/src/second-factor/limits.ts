/** Least and greatest number of characters of a code, whether of the authenticator or for recovery. */
export const CODE_LENGTH = { min: 6, max: 20 } as const;
