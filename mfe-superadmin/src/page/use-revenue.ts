import { keyOf, useHost } from '@canchero/shared-contracts/kit';
import { revenueEndpoints } from '@canchero/shared-contracts/revenue';
import { useQuery } from '@tanstack/react-query';

/** Number of months that the screens show, the present one among them. */
export const REVENUE_MONTHS = 12;

/** Queries the revenue of the last months. */
export function useRevenue() {
  const host = useHost();
  return useQuery({
    queryKey: keyOf(revenueEndpoints.overview),
    queryFn: ({ signal }) => host.call(revenueEndpoints.overview, { query: { months: REVENUE_MONTHS } }, { signal }),
  });
}
