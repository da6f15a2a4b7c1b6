import {
  isFullRefund,
  type NewOrderRefund,
  type Order,
  type RefundQuantities,
  refundableQuantities,
} from '@canchero/shared-contracts/order';

export const withQuantity = (quantities: RefundQuantities, lineId: string, quantity: number): RefundQuantities =>
  new Map([...quantities, [lineId, quantity]]);

/** Returns the chosen quantities, none above what a colleague left of its line. */
export const withinLeft = (order: Order, chosen: RefundQuantities): RefundQuantities =>
  new Map([...refundableQuantities(order)].map(([id, left]) => [id, Math.min(chosen.get(id) ?? 0, left)]));

export const isNothing = (quantities: RefundQuantities): boolean =>
  [...quantities.values()].every((quantity) => quantity === 0);

/** The lines of the call; absent for all of them. */
export const linesOf = (order: Order, quantities: RefundQuantities): Pick<NewOrderRefund, 'lines'> =>
  isFullRefund(order, quantities)
    ? {}
    : { lines: [...quantities].flatMap(([line_id, quantity]) => (quantity > 0 ? [{ line_id, quantity }] : [])) };
