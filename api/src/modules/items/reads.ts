import { AppError } from '@canchero/shared-contracts/core';
import { itemErrors } from '@canchero/shared-contracts/item';
import { MAX_UNIT_PRICE, MAX_WORTH } from '@canchero/shared-contracts/order';
import sql, { empty } from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

/** Line to be sold: an item of the catalogue, or else a name and a price. */
export interface SaleRequest {
  item_id?: string | undefined;
  name?: string | undefined;
  unit_price?: number | undefined;
}

/** Line with the name, price and cost of the moment of the sale, in centavos. */
export interface PricedSale {
  item_id: string | null;
  name: string;
  unit_price: number;
  unit_cost: number;
}

/**
 * Looks up the items of a sale. A price in the request overrides the item's. Items in `known` may be off sale.
 * @throws item_unavailable {item_id}, comes_to_too_much {max, path} for a line or its price
 */
export async function priceSale<T extends SaleRequest & { quantity: number }>(
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
  return wanted.map(({ item_id, name, unit_price, ...rest }, n) => {
    const item = item_id === undefined ? undefined : items.get(item_id.toLowerCase());
    if (item_id !== undefined && !item) throw AppError.of(itemErrors.item_unavailable, { item_id });
    const price = unit_price ?? item?.price ?? 0;
    checkUnitPrice(unit_price, `lines.${n}.unit_price`);
    checkWorth(rest.quantity * price, `lines.${n}.quantity`);
    const sold = { item_id: item?.id ?? null, name: item?.name ?? name ?? '', unit_cost: item?.cost ?? 0 };
    return { ...rest, ...sold, unit_price: price };
  });
}

const tooMuch = (path: string, max = MAX_WORTH) => AppError.of(itemErrors.comes_to_too_much, { max, path });

/** Checks a price that a field of the request may ask for one piece, in centavos. @throws comes_to_too_much {max, path} */
export function checkUnitPrice(price: number | undefined, path: string): void {
  if (price !== undefined && price > MAX_UNIT_PRICE) throw tooMuch(path, MAX_UNIT_PRICE);
}

/** Checks what a field of the request makes a line or a sale come to, in centavos. @throws comes_to_too_much {max, path} */
export function checkWorth(worth: number, path: string): void {
  if (worth > MAX_WORTH) throw tooMuch(path);
}

/**
 * Checks what the stock of each item, or of each of these, is worth by its cost, after a field of the request changed
 * one of them.
 * @throws comes_to_too_much {max, path}
 */
export async function checkStockWorth(
  tx: Tx,
  clubId: string,
  path: string,
  itemIds?: readonly string[],
): Promise<void> {
  const exceeding = await tx.query(sql`
    select from items
    where club_id = ${clubId} and track_stock and removed_at is null and stock::numeric * cost > ${MAX_WORTH}
      ${itemIds ? sql`and id = any(${itemIds}::uuid[])` : empty}
    limit 1`);
  if (exceeding.length > 0) throw tooMuch(path);
}
