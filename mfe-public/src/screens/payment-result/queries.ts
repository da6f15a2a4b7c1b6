import { keyOf, useHost } from '@canchero/shared-contracts/kit';
import { onlinePaymentEndpoints } from '@canchero/shared-contracts/online-payment';
import { useQuery } from '@tanstack/react-query';

/** Milliseconds after which a payment that is not decided is asked for again. */
export const WAITING_MS = 3_000;

/** Reads what came of a checkout, until that is decided. Nothing else of the gateway's address is believed. */
export function usePaymentResult(reference: string) {
  const host = useHost();
  return useQuery({
    queryKey: keyOf(onlinePaymentEndpoints.result, { reference }),
    queryFn: ({ signal }) => host.call(onlinePaymentEndpoints.result, { params: { reference } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'pending' ? WAITING_MS : false),
  });
}
