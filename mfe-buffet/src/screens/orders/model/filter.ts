import { ORDER_STATES, type OrderState, type OrdersQuery } from '@canchero/shared-contracts/order';

/** Filter of the list of orders; a null `state` means all orders. */
export interface OrderFilter {
  state: OrderState | null;
  q: string;
}

/** Reads the filter of orders from the address. */
export const readFilter = (address: URLSearchParams): OrderFilter => ({
  state: ORDER_STATES.find((state) => state === address.get('state')) ?? null,
  q: address.get('q') ?? '',
});

export const queryOf = ({ state, q }: OrderFilter): OrdersQuery => ({ ...(state && { state }), ...(q && { q }) });

/** Returns the period of the orders that the api finds without dates; null for all that are pending. */
export const periodOf = ({ state, q }: OrderFilter): 'month' | 'year' | null => {
  if (state === 'pending') return null;
  return q ? 'year' : 'month';
};
