import { keyOf } from '@canchero/shared-contracts/kit';
import { secondFactorEndpoints } from '@canchero/shared-contracts/second-factor';
import { useQuery } from '@tanstack/react-query';
import { useSecondFactorActions } from './actions';

/** Has a new secret made for the screen, and keeps it while the screen is shown: a phone may have read it already. */
export function useNewSecret() {
  const { begin } = useSecondFactorActions();
  return useQuery({
    queryKey: keyOf(secondFactorEndpoints.begin),
    queryFn: begin,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
