import { adminStatsEndpoints } from '@canchero/shared-contracts/admin-stats';
import { keyOf, useHost } from '@canchero/shared-contracts/kit';
import { useQuery } from '@tanstack/react-query';

/** Queries the state of the platform now. */
export function useOverview() {
  const host = useHost();
  return useQuery({
    queryKey: keyOf(adminStatsEndpoints.overview),
    queryFn: ({ signal }) => host.call(adminStatsEndpoints.overview, {}, { signal }),
  });
}
