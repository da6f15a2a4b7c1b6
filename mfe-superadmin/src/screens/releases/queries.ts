import { deployTokenEndpoints } from '@canchero/shared-contracts/federation';
import { keyOf, useHost } from '@canchero/shared-contracts/kit';
import { useQuery } from '@tanstack/react-query';

export function useDeployTokens() {
  const host = useHost();
  return useQuery({
    queryKey: keyOf(deployTokenEndpoints.list),
    queryFn: ({ signal }) => host.call(deployTokenEndpoints.list, {}, { signal }),
  });
}
