import type { Item } from '@canchero/shared-contracts/item';

const byName = (a: Item, b: Item) => a.name.localeCompare(b.name);

/** Inserts or replaces an item, sorted by name. A version older than the known one changes nothing. */
export function withItem(items: readonly Item[], item: Item): Item[] {
  const known = items.find((one) => one.id === item.id);
  if (known && known.version > item.version) return [...items];
  return [...items.filter((one) => one.id !== item.id), item].sort(byName);
}

export const withoutItem = (items: readonly Item[], itemId: string): Item[] => items.filter(({ id }) => id !== itemId);

/** Updates the stock of the items that moved; the others keep their identity. */
export function withLevels(items: readonly Item[], levels: readonly { item_id: string; stock: number }[]): Item[] {
  const stock = new Map(levels.map((level) => [level.item_id, level.stock]));
  return items.map((item) => {
    const now = stock.get(item.id);
    return now === undefined || now === item.stock ? item : { ...item, stock: now };
  });
}
