import { type Court, courtEndpoints } from '@canchero/shared-contracts/court';
import { keyOf, useHost, useStreaming } from '@canchero/shared-contracts/kit';
import { pagesOf } from '@canchero/shared-contracts/pages';
import { playerEndpoints, playerName } from '@canchero/shared-contracts/player';
import {
  type EventsListQuery,
  type EventsSummaryQuery,
  reportEndpoints,
  STALING_EVENTS,
} from '@canchero/shared-contracts/report';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useReread } from '../../live/use-reread';

const POLL_EVERY_MS = 60_000;
const STALE_AFTER_MS = 30_000;
const ENDPOINTS = [reportEndpoints.eventsSummary, reportEndpoints.eventsList];

/** Reads the sums of a choice. Those before stay until the next ones are there. */
export function useEventsSummary(clubId: string, query: EventsSummaryQuery) {
  const host = useHost();
  const streaming = useStreaming();
  useReread(clubId, ENDPOINTS, STALING_EVENTS);
  return useQuery({
    queryKey: keyOf(reportEndpoints.eventsSummary, { clubId }, query),
    queryFn: ({ signal }) => host.call(reportEndpoints.eventsSummary, { params: { clubId }, query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: streaming ? false : POLL_EVERY_MS,
  });
}

/** Reads the bookings behind a figure, page by page. */
export function useEventsList(clubId: string, filter: EventsListQuery) {
  const host = useHost();
  return useInfiniteQuery({
    ...pagesOf(host, reportEndpoints.eventsList, { params: { clubId }, query: filter }),
    staleTime: 0,
  });
}

/** Reads the club's courts; none while they load. */
export function useCourts(clubId: string): readonly Court[] {
  const host = useHost();
  const courts = useQuery({
    queryKey: keyOf(courtEndpoints.list, { clubId }),
    queryFn: ({ signal }) => host.call(courtEndpoints.list, { params: { clubId } }, { signal }),
    staleTime: STALE_AFTER_MS,
  });
  return courts.data ?? [];
}

/** Finds players by what is typed; null finds none. `stale` while the answer is that of an earlier text. */
export function useFoundPlayers(clubId: string, typed: string | null) {
  const host = useHost();
  const q = typed?.trim() ?? '';
  const found = useQuery({
    queryKey: keyOf(playerEndpoints.list, { clubId }, { q }),
    queryFn: ({ signal }) => host.call(playerEndpoints.list, { params: { clubId }, query: { q } }, { signal }),
    enabled: q !== '',
    staleTime: STALE_AFTER_MS,
  });
  return { players: found.data?.items ?? [], waiting: q !== '' && found.isPending };
}

/** Names a player; null while that is not known, or for someone who may not see players. */
export function usePlayerName(clubId: string, playerId: string | undefined): string | null {
  const host = useHost();
  const { data } = useQuery({
    queryKey: keyOf(playerEndpoints.get, { clubId, playerId: playerId ?? '' }),
    queryFn: ({ signal }) =>
      host.call(playerEndpoints.get, { params: { clubId, playerId: playerId ?? '' } }, { signal }),
    enabled: playerId !== undefined,
    staleTime: STALE_AFTER_MS,
  });
  return data ? playerName(data.player) : null;
}
