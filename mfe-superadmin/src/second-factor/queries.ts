import { keyOf, useHost } from '@canchero/shared-contracts/kit';
import { secondFactorEndpoints } from '@canchero/shared-contracts/second-factor';
import { useQuery } from '@tanstack/react-query';

/** Time between two checks of whether the session has still passed. */
const ASK_EVERY_MS = 5 * 60_000;

/** Queries whether the account has a second factor and whether the session has passed it. */
export function useSecondFactor() {
  const host = useHost();
  return useQuery({
    queryKey: keyOf(secondFactorEndpoints.read),
    queryFn: ({ signal }) => host.call(secondFactorEndpoints.read, {}, { signal }),
    refetchInterval: ASK_EVERY_MS,
  });
}
