import { keyOf, useHost } from '@canchero/shared-contracts/kit';
import { revenueEndpoints } from '@canchero/shared-contracts/revenue';
import { useQuery } from '@tanstack/react-query';

/** Queries the movements of a month, YYYY-MM. Each reading is noted in the audit, so it is not repeated unasked. */
export function useMovements(month: string) {
  const host = useHost();
  const query = { month };
  return useQuery({
    queryKey: keyOf(revenueEndpoints.movements, {}, query),
    queryFn: ({ signal }) => host.call(revenueEndpoints.movements, { query }, { signal }),
    refetchOnWindowFocus: false,
  });
}
