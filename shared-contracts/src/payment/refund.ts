import type { Centavos } from '../core/money';

/** Amount of a payment and the sum of its refunds, in centavos. */
interface Refundable {
  amount: Centavos;
  refunded: Centavos;
}

/** Returns the centavos of a payment that can still be refunded: its amount less earlier refunds. */
export const refundableAmount = ({ amount, refunded }: Refundable): Centavos => amount - refunded;

/**
 * Divides a refund of `amount` centavos among payments in their order, none above what can still be refunded of it. The
 * parts add up to `amount`, or to all that can be refunded if that is less.
 */
export function refundParts<P extends Refundable>(
  payments: readonly P[],
  amount: Centavos,
): { payment: P; amount: Centavos }[] {
  let left = amount;
  return payments.flatMap((payment) => {
    const part = Math.min(left, refundableAmount(payment));
    left -= part;
    return part > 0 ? [{ payment, amount: part }] : [];
  });
}
