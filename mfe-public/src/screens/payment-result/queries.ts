import { keyOf, useHost } from '@canchero/shared-contracts/kit';
import { onlinePaymentEndpoints, type ResultState } from '@canchero/shared-contracts/online-payment';
import { useQuery } from '@tanstack/react-query';

/** Milliseconds after which a payment that is not decided is asked for again. */
export const WAITING_MS = 3_000;

/** States that become another one by a payment, or by the time that runs out. */
const OPEN: readonly (ResultState | undefined)[] = ['pending', 'rejected'];

/** Reads what came of a checkout, until that is decided. Nothing else of the gateway's address is believed. */
export function usePaymentResult(reference: string) {
  const host = useHost();
  return useQuery({
    queryKey: keyOf(onlinePaymentEndpoints.result, { reference }),
    queryFn: ({ signal }) => host.call(onlinePaymentEndpoints.result, { params: { reference } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (OPEN.includes(state.data?.state) ? WAITING_MS : false),
  });
}
