import { isFullRefund, type NewOrderRefund, type Order, type RefundQuantities } from '@canchero/shared-contracts/order';

export const withQuantity = (quantities: RefundQuantities, lineId: string, quantity: number): RefundQuantities =>
  new Map([...quantities, [lineId, quantity]]);

export const isNothing = (quantities: RefundQuantities): boolean =>
  [...quantities.values()].every((quantity) => quantity === 0);

/** The lines of the call; absent for all of them. */
export const linesOf = (order: Order, quantities: RefundQuantities): Pick<NewOrderRefund, 'lines'> =>
  isFullRefund(order, quantities)
    ? {}
    : { lines: [...quantities].flatMap(([line_id, quantity]) => (quantity > 0 ? [{ line_id, quantity }] : [])) };
