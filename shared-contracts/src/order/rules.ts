import type { Centavos } from '../core/money';

/** Line of a sale. */
export interface SaleLine {
  quantity: number;
  unit_price: Centavos;
  /** Taken off the whole line. */
  discount?: Centavos | undefined;
}

/** Computes the price of a line in centavos: `subtotal` is quantity × unit price, `total` is that less its discount. */
export function lineTotals({ quantity, unit_price, discount = 0 }: SaleLine): { subtotal: Centavos; total: Centavos } {
  const subtotal = quantity * unit_price;
  return { subtotal, total: subtotal - discount };
}

/**
 * Computes the price of a sale in centavos: `subtotal` is the sum of its lines' totals, `total` is that less the sale's
 * discount.
 */
export function saleTotals(
  lines: readonly SaleLine[],
  discount: Centavos = 0,
): { subtotal: Centavos; discount: Centavos; total: Centavos } {
  const subtotal = lines.reduce((sum, line) => sum + lineTotals(line).total, 0);
  return { subtotal, discount, total: subtotal - discount };
}

/**
 * Checks that no discount exceeds its price. Returns the exceeded subtotal in centavos, or null if all discounts are
 * valid.
 */
export function checkDiscounts(lines: readonly SaleLine[], discount: Centavos = 0): { subtotal: Centavos } | null {
  const wrong = lines.map(lineTotals).find((line) => line.total < 0);
  if (wrong) return { subtotal: wrong.subtotal };
  const { subtotal, total } = saleTotals(lines, discount);
  return total < 0 ? { subtotal } : null;
}

/** Discount as it is typed: percent of the amount that it is taken from, or centavos. */
export type Discount = { kind: 'percent'; value: number } | { kind: 'amount'; value: Centavos };

/** Centavos of the smallest coin in use: percentages are rounded to it. */
const WHOLE_UNIT = 100;

/**
 * Returns the centavos that a discount takes off an amount: never less than nothing, never more than the amount.
 * A percentage is rounded half up to whole units of the currency, because nobody pays in centavos at a till.
 */
export function discountOf(amount: Centavos, discount: Discount | null): Centavos {
  if (!discount) return 0;
  const { kind, value } = discount;
  const wanted = kind === 'amount' ? value : Math.round((amount * value) / 100 / WHOLE_UNIT) * WHOLE_UNIT;
  return Math.max(0, Math.min(amount, wanted));
}

/** Returns the centavos that are left to pay of an order. */
export const openOf = ({ total, refunded, paid }: { total: Centavos; refunded: Centavos; paid: Centavos }): Centavos =>
  total - refunded - paid;
