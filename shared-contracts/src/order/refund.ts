import type { Centavos } from '../core/money';
import { lineTotals, type SaleLine, saleTotals } from './rules';

/** How many of each line are given back, by the line's id. */
export type RefundQuantities = ReadonlyMap<string, number>;

/** A line of which something may have been given back already. */
interface KeptLine extends SaleLine {
  id: string;
  refunded: number;
}

/** All that was not given back yet. */
export const refundableQuantities = ({ lines }: { lines: readonly KeptLine[] }): RefundQuantities =>
  new Map(lines.flatMap(({ id, quantity, refunded }) => (quantity > refunded ? [[id, quantity - refunded]] : [])));

/** Whether nothing of it would be left. */
export const isFullRefund = (order: { lines: readonly KeptLine[] }, quantities: RefundQuantities): boolean =>
  [...refundableQuantities(order)].every(([id, left]) => quantities.get(id) === left);

/**
 * What so many more pieces of some lines of a sale that is paid are worth: their part of its discounts is not given back.
 * Rounded so that all parts together are all of it.
 */
export function refundValue(
  { lines, discount }: { lines: readonly KeptLine[]; discount: Centavos },
  quantities: RefundQuantities,
): Centavos {
  const worth = (gone: (line: KeptLine) => number): Centavos => {
    const left = lines.reduce((sum, line) => {
      const { total } = lineTotals(line);
      return sum + Math.round((total * (line.quantity - gone(line))) / line.quantity);
    }, 0);
    const { subtotal } = saleTotals(lines);
    return left - (subtotal === 0 ? 0 : Math.round((discount * left) / subtotal));
  };
  return worth((line) => line.refunded) - worth((line) => line.refunded + (quantities.get(line.id) ?? 0));
}

/** The money that goes back: what the pieces are worth; all that stands paid where nothing is left. */
export const refundAmount = (
  order: { lines: readonly KeptLine[]; discount: Centavos; paid: Centavos },
  quantities: RefundQuantities,
): Centavos => (isFullRefund(order, quantities) ? order.paid : refundValue(order, quantities));
