import type { Centavos } from '@canchero/shared-contracts/core';

/** Values of Argentina's banknotes in centavos, the largest first. */
export const BILLS: readonly Centavos[] = [20_000_00, 10_000_00, 2_000_00, 1_000_00, 500_00, 200_00, 100_00];

/** Typed number of each banknote. */
export type TypedBills = Readonly<Record<Centavos, string>>;

/** Returns the total of the banknotes; a text that is not a number counts as nothing. */
export const billsTotal = (typed: TypedBills): Centavos =>
  BILLS.reduce((sum, bill) => sum + bill * countOf(typed[bill]), 0);

const countOf = (text: string | undefined): number => (text && /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0);
