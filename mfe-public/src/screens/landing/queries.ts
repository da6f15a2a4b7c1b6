import { useHost } from '@canchero/shared-contracts/kit';
import { subscriptionEndpoints } from '@canchero/shared-contracts/subscription';
import { useQuery } from '@tanstack/react-query';

/** The plans on offer, and what marketing says beside them. */
export function usePlanCatalogue() {
  const host = useHost();
  return useQuery({
    queryKey: ['plans'],
    queryFn: ({ signal }) => host.call(subscriptionEndpoints.plans, {}, { signal }),
    staleTime: 5 * 60_000,
  });
}
