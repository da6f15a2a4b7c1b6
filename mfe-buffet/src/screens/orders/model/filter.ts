import { ORDER_STATES, type OrderState, type OrdersQuery } from '@canchero/shared-contracts/order';

/** Which orders are shown, as the address says; without a state those of all. */
export interface OrderFilter {
  state: OrderState | null;
  q: string;
}

export const readFilter = (address: URLSearchParams): OrderFilter => ({
  state: ORDER_STATES.find((state) => state === address.get('state')) ?? null,
  q: address.get('q') ?? '',
});

export const queryOf = ({ state, q }: OrderFilter): OrdersQuery => ({ ...(state && { state }), ...(q && { q }) });
