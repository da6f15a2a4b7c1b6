import type { Centavos } from '../core/money';

export type AmountProblem = 'amount_not_positive' | 'amount_exceeds_remaining';

/** Checks an amount to charge against what is open, both in centavos. Returns null if it is valid. */
export function checkAmount(amount: Centavos, remaining: Centavos): AmountProblem | null {
  if (!(amount > 0)) return 'amount_not_positive';
  return amount > remaining ? 'amount_exceeds_remaining' : null;
}
