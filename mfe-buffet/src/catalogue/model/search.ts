import { type Item, stockLevel } from '@canchero/shared-contracts/item';

export const ITEM_STATES = ['active', 'favorite', 'low', 'inactive'] as const;
export type ItemState = (typeof ITEM_STATES)[number];
/** What stands for a category where an item has none. */
export const NO_CATEGORY = 'none';

/** Which items are looked for. Without a category or a state, of all of them. */
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

/** Without case and accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a name or a code has every word that was typed. */
export function matches(q: string, name: string, sku: string | null): boolean {
  const [plainName, plainSku] = [plain(name), plain(sku ?? '')];
  return plain(q)
    .split(/\s+/)
    .every((word) => plainName.includes(word) || plainSku.includes(word));
}

/** The items that a search finds, in the order given. */
export const foundItems = (items: readonly Item[], { q, category, state }: ItemSearch): Item[] =>
  items.filter(
    (item) =>
      (category === null || (item.category_id ?? NO_CATEGORY) === category) &&
      (state === null || IN_STATE[state](item)) &&
      matches(q, item.name, item.sku),
  );

export const stateIn = (text: string | null): ItemState | null => ITEM_STATES.find((state) => state === text) ?? null;
