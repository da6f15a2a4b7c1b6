import { chatLink } from '@canchero/shared-contracts/core';
import { keyOf } from '@canchero/shared-contracts/kit';
import { subscriptionEndpoints } from '@canchero/shared-contracts/subscription';
import { useQuery } from '@tanstack/react-query';
import { call } from '../session/session-call';

const STALE_AFTER_MS = 5 * 60_000;

/**
 * Returns the address of a chat with sales that already holds a message; null until it is known, or if sales has no
 * number.
 */
export function useSalesChat(message: string): string | null {
  const { data } = useQuery({
    queryKey: keyOf(subscriptionEndpoints.plans),
    queryFn: ({ signal }) => call(subscriptionEndpoints.plans, {}, { signal }),
    staleTime: STALE_AFTER_MS,
  });
  return data ? chatLink(data.sales_whatsapp, message) : null;
}
