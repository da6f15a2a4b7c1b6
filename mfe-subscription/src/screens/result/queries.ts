import { keyOf, useHost } from '@canchero/shared-contracts/kit';
import { payingEndpoints, type VerifiedPayment } from '@canchero/shared-contracts/subscription';
import { useQuery } from '@tanstack/react-query';

/** Milliseconds after which a payment that can still be made is asked for again. */
const ASK_EVERY_MS = 3_000;

/**
 * Reads what came of a payment until that is decided; after a refusal the payer may try again elsewhere. The service
 * asks the gateway; the address proves nothing.
 */
export function useVerifiedPayment(subscriptionId: string) {
  const host = useHost();
  const params = { subscriptionId };
  return useQuery({
    queryKey: keyOf(payingEndpoints.verify, params),
    queryFn: ({ signal }) => host.call(payingEndpoints.verify, { params }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (isOpen(state.data) ? ASK_EVERY_MS : false),
  });
}

const isOpen = (payment?: VerifiedPayment) => payment?.state === 'waiting' || payment?.state === 'failed';
