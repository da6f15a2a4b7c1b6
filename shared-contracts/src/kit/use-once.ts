import { useCallback, useRef } from 'react';
import { newId } from './new-id';

/**
 * For calls that create something. What is tried again with the same content, since no answer came, goes under the same
 * idempotency key, and so has one effect; once it is answered well, the same content is a new wish.
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
