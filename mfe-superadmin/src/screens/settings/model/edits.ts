import type { General } from '@canchero/shared-contracts/admin-setting';

/** General settings that someone has edited. */
export type Edits = Partial<General>;

/** Returns the edits whose values differ from those that are known. */
export const differing = (edits: Edits, known: Edits): Edits =>
  Object.fromEntries(Object.entries(edits).filter(([key, value]) => value !== known[key as keyof General]));

/** Checks whether any of the edited settings has another value now than when it was first edited. */
export const hasChanged = (before: General, now: General, edits: Edits): boolean =>
  (Object.keys(edits) as (keyof General)[]).some((key) => before[key] !== now[key]);
