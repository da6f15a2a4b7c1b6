import type { Centavos } from '@canchero/shared-contracts/core';
import { type Item, stockLevel } from '@canchero/shared-contracts/item';
import { matches, NO_CATEGORY } from '../../../catalogue/model/search';
import type { StockView } from './stock-view';

/** Returns the items whose stock is tracked. */
export const tracked = (items: readonly Item[]): Item[] => items.filter((item) => item.track_stock);

/** Returns the value of an item's stock at cost, in centavos. */
export const stockValue = ({ stock, cost }: Pick<Item, 'stock' | 'cost'>): Centavos => stock * cost;

export interface StockTotals {
  items: number;
  /** Number of items below their minimum, those out of stock included. */
  low: number;
  out: number;
  /** Value at cost, in centavos. */
  value: Centavos;
}

export function totalsOf(items: readonly Item[]): StockTotals {
  const levels = items.filter((item) => item.active).map(stockLevel);
  return {
    items: items.length,
    low: levels.filter((level) => level !== 'ok').length,
    out: levels.filter((level) => level === 'out').length,
    value: items.reduce((sum, item) => sum + stockValue(item), 0),
  };
}

/** Returns the tracked items that match the filter, in the given order. */
export const found = (
  items: readonly Item[],
  { q, category, low }: Pick<StockView, 'q' | 'category' | 'low'>,
): Item[] =>
  items.filter(
    (item) =>
      (category === null || (item.category_id ?? NO_CATEGORY) === category) &&
      (!low || (item.active && stockLevel(item) !== 'ok')) &&
      matches(q, item.name, item.sku),
  );
