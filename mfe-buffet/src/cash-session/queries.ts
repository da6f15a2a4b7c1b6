import { type CashDesk, type CurrentCashSession, cashEndpoints } from '@canchero/shared-contracts/cash';
import { keyOf, useHost, useStreaming } from '@canchero/shared-contracts/kit';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Invalidates all that is read of the club's cash. `refetchType` none leaves the read to who shows it next. */
export const invalidateCash = (client: QueryClient, clubId: string, options: { refetchType?: 'none' } = {}) =>
  Promise.all(
    [cashEndpoints.current, cashEndpoints.list, cashEndpoints.get].map((endpoint) =>
      client.invalidateQueries({ queryKey: keyOf(endpoint, { clubId }), ...options }),
    ),
  );

const STALE_AFTER_MS = 60_000;
const POLL_EVERY_MS = 15_000;

/** Returns true if cash cannot be taken: it needs an open session, and the user would take it in none. */
export const lacksCash = (current: CurrentCashSession | undefined): boolean =>
  current?.needed === true && current.taking === null;

/** Reads the open session of a desk and whether cash needs one; the stream keeps it current. */
export function useCurrentCash(clubId: string, desk: CashDesk = 'buffet', enabled = true) {
  const host = useHost();
  const streaming = useStreaming();
  useEffect(() => {
    const unsubscribe = host.bus.on('cash.changed', () => void invalidateCash(host.queryClient, clubId));
    return () => {
      unsubscribe();
      // nobody hears of changes from here on
      void invalidateCash(host.queryClient, clubId, { refetchType: 'none' });
    };
  }, [host, clubId]);
  return useQuery({
    queryKey: keyOf(cashEndpoints.current, { clubId }, { desk }),
    queryFn: ({ signal }) => host.call(cashEndpoints.current, { params: { clubId }, query: { desk } }, { signal }),
    enabled,
    staleTime: STALE_AFTER_MS,
    refetchInterval: streaming ? false : POLL_EVERY_MS,
  });
}
