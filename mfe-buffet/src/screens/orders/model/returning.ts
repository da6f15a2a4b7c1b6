import type { Centavos } from '@canchero/shared-contracts/core';
import { type Order, type OrderRefund, refundAmount } from '@canchero/shared-contracts/order';

/** How many of each line are given back. */
export type Returning = ReadonlyMap<string, number>;

/** All that was not given back yet. */
export const everything = ({ lines }: Order): Returning =>
  new Map(lines.flatMap(({ id, quantity, refunded }) => (quantity > refunded ? [[id, quantity - refunded]] : [])));

export const withReturning = (returning: Returning, lineId: string, quantity: number): Returning =>
  new Map([...returning, [lineId, quantity]]);

export const isEverything = (order: Order, returning: Returning): boolean =>
  [...everything(order)].every(([id, left]) => returning.get(id) === left);

export const isNothing = (returning: Returning): boolean => [...returning.values()].every((quantity) => quantity === 0);

/** The money that goes back. */
export const amountOf = (order: Order, returning: Returning): Centavos =>
  isEverything(order, returning) ? order.paid : refundAmount(order, returning);

/** The lines of the call; absent for all of them. */
export const linesOf = (order: Order, returning: Returning): Pick<OrderRefund, 'lines'> =>
  isEverything(order, returning)
    ? {}
    : { lines: [...returning].flatMap(([line_id, quantity]) => (quantity > 0 ? [{ line_id, quantity }] : [])) };
