import type { Centavos } from '../core/money';
import { roundedTo } from '../core/payable';
import { lineTotals, type SaleLine, saleTotals } from './rules';

/** Number of pieces to refund of each line, by line id. */
export type RefundQuantities = ReadonlyMap<string, number>;

/** Line with the number of pieces that were refunded already. */
interface RefundableLine extends SaleLine {
  id: string;
  refunded: number;
}

/** Returns the pieces that were not refunded yet. */
export const refundableQuantities = ({ lines }: { lines: readonly RefundableLine[] }): RefundQuantities =>
  new Map(lines.flatMap(({ id, quantity, refunded }) => (quantity > refunded ? [[id, quantity - refunded]] : [])));

/** Returns true if nothing of the order would be left. */
export const isFullRefund = (order: { lines: readonly RefundableLine[] }, quantities: RefundQuantities): boolean =>
  [...refundableQuantities(order)].every(([id, left]) => quantities.get(id) === left);

/**
 * Computes the value in centavos of pieces of a paid sale, less their part of the discounts.
 *
 * Rounding rule: the value is the difference of what is left before and after, each rounded half up to `unit`, the
 * smallest amount that can be paid. So the parts add up to the whole, in whatever order they are refunded (cumulative
 * rounding).
 */
export function refundValue(
  { lines, discount }: { lines: readonly RefundableLine[]; discount: Centavos },
  quantities: RefundQuantities,
  unit: Centavos,
): Centavos {
  const worth = (gone: (line: RefundableLine) => number): Centavos => {
    const left = lines.reduce((sum, line) => {
      const { total } = lineTotals(line);
      return sum + roundedTo(unit, (total * (line.quantity - gone(line))) / line.quantity);
    }, 0);
    const { subtotal } = saleTotals(lines);
    return left - (subtotal === 0 ? 0 : roundedTo(unit, (discount * left) / subtotal));
  };
  return worth((line) => line.refunded) - worth((line) => line.refunded + (quantities.get(line.id) ?? 0));
}

/** Computes the centavos of a refund: the value of its pieces, or all that is still paid if nothing would be left. */
export const refundAmount = (
  order: { lines: readonly RefundableLine[]; discount: Centavos; paid: Centavos },
  quantities: RefundQuantities,
  unit: Centavos,
): Centavos => (isFullRefund(order, quantities) ? order.paid : refundValue(order, quantities, unit));
