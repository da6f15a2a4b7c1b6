import type { Centavos } from '../core/money';
import type { LineStatus, PaymentStatus } from './vocabulary';

/** Returns the payment status for a price and the amount paid, in centavos. A price of 0 counts as paid. */
export function paymentStatus(price: Centavos, paid: Centavos): PaymentStatus {
  if (paid > price) return 'overpaid';
  if (paid === price) return 'fully_paid';
  return paid > 0 ? 'partially_paid' : 'pending';
}

/** Returns the payment status of one line of an event. */
export function lineStatus(due: Centavos, paid: Centavos): LineStatus {
  const status = paymentStatus(due, paid);
  return status === 'fully_paid' ? 'paid' : status;
}

export type AmountProblem = 'amount_not_positive' | 'amount_exceeds_remaining';

/** Checks an amount to charge against what is open, both in centavos. Returns null if it is valid. */
export function checkAmount(amount: Centavos, remaining: Centavos): AmountProblem | null {
  if (!(amount > 0)) return 'amount_not_positive';
  return amount > remaining ? 'amount_exceeds_remaining' : null;
}

/** Returns the change to hand back when `amount` is paid with `given` in cash, or null if that is too little. */
export const changeDue = (amount: Centavos, given: Centavos): Centavos | null =>
  given >= amount ? given - amount : null;
