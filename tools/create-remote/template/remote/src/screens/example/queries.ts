import { courtEndpoints } from '@canchero/shared-contracts/court';
import { keyOf, useHost } from '@canchero/shared-contracts/kit';
import { useQuery } from '@tanstack/react-query';

/** Queries the club's courts. The endpoint makes the key, since all remotes share one cache. */
export function useCourts(clubId: string) {
  const host = useHost();
  return useQuery({
    queryKey: keyOf(courtEndpoints.list, { clubId }),
    queryFn: ({ signal }) => host.call(courtEndpoints.list, { params: { clubId } }, { signal }),
  });
}
