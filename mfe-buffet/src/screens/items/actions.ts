import {
  type Category,
  type CategoryChange,
  type Item,
  type ItemChange,
  itemEndpoints,
  type NewItem,
} from '@canchero/shared-contracts/item';
import { type CacheKey, useHost, useOnce } from '@canchero/shared-contracts/kit';
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
  const host = useHost();
  const once = useOnce();
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
      create: (body) =>
        once(body, (idempotencyKey) => host.call(itemEndpoints.create, { params, body }, { idempotencyKey })).then(put),
      change: (item, change) => {
        const input = { params: { clubId, itemId: item.id }, body: { ...change, version: item.version } };
        return once(input, (idempotencyKey) => host.call(itemEndpoints.change, input, { idempotencyKey })).then(put);
      },
      remove: async (itemId) => {
        const input = { params: { clubId, itemId } };
        await once(input, (idempotencyKey) => host.call(itemEndpoints.remove, input, { idempotencyKey }));
        items((known) => withoutItem(known, itemId));
      },
      setPrices: async (prices) => {
        const body = { prices: prices.map(({ item, price }) => ({ item_id: item.id, price, version: item.version })) };
        const changed = await once(body, (idempotencyKey) =>
          host.call(itemEndpoints.setPrices, { params, body }, { idempotencyKey }),
        );
        items((known) => changed.reduce(withItem, known));
      },
      createCategory: async (name) => {
        const body = { name };
        const category = await once(body, (idempotencyKey) =>
          host.call(itemEndpoints.createCategory, { params, body }, { idempotencyKey }),
        );
        await reread(categoriesKey(clubId));
        return category;
      },
      changeCategory: async ({ id: categoryId, version }, change) => {
        const body = { ...change, version };
        const input = { params: { clubId, categoryId }, body };
        const category = await once(input, (idempotencyKey) =>
          host.call(itemEndpoints.changeCategory, input, { idempotencyKey }),
        );
        await reread(categoriesKey(clubId));
        return category;
      },
      removeCategory: async (categoryId) => {
        const input = { params: { clubId, categoryId } };
        await once(input, (idempotencyKey) => host.call(itemEndpoints.removeCategory, input, { idempotencyKey }));
        await Promise.all([reread(categoriesKey(clubId)), reread(itemsKey(clubId))]);
      },
      refresh: async () => {
        await Promise.all([reread(itemsKey(clubId)), reread(categoriesKey(clubId))]);
      },
    };
  }, [host, once, client, clubId]);
}
