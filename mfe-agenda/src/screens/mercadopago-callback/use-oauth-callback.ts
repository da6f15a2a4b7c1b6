import { isAppError } from '@canchero/shared-contracts/core';
import { keyOf, useHost } from '@canchero/shared-contracts/kit';
import { mercadoPagoEndpoints, type OAuthConnected } from '@canchero/shared-contracts/mercadopago';
import { useCallback, useEffect, useState } from 'react';

export type Outcome =
  | { kind: 'pending' }
  | { kind: 'connected'; connected: OAuthConnected }
  /** The seller declined the authorization. */
  | { kind: 'denied' }
  /** The address lacks the parameters that Mercado Pago sends. */
  | { kind: 'incomplete' }
  | { kind: 'failed'; error: unknown; mayRetry: boolean };

/** Codes of errors after which the connection may not have been made. */
const UNHEARD = new Set(['no_connection', 'timeout', 'rate_limited']);

/**
 * Completes the connection with the parameters that Mercado Pago put into the address. A reload repeats the request,
 * which has the same outcome.
 * @see RFC 6749 section 4.1.2
 */
export function useOAuthCallback(address: URLSearchParams): { outcome: Outcome; retry(): void } {
  const host = useHost();
  const [code, state, refused] = [address.get('code'), address.get('state'), address.get('error')];
  const known: Outcome = refused ? { kind: 'denied' } : code && state ? { kind: 'pending' } : { kind: 'incomplete' };
  const [answer, setAnswer] = useState<Outcome | null>(null);
  const ask = useCallback(async () => {
    if (refused || !code || !state) return;
    setAnswer(null);
    try {
      const connected = await host.queryClient.fetchQuery({
        queryKey: keyOf(mercadoPagoEndpoints.callback, {}, { state }),
        queryFn: () => host.call(mercadoPagoEndpoints.callback, { body: { code, state } }),
        staleTime: Number.POSITIVE_INFINITY,
      });
      setAnswer({ kind: 'connected', connected });
    } catch (error) {
      setAnswer({ kind: 'failed', error, mayRetry: isAppError(error) && UNHEARD.has(error.code) });
    }
  }, [host, code, state, refused]);
  useEffect(() => void ask(), [ask]);
  return { outcome: answer ?? known, retry: () => void ask() };
}
