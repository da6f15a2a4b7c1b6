import type { Centavos } from '../core/money';
import type { LineStatus, PaymentStatus } from './vocabulary';

/** The state of something that costs `price` and for which `paid` came in, both centavos. Free things are paid. */
export function paymentStatus(price: Centavos, paid: Centavos): PaymentStatus {
  if (paid > price) return 'overpaid';
  if (paid === price) return 'fully_paid';
  return paid > 0 ? 'partially_paid' : 'pending';
}

/** The same of one line of an event. */
export function lineStatus(due: Centavos, paid: Centavos): LineStatus {
  const status = paymentStatus(due, paid);
  return status === 'fully_paid' ? 'paid' : status;
}

export type AmountProblem = 'amount_not_positive' | 'amount_exceeds_remaining';

/** What is wrong with charging `amount` where `remaining` is open, both centavos; null for nothing. */
export function checkAmount(amount: Centavos, remaining: Centavos): AmountProblem | null {
  if (!(amount > 0)) return 'amount_not_positive';
  return amount > remaining ? 'amount_exceeds_remaining' : null;
}
