import type { Centavos } from '@canchero/shared-contracts/core';

/** Values of Argentina's banknotes in centavos, the largest first. */
export const BILLS: readonly Centavos[] = [20_000_00, 10_000_00, 2_000_00, 1_000_00, 500_00, 200_00, 100_00];

/** Typed number of each banknote. */
export type TypedBills = Readonly<Record<Centavos, string>>;

/** Reads how many there are of a banknote: 0 if nothing is typed, null if the text is not a number. */
export function billCount(text = ''): number | null {
  if (text.trim() === '') return 0;
  return /^\d{1,6}$/.test(text.trim()) ? Number(text) : null;
}

/** Returns the total of the banknotes; null if none is typed, or one of them cannot be read. */
export function billsTotal(typed: TypedBills): Centavos | null {
  if (!BILLS.some((bill) => typed[bill]?.trim())) return null;
  let total = 0;
  for (const bill of BILLS) {
    const count = billCount(typed[bill]);
    if (count === null) return null;
    total += bill * count;
  }
  return total;
}
