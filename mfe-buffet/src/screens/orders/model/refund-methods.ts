import type { Centavos } from '@canchero/shared-contracts/core';
import type { Order } from '@canchero/shared-contracts/order';
import { refundParts } from '@canchero/shared-contracts/payment';

type OrderPayment = Order['payments'][number];

/** Returns how many centavos of a refund go back by each method, as the service divides it among the payments. */
export function refundByMethod(
  payments: readonly OrderPayment[],
  amount: Centavos,
): ReadonlyMap<OrderPayment['method'], Centavos> {
  const sums = new Map<OrderPayment['method'], Centavos>();
  for (const { payment, amount: part } of refundParts(payments, amount))
    sums.set(payment.method, (sums.get(payment.method) ?? 0) + part);
  return sums;
}
