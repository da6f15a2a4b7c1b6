import type { Centavos } from '@canchero/shared-contracts/core';

/** What Argentina's notes are worth, centavos, the largest first. */
export const BILLS: readonly Centavos[] = [20_000_00, 10_000_00, 2_000_00, 1_000_00, 500_00, 200_00, 100_00];

/** How many of each note, as typed. */
export type TypedBills = Readonly<Record<Centavos, string>>;

/** What the notes come to; what is no number of notes counts nothing. */
export const billsTotal = (typed: TypedBills): Centavos =>
  BILLS.reduce((sum, bill) => sum + bill * countOf(typed[bill]), 0);

const countOf = (text: string | undefined): number => (text && /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0);
