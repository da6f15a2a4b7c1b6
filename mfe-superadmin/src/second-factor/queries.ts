import { keyOf, useHost } from '@canchero/shared-contracts/kit';
import { secondFactorEndpoints } from '@canchero/shared-contracts/second-factor';
import { useQuery } from '@tanstack/react-query';

/** Milliseconds after which it is asked whether the session still has passed. */
const AGAIN = 5 * 60_000;

/** Queries how the second factor of the account and of the session stands. */
export function useSecondFactor() {
  const host = useHost();
  return useQuery({
    queryKey: keyOf(secondFactorEndpoints.read),
    queryFn: ({ signal }) => host.call(secondFactorEndpoints.read, {}, { signal }),
    refetchInterval: AGAIN,
  });
}
