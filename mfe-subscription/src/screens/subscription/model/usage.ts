import { UNLIMITED } from '@canchero/shared-contracts/subscription';

/** Share of a limit from which on a bar warns. */
const NEAR = 0.8;

export interface Fill {
  /** Part of the bar that is full, from 0 to 1. */
  share: number;
  level: 'free' | 'near' | 'full' | 'over';
}

/** Returns how far a limit is used up; null if there is none. A limit of 0 is always full. */
export function fillOf({ used, max }: { used: number; max: number }): Fill | null {
  if (max === UNLIMITED) return null;
  if (used > max) return { share: 1, level: 'over' };
  const share = max > 0 ? used / max : 1;
  return { share, level: share >= 1 ? 'full' : share >= NEAR ? 'near' : 'free' };
}
