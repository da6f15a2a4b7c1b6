import { AppError } from '@canchero/shared-contracts/core';
import { checkDiscounts, type NewOrderLine, orderErrors, saleTotals } from '@canchero/shared-contracts/order';
import type { Tx } from '../../platform/db/database';
import { checkWorth, priceSale } from '../items/reads';
import type { LineRow } from './sql';

/**
 * Adds name, price and cost to the lines of an order. Items in `known` are on the order already and may be off sale.
 * @throws item_unavailable {item_id}, comes_to_too_much {max, path}
 */
export async function priceLines(
  tx: Tx,
  clubId: string,
  wanted: readonly NewOrderLine[],
  known: readonly string[] = [],
): Promise<LineRow[]> {
  const lines = await priceSale(tx, clubId, wanted, known);
  return lines.map((line) => ({ ...line, discount: line.discount ?? 0, note: line.note ?? '' }));
}

/**
 * Computes the totals of an order, in centavos.
 * @throws discount_exceeds_price {subtotal}, comes_to_too_much {max, path}
 */
export function checkedTotals(
  lines: readonly Pick<LineRow, 'quantity' | 'unit_price' | 'discount'>[],
  discount: number,
) {
  const problem = checkDiscounts(lines, discount);
  if (problem) throw AppError.of(orderErrors.discount_exceeds_price, problem);
  const totals = saleTotals(lines, discount);
  checkWorth(totals.total, 'lines');
  return totals;
}
