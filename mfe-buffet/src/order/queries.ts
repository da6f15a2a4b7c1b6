import { keyOf, useHost, useStreaming } from '@canchero/shared-contracts/kit';
import { type Order, type OrdersQuery, orderEndpoints } from '@canchero/shared-contracts/order';
import { pagesOf } from '@canchero/shared-contracts/pages';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

export const ordersKey = (clubId: string) => keyOf(orderEndpoints.list, { clubId });
export const orderKey = (clubId: string, orderId: string) => keyOf(orderEndpoints.get, { clubId, orderId });

const STALE_AFTER_MS = 60_000;
const POLL_EVERY_MS = 15_000;

/** Reads the club's orders, newest first; the stream keeps them current. */
export function useOrders(clubId: string, query: OrdersQuery) {
  const host = useHost();
  const streaming = useStreaming();
  useLiveOrders(clubId);
  return useInfiniteQuery({
    ...pagesOf(host, orderEndpoints.list, { params: { clubId }, query }),
    staleTime: STALE_AFTER_MS,
    refetchInterval: streaming ? false : POLL_EVERY_MS,
  });
}

/** Reads one order; the stream keeps it current. */
export function useOrder(clubId: string, orderId: string) {
  const host = useHost();
  return useQuery<Order>({
    queryKey: orderKey(clubId, orderId),
    queryFn: ({ signal }) => host.call(orderEndpoints.get, { params: { clubId, orderId } }, { signal }),
    staleTime: STALE_AFTER_MS,
    // a response may be older than an event that overtook it
    structuralSharing: (before, next) =>
      before && (before as Order).version > (next as Order).version ? before : next,
  });
}

function useLiveOrders(clubId: string) {
  const host = useHost();
  useEffect(() => {
    const { bus, queryClient } = host;
    const unsubscribe = bus.on('order.changed', ({ order }) => {
      queryClient.setQueryData(orderKey(clubId, order.id), order);
      void queryClient.invalidateQueries({ queryKey: ordersKey(clubId) });
    });
    return () => {
      unsubscribe();
      // nobody hears of changes from here on
      void queryClient.invalidateQueries({ queryKey: ordersKey(clubId), refetchType: 'none' });
    };
  }, [host, clubId]);
}
