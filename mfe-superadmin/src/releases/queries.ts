import { deployTokenEndpoints, releaseEndpoints, rolloutEndpoints } from '@canchero/shared-contracts/federation';
import { keyOf, useHost } from '@canchero/shared-contracts/kit';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Time between two reads of the counts of loads and failures. */
const COUNT_EVERY_MS = 15_000;

/** Reads again what is shown of releases, of who has them, and of deploy tokens. */
export const readAgain = (client: QueryClient) =>
  Promise.all(
    [releaseEndpoints.list, rolloutEndpoints.list, deployTokenEndpoints.list].map((endpoint) =>
      client.invalidateQueries({ queryKey: keyOf(endpoint) }),
    ),
  );

/** Queries every release and who has it; again when a release was changed, and from time to time for the counts. */
export function useReleases() {
  const host = useHost();
  const releases = useQuery({
    queryKey: keyOf(releaseEndpoints.list),
    queryFn: ({ signal }) => host.call(releaseEndpoints.list, {}, { signal }),
    refetchInterval: COUNT_EVERY_MS,
  });
  const rollouts = useQuery({
    queryKey: keyOf(rolloutEndpoints.list),
    queryFn: ({ signal }) => host.call(rolloutEndpoints.list, {}, { signal }),
    refetchInterval: COUNT_EVERY_MS,
  });
  const refetch = () => readAgain(host.queryClient);
  useEffect(() => host.bus.on('remotes.changed', () => void readAgain(host.queryClient)), [host]);
  return { releases: releases.data, rollouts: rollouts.data, error: releases.error ?? rollouts.error, refetch };
}
