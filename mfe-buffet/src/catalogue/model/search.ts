import { type Item, stockLevel } from '@canchero/shared-contracts/item';

export const ITEM_STATES = ['active', 'favorite', 'low', 'inactive'] as const;
export type ItemState = (typeof ITEM_STATES)[number];
/** Placeholder for the category of items without one. */
export const NO_CATEGORY = 'none';

/** Search for items; without a category or state, among all of them. */
export interface ItemSearch {
  q: string;
  /** Id of a category, or `NO_CATEGORY`. */
  category: string | null;
  state: ItemState | null;
}

const IN_STATE: Record<ItemState, (item: Item) => boolean> = {
  active: (item) => item.active,
  favorite: (item) => item.favorite,
  low: (item) => item.active && stockLevel(item) !== 'ok',
  inactive: (item) => !item.active,
};

/** Removes case and accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Tells whether a name or a code contains every typed word. */
export function matches(q: string, name: string, sku: string | null): boolean {
  const [plainName, plainSku] = [plain(name), plain(sku ?? '')];
  return plain(q)
    .split(/\s+/)
    .every((word) => plainName.includes(word) || plainSku.includes(word));
}

/** Returns the items that match a search, in the given order. */
export const foundItems = (items: readonly Item[], { q, category, state }: ItemSearch): Item[] =>
  items.filter(
    (item) =>
      (category === null || (item.category_id ?? NO_CATEGORY) === category) &&
      (state === null || IN_STATE[state](item)) &&
      matches(q, item.name, item.sku),
  );

export const stateIn = (text: string | null): ItemState | null => ITEM_STATES.find((state) => state === text) ?? null;
