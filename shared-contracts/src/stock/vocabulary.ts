/** Movements that staff enter. */
export const ENTRY_TYPES = ['purchase', 'adjust', 'waste', 'count'] as const;
export type EntryType = (typeof ENTRY_TYPES)[number];
/** All movements; sales and returns are written by orders and consumptions. */
export const MOVEMENT_TYPES = [...ENTRY_TYPES, 'sale', 'return'] as const;
export type MovementType = (typeof MOVEMENT_TYPES)[number];
