import type { NewConsumption } from '@canchero/shared-contracts/consumption';
import type { Centavos } from '@canchero/shared-contracts/core';
import { type Item, MAX_QUANTITY } from '@canchero/shared-contracts/item';

/** Line that is not in the catalogue. */
export interface FreeLine {
  key: string;
  name: string;
  unit_price: Centavos;
}

/** Quantities by item, and lines that are not in the catalogue, before they are added. */
export interface Basket {
  items: Readonly<Record<string, number>>;
  free: readonly FreeLine[];
}

export const EMPTY: Basket = { items: {}, free: [] };

/** Largest quantity that can be taken of an item: its stock. */
export const mostOf = (item: Pick<Item, 'track_stock' | 'stock'>): number =>
  item.track_stock ? item.stock : MAX_QUANTITY;

/** Changes the quantity of an item by `by`, between none and its stock. */
export function withMore(basket: Basket, item: Item, by: number): Basket {
  const { [item.id]: before = 0, ...others } = basket.items;
  const quantity = Math.max(0, Math.min(mostOf(item), before + by));
  return { ...basket, items: quantity === 0 ? others : { ...others, [item.id]: quantity } };
}

/** Number of pieces and their total at current prices, in centavos. */
export function basketTotals({ items, free }: Basket, catalogue: readonly Item[]): { count: number; total: Centavos } {
  const prices = new Map(catalogue.map(({ id, price }) => [id, price]));
  let [count, total] = [free.length, free.reduce((sum, line) => sum + line.unit_price, 0)];
  for (const [id, quantity] of Object.entries(items)) {
    count += quantity;
    total += quantity * (prices.get(id) ?? 0);
  }
  return { count, total };
}

/** Returns the lines of the call at the prices shown, in the order of the catalogue. */
export function linesOf(
  { items, free }: Basket,
  catalogue: readonly Item[],
  player_id: string | null,
): NewConsumption[] {
  const lines = catalogue.flatMap(({ id, price }) => {
    const quantity = items[id];
    return quantity ? [{ item_id: id, quantity, unit_price: price, player_id }] : [];
  });
  return [...lines, ...free.map(({ name, unit_price }) => ({ name, quantity: 1, unit_price, player_id }))];
}
