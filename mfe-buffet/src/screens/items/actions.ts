import {
  type Category,
  type CategoryChange,
  type Item,
  type ItemChange,
  itemEndpoints,
  type NewItem,
} from '@canchero/shared-contracts/item';
import { type CacheKey, useCallOnce } from '@canchero/shared-contracts/kit';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { withItem, withoutItem } from '../../catalogue/model/items';
import { categoriesKey, itemsKey } from '../../catalogue/queries';

/** Calls that change the catalogue. All reject with AppError; a retry has no second effect; the lists follow. */
export interface CatalogueActions {
  create(body: NewItem): Promise<Item>;
  change(item: Item, change: Omit<ItemChange, 'version'>): Promise<Item>;
  remove(itemId: string): Promise<void>;
  setPrices(prices: readonly { item: Item; price: number }[]): Promise<void>;
  createCategory(name: string): Promise<Category>;
  changeCategory(category: Category, change: Omit<CategoryChange, 'version'>): Promise<Category>;
  removeCategory(categoryId: string): Promise<void>;
  /** Refetches items and categories. */
  refresh(): Promise<void>;
}

export function useCatalogueActions(clubId: string): CatalogueActions {
  const callOnce = useCallOnce();
  const client = useQueryClient();
  return useMemo(() => {
    const params = { clubId };
    const items = (change: (items: Item[]) => Item[]) =>
      client.setQueryData<Item[]>(itemsKey(clubId), (known) => known && change(known));
    const put = (item: Item) => {
      items((known) => withItem(known, item));
      return item;
    };
    const reread = (key: CacheKey) => client.invalidateQueries({ queryKey: key });
    return {
      create: (body) => callOnce(itemEndpoints.create, { params, body }).then(put),
      change: (item, change) =>
        callOnce(itemEndpoints.change, {
          params: { clubId, itemId: item.id },
          body: { ...change, version: item.version },
        }).then(put),
      remove: async (itemId) => {
        await callOnce(itemEndpoints.remove, { params: { clubId, itemId } });
        items((known) => withoutItem(known, itemId));
      },
      setPrices: async (prices) => {
        const body = { prices: prices.map(({ item, price }) => ({ item_id: item.id, price, version: item.version })) };
        const changed = await callOnce(itemEndpoints.setPrices, { params, body });
        items((known) => changed.reduce(withItem, known));
      },
      createCategory: async (name) => {
        const category = await callOnce(itemEndpoints.createCategory, { params, body: { name } });
        await reread(categoriesKey(clubId));
        return category;
      },
      changeCategory: async ({ id: categoryId, version }, change) => {
        const category = await callOnce(itemEndpoints.changeCategory, {
          params: { clubId, categoryId },
          body: { ...change, version },
        });
        await reread(categoriesKey(clubId));
        return category;
      },
      removeCategory: async (categoryId) => {
        await callOnce(itemEndpoints.removeCategory, { params: { clubId, categoryId } });
        await Promise.all([reread(categoriesKey(clubId)), reread(itemsKey(clubId))]);
      },
      refresh: async () => {
        await Promise.all([reread(itemsKey(clubId)), reread(categoriesKey(clubId))]);
      },
    };
  }, [callOnce, client, clubId]);
}
