import { courtEndpoints } from '@canchero/shared-contracts/court';
import { useHost } from '@canchero/shared-contracts/kit';
import { useQuery } from '@tanstack/react-query';

/** Queries the club's courts. The key begins with the remote's name, since all remotes share one cache. */
export function useCourts(clubId: string) {
  const host = useHost();
  return useQuery({
    queryKey: ['mfe-example', clubId, 'courts'],
    queryFn: ({ signal }) => host.call(courtEndpoints.list, { params: { clubId } }, { signal }),
  });
}
