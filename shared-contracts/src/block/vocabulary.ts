/** Reasons why courts are out of use. */
export const BLOCK_KINDS = ['maintenance', 'weather', 'other'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];
