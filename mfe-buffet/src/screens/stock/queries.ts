import { keyOf, useCallOnce, useHost } from '@canchero/shared-contracts/kit';
import { pagesOf } from '@canchero/shared-contracts/pages';
import { type MovementType, type NewStockMovement, stockEndpoints } from '@canchero/shared-contracts/stock';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { itemsKey } from '../../catalogue/queries';

const STALE_AFTER_MS = 30_000;
const movementsKey = (clubId: string) => keyOf(stockEndpoints.movements, { clubId });

/** Reads the movements of the stock page by page, newest first; refetches on every movement. */
export function useMovements(clubId: string, { item, type }: { item: string | null; type: MovementType | null }) {
  const host = useHost();
  const { queryClient } = host;
  useEffect(
    () => host.bus.on('stock.changed', () => void queryClient.invalidateQueries({ queryKey: movementsKey(clubId) })),
    [host, queryClient, clubId],
  );
  const query = { ...(item && { item_id: item }), ...(type && { type }) };
  return useInfiniteQuery({
    ...pagesOf(host, stockEndpoints.movements, { params: { clubId }, query }),
    staleTime: STALE_AFTER_MS,
  });
}

/**
 * Moves the stock of several items, all or none. A retry has no second effect.
 * @throws AppError any error of the endpoint
 */
export function useMoveStock(clubId: string) {
  const host = useHost();
  const callOnce = useCallOnce();
  return async (movements: NewStockMovement[]): Promise<void> => {
    await callOnce(stockEndpoints.move, { params: { clubId }, body: { movements } });
    const { queryClient } = host;
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: itemsKey(clubId) }),
      queryClient.invalidateQueries({ queryKey: movementsKey(clubId) }),
    ]);
  };
}
