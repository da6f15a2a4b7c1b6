import type { Centavos } from '../core/money';
import type { LineStatus, PaymentStatus } from './vocabulary';

/** Returns the payment status for a price and the amount paid, in centavos. A price of 0 counts as paid. */
export function paymentStatus(price: Centavos, paid: Centavos): PaymentStatus {
  if (paid > price) return 'overpaid';
  if (paid === price) return 'fully_paid';
  return paid > 0 ? 'partially_paid' : 'pending';
}

/** Returns the payment status of one line of an event for the centavos due and paid. */
export function lineStatus(due: Centavos, paid: Centavos): LineStatus {
  const status = paymentStatus(due, paid);
  return status === 'fully_paid' ? 'paid' : status;
}
