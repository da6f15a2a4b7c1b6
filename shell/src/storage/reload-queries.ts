import type { QueryClient } from '@tanstack/react-query';

/**
 * Everything below `queryKey` that was asked for before now is read once more: at once and quietly what is on the screen,
 * the rest when it is needed. A first answer still on its way is let through before.
 */
export async function reloadQueries(queryClient: QueryClient, queryKey: readonly string[] = []): Promise<void> {
  const onTheirWay = queryClient
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined });
  await Promise.all([
    queryClient.invalidateQueries({ queryKey, predicate: ({ state }) => state.data !== undefined }),
    ...onTheirWay.map(async ({ promise, queryKey: exactly }) => {
      await promise?.catch(() => {}); // whoever asked shows it
      await queryClient.invalidateQueries({ queryKey: exactly, exact: true });
    }),
  ]);
}
