import { keyOf, useHost } from '@canchero/shared-contracts/kit';
import { revenueEndpoints } from '@canchero/shared-contracts/revenue';
import { useQuery } from '@tanstack/react-query';

/** Queries the revenue of the last twelve months. */
export function useRevenue() {
  const host = useHost();
  return useQuery({
    queryKey: keyOf(revenueEndpoints.overview),
    queryFn: ({ signal }) => host.call(revenueEndpoints.overview, { query: { months: 12 } }, { signal }),
  });
}
