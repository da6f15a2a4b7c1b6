import { subscriptionEndpoints } from '@canchero/shared-contracts/subscription';
import { useQuery } from '@tanstack/react-query';
import { call } from '../session/http-client';

const STALE_AFTER = 5 * 60_000;

/** Address of a chat with sales that already holds a message; null until it is known, and when sales has no number. */
export function useSalesChat(message: string): string | null {
  const { data } = useQuery({
    queryKey: ['plans'],
    queryFn: ({ signal }) => call(subscriptionEndpoints.plans, {}, { signal }),
    staleTime: STALE_AFTER,
  });
  const digits = data?.sales_whatsapp.replace(/\D/g, '');
  return digits ? `https://wa.me/${digits}?text=${encodeURIComponent(message)}` : null;
}
