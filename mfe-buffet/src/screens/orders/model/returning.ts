import { type Order, type OrderRefund, type Returning, returnsAll } from '@canchero/shared-contracts/order';

export const withReturning = (returning: Returning, lineId: string, quantity: number): Returning =>
  new Map([...returning, [lineId, quantity]]);

export const isNothing = (returning: Returning): boolean => [...returning.values()].every((quantity) => quantity === 0);

/** The lines of the call; absent for all of them. */
export const linesOf = (order: Order, returning: Returning): Pick<OrderRefund, 'lines'> =>
  returnsAll(order, returning)
    ? {}
    : { lines: [...returning].flatMap(([line_id, quantity]) => (quantity > 0 ? [{ line_id, quantity }] : [])) };
