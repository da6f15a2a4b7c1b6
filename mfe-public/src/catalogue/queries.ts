import { keyOf, useHost } from '@canchero/shared-contracts/kit';
import { subscriptionEndpoints } from '@canchero/shared-contracts/subscription';
import { useQuery } from '@tanstack/react-query';

/** Reads the plans and the figures of marketing. */
export function usePlanCatalogue() {
  const host = useHost();
  return useQuery({
    queryKey: keyOf(subscriptionEndpoints.plans),
    queryFn: ({ signal }) => host.call(subscriptionEndpoints.plans, {}, { signal }),
    staleTime: 5 * 60_000,
  });
}
