import { useCallback, useRef } from 'react';
import type { Endpoint, EndpointData, EndpointInput } from '../core/define-endpoint';
import { useHost } from './host-context';
import { newId } from './new-id';

/**
 * Returns a function that sends a creating call with an idempotency key. A retry with the same `content` after a
 * failure reuses the key, so that a lost answer leads to one effect; after a success the next call gets a new key.
 * @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
 * @example
 * const once = useOnce();
 * const create = (body: NewPlayer) =>
 *   once(body, (idempotencyKey) =>
 *     host.call(playerEndpoints.create, { params: { clubId }, body }, { idempotencyKey }),
 *   );
 */
export function useOnce(): <T>(content: unknown, send: (idempotencyKey: string) => Promise<T>) => Promise<T> {
  const last = useRef<{ content: string; key: string } | null>(null);
  return useCallback(async (content, send) => {
    const written = JSON.stringify(content);
    if (last.current?.content !== written) last.current = { content: written, key: newId() };
    const answer = await send(last.current.key);
    last.current = null;
    return answer;
  }, []);
}

/**
 * Returns the host's `call` with an idempotency key, as of `useOnce`: the same call sent again after a failure counts once.
 * @example
 * const callOnce = useCallOnce();
 * const remove = (courtId: string) => callOnce(courtEndpoints.remove, { params: { clubId, courtId } });
 */
export function useCallOnce(): <E extends Endpoint>(endpoint: E, input: EndpointInput<E>) => Promise<EndpointData<E>> {
  const host = useHost();
  const once = useOnce();
  return useCallback(
    (endpoint, input) =>
      once([endpoint.path, input], (idempotencyKey) => host.call(endpoint, input, { idempotencyKey })),
    [host, once],
  );
}
