import type { Centavos } from '../core/money';

/** One thing that is sold; centavos. */
export interface SaleLine {
  quantity: number;
  unit_price: Centavos;
  discount?: Centavos | undefined;
}

/** What a line costs: `subtotal` is quantity × unit price, `total` that less its discount. */
export function lineTotals({ quantity, unit_price, discount = 0 }: SaleLine): { subtotal: Centavos; total: Centavos } {
  const subtotal = quantity * unit_price;
  return { subtotal, total: subtotal - discount };
}

/** What a sale costs: `subtotal` is the sum of its lines' totals, `total` that less the discount of the whole. */
export function saleTotals(
  lines: readonly SaleLine[],
  discount: Centavos = 0,
): { subtotal: Centavos; discount: Centavos; total: Centavos } {
  const subtotal = lines.reduce((sum, line) => sum + lineTotals(line).total, 0);
  return { subtotal, discount, total: subtotal - discount };
}

/** What is wrong with the discounts of a sale: that something would cost less than nothing; null for nothing. */
export function checkDiscounts(lines: readonly SaleLine[], discount: Centavos = 0): { subtotal: Centavos } | null {
  const wrong = lines.map(lineTotals).find((line) => line.total < 0);
  if (wrong) return { subtotal: wrong.subtotal };
  const { subtotal, total } = saleTotals(lines, discount);
  return total < 0 ? { subtotal } : null;
}

/** So many percent of an amount as a discount, rounded half up; between nothing and all of it. */
export function discountOf(amount: Centavos, percent: number): Centavos {
  return Math.round((amount * Math.min(100, Math.max(0, percent))) / 100 + 1e-6);
}

/** What is left to pay of an order, centavos. */
export const openOf = ({ total, refunded, paid }: { total: Centavos; refunded: Centavos; paid: Centavos }): Centavos =>
  total - refunded - paid;

/** Cash handed over against what is open: how much of it is kept, what goes back, and what is still open. */
export function changeDue(open: Centavos, given: Centavos): { taken: Centavos; change: Centavos; remaining: Centavos } {
  const taken = Math.min(open, Math.max(0, given));
  return { taken, change: Math.max(0, given - open), remaining: open - taken };
}
