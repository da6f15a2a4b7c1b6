import { amountText, parseAmount } from '@canchero/shared-contracts/core';
import { type Item, MAX_STOCK, type NewItem } from '@canchero/shared-contracts/item';

/** Typed form of an item. */
export interface ItemDraft {
  name: string;
  sku: string;
  /** Id of a category; '' for none. */
  category: string;
  price: string;
  cost: string;
  track_stock: boolean;
  min_stock: string;
  favorite: boolean;
  active: boolean;
}

export const emptyItem = (category: string): ItemDraft => ({
  name: '',
  sku: '',
  category,
  price: '',
  cost: '',
  track_stock: true,
  min_stock: '',
  favorite: false,
  active: true,
});

export const draftOf = (item: Item): ItemDraft => ({
  name: item.name,
  sku: item.sku ?? '',
  category: item.category_id ?? '',
  price: amountText(item.price),
  cost: item.cost === 0 ? '' : amountText(item.cost),
  track_stock: item.track_stock,
  min_stock: item.min_stock === 0 ? '' : String(item.min_stock),
  favorite: item.favorite,
  active: item.active,
});

export type ItemProblem = 'name' | 'price' | 'cost' | 'min_stock';

/** Returns the problems of a draft, by field. */
export function problemsOf(draft: ItemDraft): ItemProblem[] {
  const problems: ItemProblem[] = [];
  if (draft.name.trim() === '') problems.push('name');
  if (parseAmount(draft.price) === null) problems.push('price');
  if (draft.cost.trim() !== '' && parseAmount(draft.cost) === null) problems.push('cost');
  const least = Number(draft.min_stock);
  if (!Number.isInteger(least) || least < 0 || least > MAX_STOCK) problems.push('min_stock');
  return problems;
}

/** Returns the body of the call. Requires a draft without problems. */
export const fieldsOf = (draft: ItemDraft): Required<NewItem> => ({
  name: draft.name.trim(),
  sku: draft.sku.trim() || null,
  category_id: draft.category || null,
  price: parseAmount(draft.price) ?? 0,
  cost: parseAmount(draft.cost) ?? 0,
  track_stock: draft.track_stock,
  min_stock: Number(draft.min_stock),
  favorite: draft.favorite,
  active: draft.active,
});

/** Returns the margin of a unit in percent of its price; null if price or cost is unknown. */
export const marginOf = (price: number, cost: number): number | null =>
  price > 0 && cost > 0 ? Math.round(((price - cost) / price) * 100) : null;
