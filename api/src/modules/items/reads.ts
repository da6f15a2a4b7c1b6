import { AppError } from '@canchero/shared-contracts/core';
import { itemErrors } from '@canchero/shared-contracts/item';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import { checkWorth } from './worth';

/** Line to be sold: an item of the catalogue, or else a name and a price. */
export interface SaleRequest {
  item_id?: string | undefined;
  name?: string | undefined;
  unit_price?: number | undefined;
  quantity: number;
}

/** Line with the name, price and cost of the moment of the sale, in centavos. */
export interface PricedSale {
  item_id: string | null;
  name: string;
  unit_price: number;
  unit_cost: number;
  quantity: number;
}

/**
 * Looks up the items of a sale. A price in the request overrides the item's. Items in `known` may be off sale.
 * @throws item_unavailable {item_id}, validation_failed {fields} if a line comes to too much
 */
export async function priceSale<T extends SaleRequest>(
  tx: Tx,
  clubId: string,
  wanted: readonly T[],
  known: readonly string[] = [],
): Promise<(Omit<T, keyof SaleRequest> & PricedSale)[]> {
  const ids = wanted.flatMap((w) => w.item_id ?? []);
  const rows = await tx.query<{ id: string; name: string; price: number; cost: number }>(sql`
    select id, name, price, cost from items
    where club_id = ${clubId} and id = any(${ids}::uuid[])
      and ((active and removed_at is null) or id = any(${known}::uuid[]))`);
  const items = new Map(rows.map((row) => [row.id, row]));
  const priced = wanted.map(({ item_id, name, unit_price, quantity, ...rest }) => {
    if (item_id === undefined) {
      return { ...rest, quantity, item_id: null, name: name ?? '', unit_price: unit_price ?? 0, unit_cost: 0 };
    }
    const item = items.get(item_id.toLowerCase());
    if (!item) throw AppError.of(itemErrors.item_unavailable, { item_id });
    const { id, cost, price } = item;
    return { ...rest, quantity, item_id: id, name: item.name, unit_price: unit_price ?? price, unit_cost: cost };
  });
  for (const [n, { quantity, unit_price }] of priced.entries())
    checkWorth(quantity * unit_price, `lines.${n}.quantity`);
  return priced;
}
