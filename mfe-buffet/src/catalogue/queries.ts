import { type Category, type Item, itemEndpoints } from '@canchero/shared-contracts/item';
import { keyOf, useHost, useStreaming } from '@canchero/shared-contracts/kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { withItem, withLevels, withoutItem } from './model/items';

export const itemsKey = (clubId: string) => keyOf(itemEndpoints.list, { clubId });
export const categoriesKey = (clubId: string) => keyOf(itemEndpoints.categories, { clubId });

/** The stream keeps data current; this bounds the effect of a missed event. */
const STALE_AFTER_MS = 60_000;
/** Interval of polling while the stream is down. */
const POLL_EVERY_MS = 15_000;

/** Reads all items of the club with their stock, by name; the stream keeps them current. */
export function useItems(clubId: string) {
  const host = useHost();
  const streaming = useStreaming();
  const query = useQuery({
    queryKey: itemsKey(clubId),
    queryFn: ({ signal }) => host.call(itemEndpoints.list, { params: { clubId } }, { signal }),
    staleTime: STALE_AFTER_MS,
    refetchInterval: streaming ? false : POLL_EVERY_MS,
  });
  useEffect(() => {
    const { bus, queryClient } = host;
    const queryKey = itemsKey(clubId);
    /** Changes the items; a reading under way may be older than the change and starts again. */
    const set = async (change: (items: Item[]) => Item[]) => {
      queryClient.setQueryData<Item[]>(queryKey, (items) => items && change(items));
      if (!queryClient.isFetching({ queryKey })) return;
      await queryClient.cancelQueries({ queryKey });
      await queryClient.invalidateQueries({ queryKey });
    };
    const subscriptions = [
      bus.on('item.changed', ({ item }) => set((items) => withItem(items, item))),
      bus.on('item.removed', ({ item_id }) => set((items) => withoutItem(items, item_id))),
      bus.on('stock.changed', ({ levels }) => set((items) => withLevels(items, levels))),
      bus.on('catalogue.changed', () => {
        void queryClient.invalidateQueries({ queryKey });
        void queryClient.invalidateQueries({ queryKey: categoriesKey(clubId) });
      }),
    ];
    return () => {
      for (const unsubscribe of subscriptions) unsubscribe();
      void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
    };
  }, [host, clubId]);
  return query;
}

/** Reads the categories of items, in their order. */
export function useCategories(clubId: string) {
  const host = useHost();
  return useQuery<Category[]>({
    queryKey: categoriesKey(clubId),
    queryFn: ({ signal }) => host.call(itemEndpoints.categories, { params: { clubId } }, { signal }),
    staleTime: STALE_AFTER_MS,
  });
}
