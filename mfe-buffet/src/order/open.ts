import type { Centavos } from '@canchero/shared-contracts/core';
import type { Order } from '@canchero/shared-contracts/order';

/** What is left to pay of an order. */
export const openOf = ({ total, returned, paid }: Pick<Order, 'total' | 'returned' | 'paid'>): Centavos =>
  total - returned - paid;
