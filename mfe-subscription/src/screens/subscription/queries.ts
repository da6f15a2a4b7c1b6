import type { AppEvents } from '@canchero/shared-contracts/events';
import { keyOf, useHost, useStreaming } from '@canchero/shared-contracts/kit';
import { payingEndpoints, subscriptionEndpoints } from '@canchero/shared-contracts/subscription';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';

const STALE_AFTER_MS = 5 * 60_000;
const POLL_EVERY_MS = 60_000;
/** Endpoints that are read again whenever the plan changes. The catalogue stays. */
const READ_AGAIN = [
  payingEndpoints.details,
  payingEndpoints.preview,
  payingEndpoints.invoices,
  subscriptionEndpoints.mine,
] as const;
const EVENTS = ['plan.changed', 'plan_limit.changed'] as const satisfies readonly (keyof AppEvents)[];

/**
 * Reads the subscription with its usage afresh whenever the screen opens, since its counts change with every booking.
 */
export function useDetails() {
  const host = useHost();
  const streaming = useStreaming();
  return useQuery({
    queryKey: keyOf(payingEndpoints.details),
    queryFn: ({ signal }) => host.call(payingEndpoints.details, {}, { signal }),
    staleTime: STALE_AFTER_MS,
    refetchOnMount: 'always',
    refetchInterval: streaming ? false : POLL_EVERY_MS,
  });
}

/** Reads the plans on offer. */
export function usePlans() {
  const host = useHost();
  return useQuery({
    queryKey: keyOf(subscriptionEndpoints.plans),
    queryFn: ({ signal }) => host.call(subscriptionEndpoints.plans, {}, { signal }),
    staleTime: STALE_AFTER_MS,
  });
}

/** Returns a function that reads everything about the subscription again and waits for it. */
export function useRefresh(): () => Promise<void> {
  const { queryClient } = useHost();
  return useCallback(async () => {
    await Promise.all(READ_AGAIN.map((endpoint) => queryClient.invalidateQueries({ queryKey: keyOf(endpoint) })));
  }, [queryClient]);
}

/** Reads the subscription again as soon as the club's plan changes, wherever that was done. */
export function useFollowPlan(): void {
  const { bus } = useHost();
  const refresh = useRefresh();
  useEffect(() => {
    const offs = EVENTS.map((name) => bus.on(name, () => void refresh()));
    return () => {
      for (const off of offs) off();
    };
  }, [bus, refresh]);
}
