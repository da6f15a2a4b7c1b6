import { clubEndpoints } from '@canchero/shared-contracts/club';
import { keyOf, useStore } from '@canchero/shared-contracts/kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { clubs } from '../../clubs/club-store';
import { permissions } from '../../permissions/permission-store';
import { call } from '../../session/session-call';

const PAUSE_MS = 180;
const SHORTEST = 2;
const FRESH_MS = 15_000;

/** Searches the club once typing pauses. Asks nothing for a text that is too short or a user without the permission. */
export function useHits(text: string) {
  const clubId = useStore(clubs, (s) => s.selectedId);
  const allowed = useStore(permissions, ({ permissions: p }) => p.players || p.schedule || p.booking);
  const q = useDebounced(text.trim());
  const enabled = clubId !== null && allowed === true && q.length >= SHORTEST;
  const params = { clubId: clubId ?? '' };
  const query = useQuery({
    queryKey: keyOf(clubEndpoints.search, params, { q }),
    queryFn: ({ signal }) => call(clubEndpoints.search, { params, query: { q } }, { signal }),
    enabled,
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
  return {
    hits: enabled ? query.data : undefined,
    failed: enabled && query.isError,
    searching: enabled ? query.isFetching : allowed === true && text.trim().length >= SHORTEST,
    retry: query.refetch,
  };
}

function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
