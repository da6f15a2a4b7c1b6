/** Largest terms of a plan: `ars` in centavos, `usd` in cents, and any number that is limited. */
export const MAX_TERMS = { ars: 100_000_000_00, usd: 1_000_000_00, discount: 90, limit: 100_000 } as const;
/** Largest number in the marketing claim "more than N clubs". */
export const MAX_CLAIMED_CLUBS = 1_000_000;
