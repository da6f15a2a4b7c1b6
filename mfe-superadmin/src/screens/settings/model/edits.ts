import type { General } from '@canchero/shared-contracts/admin-setting';

/** General settings that someone has edited. */
export type Edits = Partial<General>;

/** Returns the edits whose values differ from those that are known. */
export const differing = (edits: Edits, known: Edits): Edits =>
  Object.fromEntries(Object.entries(edits).filter(([key, value]) => value !== known[key as keyof General]));
