import type { Centavos } from '../core/money';
import type { PaymentStatus } from './vocabulary';

/** The state of something that costs `price` and for which `paid` came in, both centavos. Free things are paid. */
export function paymentStatus(price: Centavos, paid: Centavos): PaymentStatus {
  if (paid > price) return 'overpaid';
  if (paid === price) return 'fully_paid';
  return paid > 0 ? 'partially_paid' : 'pending';
}
