import { MOVEMENT_KINDS, type RevenueMonth } from '@canchero/shared-contracts/revenue';

/** Bar of a waterfall from one level of revenue to another, in centavos. */
export interface WaterfallBar {
  id: 'opening' | (typeof MOVEMENT_KINDS)[number] | 'closing';
  from: number;
  to: number;
}

/** Returns the bars that lead from a month's opening to its closing: each movement begins where the one before ended. */
export function waterfallOf(month: RevenueMonth): WaterfallBar[] {
  let level = month.opening;
  const moved = MOVEMENT_KINDS.map((id) => {
    const from = level;
    level += month[id];
    return { id, from, to: level };
  });
  return [{ id: 'opening', from: 0, to: month.opening }, ...moved, { id: 'closing', from: 0, to: month.closing }];
}
