import { keyOf, useHost } from '@canchero/shared-contracts/kit';
import { secondFactorEndpoints } from '@canchero/shared-contracts/second-factor';
import { useQuery } from '@tanstack/react-query';

/** Milliseconds after which it is asked whether the session still has passed. */
const AGAIN = 5 * 60_000;

/** Queries whether the account has a second factor and whether the session has passed it. */
export function useSecondFactor() {
  const host = useHost();
  return useQuery({
    queryKey: keyOf(secondFactorEndpoints.read),
    queryFn: ({ signal }) => host.call(secondFactorEndpoints.read, {}, { signal }),
    refetchInterval: AGAIN,
  });
}
