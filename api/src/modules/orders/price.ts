import { AppError } from '@canchero/shared-contracts/core';
import { checkDiscounts, type NewOrderLine, orderErrors, saleTotals } from '@canchero/shared-contracts/order';
import type { Tx } from '../../platform/db/database';
import { priceSale } from '../items/reads';
import type { LineRow } from './sql';

/** Lines with name, price and cost; `had`: items that the order has already. @throws item_unavailable {item_id} */
export async function priceLines(
  tx: Tx,
  clubId: string,
  wanted: readonly NewOrderLine[],
  had: readonly string[] = [],
): Promise<LineRow[]> {
  const lines = await priceSale(tx, clubId, wanted, had);
  return lines.map((line) => ({ ...line, discount: line.discount ?? 0, note: line.note ?? '' }));
}

/** @throws discount_exceeds_price {subtotal} */
export function checkedTotals(
  lines: readonly Pick<LineRow, 'quantity' | 'unit_price' | 'discount'>[],
  discount: number,
) {
  const wrong = checkDiscounts(lines, discount);
  if (wrong) throw AppError.of(orderErrors.discount_exceeds_price, wrong);
  return saleTotals(lines, discount);
}
