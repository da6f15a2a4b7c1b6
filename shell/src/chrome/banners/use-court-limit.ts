import { keyOf } from '@canchero/shared-contracts/kit';
import { type CourtLimit, subscriptionEndpoints } from '@canchero/shared-contracts/subscription';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { bus } from '../../events/bus';
import { call } from '../../session/session-call';

const FRESH_MS = 5 * 60_000;
export const courtLimitKey = (clubId: string) => keyOf(subscriptionEndpoints.courtLimit, { clubId });

/** Reads a club's courts and its plan's limit, and again whenever a court or the plan changes. */
export function useCourtLimit(clubId: string) {
  const queryClient = useQueryClient();
  useEffect(() => {
    const recheck = () => void queryClient.invalidateQueries({ queryKey: courtLimitKey(clubId) });
    const subscriptions = [
      bus.on('court.changed', recheck),
      bus.on('court.removed', recheck),
      bus.on('plan_limit.changed', recheck),
    ];
    return () => {
      for (const unsubscribe of subscriptions) unsubscribe();
    };
  }, [queryClient, clubId]);
  return useQuery<CourtLimit>({
    queryKey: courtLimitKey(clubId),
    queryFn: ({ signal }) => call(subscriptionEndpoints.courtLimit, { params: { clubId } }, { signal }),
    staleTime: FRESH_MS,
  });
}
