import type { CacheKey } from '@canchero/shared-contracts/kit';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Reloads all queries under `queryKey` that were sent before now: visible ones at once and in the background, the
 * others when they are next used. A first answer that is on its way is awaited before.
 */
export async function reloadQueries(queryClient: QueryClient, queryKey?: CacheKey): Promise<void> {
  const under = queryKey ? { queryKey } : {};
  const onTheirWay = queryClient
    .getQueryCache()
    .findAll({ ...under, fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined });
  await Promise.all([
    queryClient.invalidateQueries({ ...under, predicate: ({ state }) => state.data !== undefined }),
    ...onTheirWay.map(async ({ promise, queryKey: exactly }) => {
      await promise?.catch(() => {}); // the query's own caller shows it
      await queryClient.invalidateQueries({ queryKey: exactly, exact: true });
    }),
  ]);
}
