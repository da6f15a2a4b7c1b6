/** Why courts are out of use for a while. */
export const BLOCK_KINDS = ['maintenance', 'weather', 'other'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];
