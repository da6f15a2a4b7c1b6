import type { Language } from '@canchero/shared-contracts/core';
import { keyOf, useHost } from '@canchero/shared-contracts/kit';
import { pagesOf } from '@canchero/shared-contracts/pages';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import { keepPreviousData, type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { OF_BOOKINGS, useReread } from '../../bookings-data/use-reread';
import type { PlayersView } from './model/players-view';

const STALE_AFTER_MS = 30_000;

/** Endpoints whose answers tell of players. */
const OF_PLAYERS = [
  playerEndpoints.list,
  playerEndpoints.get,
  playerEndpoints.debts,
  playerEndpoints.bookings,
  playerEndpoints.ledger,
];

/** Refetches all queries of a club's players, except those of the removed player `gone`. */
export const refetchPlayers = (client: QueryClient, clubId: string, gone?: string) =>
  Promise.all(
    OF_PLAYERS.map((endpoint) =>
      client.invalidateQueries({
        queryKey: keyOf(endpoint, { clubId }),
        predicate: ({ queryHash }) => !gone || !queryHash.includes(gone),
      }),
    ),
  );

/** Events after which what players owe differs. */
const OF_DEBTS = [...OF_BOOKINGS, 'order.changed'] as const;

/**
 * Queries the matching players with what they owe page by page, kept current: anew when the screen opens, since it was
 * left to collect, and after each change. The previous result stays until the next one arrives.
 */
export function usePlayerList(clubId: string, { q, filter }: Pick<PlayersView, 'q' | 'filter'>) {
  const host = useHost();
  useReread(clubId, playerEndpoints.list, OF_DEBTS);
  const query = { ...(q && { q }), ...(filter && { filter }) };
  return useInfiniteQuery({
    ...pagesOf(host, playerEndpoints.list, { params: { clubId }, query }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

/** Returns a function that exports all matching players as a file. */
export function usePlayerExport(clubId: string, { q, filter }: Pick<PlayersView, 'q' | 'filter'>) {
  const host = useHost();
  return (language: Language) =>
    host.call(playerEndpoints.export, {
      params: { clubId },
      query: { language, ...(q && { q }), ...(filter && { filter }) },
    });
}

/** Queries a player with their bookings, payments and debt; a null id disables the query. */
export function usePlayerDetail(clubId: string, playerId: string | null) {
  const host = useHost();
  return useQuery({
    queryKey: keyOf(playerEndpoints.get, { clubId, playerId: playerId ?? '' }),
    queryFn: ({ signal }) =>
      host.call(playerEndpoints.get, { params: { clubId, playerId: playerId ?? '' } }, { signal }),
    enabled: playerId !== null,
    staleTime: STALE_AFTER_MS,
  });
}

/** Queries a player's debts, afresh each time, since a colleague may have collected them. */
export function usePlayerDebts(clubId: string, playerId: string) {
  const host = useHost();
  return useQuery({
    queryKey: keyOf(playerEndpoints.debts, { clubId, playerId }),
    queryFn: ({ signal }) => host.call(playerEndpoints.debts, { params: { clubId, playerId } }, { signal }),
    staleTime: 0,
  });
}

export function usePlayerBookings(clubId: string, playerId: string) {
  const host = useHost();
  return useInfiniteQuery({
    ...pagesOf(host, playerEndpoints.bookings, { params: { clubId, playerId } }),
    staleTime: STALE_AFTER_MS,
  });
}

export function useLedger(clubId: string, playerId: string) {
  const host = useHost();
  return useInfiniteQuery({
    ...pagesOf(host, playerEndpoints.ledger, { params: { clubId, playerId } }),
    staleTime: STALE_AFTER_MS,
  });
}
