import type { Category, Item } from '@canchero/shared-contracts/item';

/** Shelf of tiles: favourites, everything, or one category. */
export type Shelf = 'favorites' | 'all' | (string & {});

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns the items for sale. */
export const onSale = (items: readonly Item[]): Item[] => items.filter((item) => item.active);

/** Returns the items of a shelf. A search covers all of them: its words are parts of the name, or it begins the code. */
export function itemsOnShelf(items: readonly Item[], shelf: Shelf, search: string): Item[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  if (words.length > 0) {
    const code = search.trim().toUpperCase();
    return items.filter((item) => {
      const name = fold(item.name);
      return words.every((word) => name.includes(word)) || item.sku?.toUpperCase().startsWith(code);
    });
  }
  if (shelf === 'all') return [...items];
  if (shelf === 'favorites') return items.filter((item) => item.favorite);
  return items.filter((item) => item.category_id === shelf);
}

/** Returns the shelves with items: favourites first, everything last. */
export function shelvesOf(items: readonly Item[], categories: readonly Category[]): Shelf[] {
  const used = new Set(items.map((item) => item.category_id));
  return [
    ...(items.some((item) => item.favorite) ? ['favorites'] : []),
    ...categories.filter(({ id }) => used.has(id)).map(({ id }) => id),
    'all',
  ];
}

/** Returns the item with exactly this code, or undefined. */
export const itemOfCode = (items: readonly Item[], code: string): Item | undefined => {
  const wanted = code.trim().toUpperCase();
  return wanted === '' ? undefined : items.find((item) => item.sku?.toUpperCase() === wanted);
};
