import { cashEndpoints } from '@canchero/shared-contracts/cash';
import { useHost, useStreaming } from '@canchero/shared-contracts/kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Prefix of all query keys about the club's cash. */
export const cashKey = (clubId: string) => ['club', clubId, 'cash'];

const STALE_AFTER = 60_000;
const POLL_EVERY = 15_000;

/** Reads the open session and whether cash needs one; the stream keeps it current. */
export function useCurrentCash(clubId: string) {
  const host = useHost();
  const streaming = useStreaming();
  useEffect(() => {
    const reread = () => void host.queryClient.invalidateQueries({ queryKey: cashKey(clubId) });
    const subscriptions = [host.bus.on('cash.changed', reread), host.bus.on('stream.resync', reread)];
    return () => {
      for (const unsubscribe of subscriptions) unsubscribe();
    };
  }, [host, clubId]);
  return useQuery({
    queryKey: [...cashKey(clubId), 'current'],
    queryFn: ({ signal }) => host.call(cashEndpoints.current, { params: { clubId } }, { signal }),
    staleTime: STALE_AFTER,
    refetchInterval: streaming ? false : POLL_EVERY,
  });
}
