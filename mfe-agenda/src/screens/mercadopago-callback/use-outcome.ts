import { isAppError } from '@canchero/shared-contracts/core';
import { useHost } from '@canchero/shared-contracts/kit';
import { mercadoPagoEndpoints, type OAuthConnected } from '@canchero/shared-contracts/mercadopago';
import { useCallback, useEffect, useState } from 'react';

export type Outcome =
  | { kind: 'pending' }
  | { kind: 'connected'; connected: OAuthConnected }
  /** The seller did not agree. */
  | { kind: 'denied' }
  /** Nothing in the address that Mercado Pago would have sent. */
  | { kind: 'incomplete' }
  | { kind: 'failed'; error: unknown; mayRetry: boolean };

/** Nothing was heard of these, and perhaps nothing has happened. */
const UNHEARD = new Set(['no_connection', 'timeout', 'rate_limited']);

/** Ends the connection by what Mercado Pago sent back. Reloading asks once more and is answered the same. */
export function useOutcome(address: URLSearchParams): { outcome: Outcome; retry(): void } {
  const host = useHost();
  const [code, state, refused] = [address.get('code'), address.get('state'), address.get('error')];
  const known: Outcome = refused ? { kind: 'denied' } : code && state ? { kind: 'pending' } : { kind: 'incomplete' };
  const [answer, setAnswer] = useState<Outcome | null>(null);
  const ask = useCallback(async () => {
    if (refused || !code || !state) return;
    setAnswer(null);
    try {
      const connected = await host.queryClient.fetchQuery({
        queryKey: ['mercadopago-callback', state],
        queryFn: () => host.call(mercadoPagoEndpoints.callback, { body: { code, state } }),
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      });
      setAnswer({ kind: 'connected', connected });
    } catch (error) {
      setAnswer({ kind: 'failed', error, mayRetry: isAppError(error) && UNHEARD.has(error.code) });
    }
  }, [host, code, state, refused]);
  useEffect(() => void ask(), [ask]);
  return { outcome: answer ?? known, retry: () => void ask() };
}
