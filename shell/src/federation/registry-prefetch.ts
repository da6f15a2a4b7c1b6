import type { RemoteRelease } from '@canchero/shared-contracts/federation';
import { serverNow } from '../session/server-clock';
import { isExpired } from '../session/token-claims';
import { readEntry } from '../storage/entries';

/** Milliseconds for which a page waits for the registry. */
export const REGISTRY_LIMIT_MS = 3000;

let request: { token: string | null; answer: Promise<RemoteRelease[]> } | null = null;

/**
 * Requests the caller's remotes while the rest of the shell is still loading. Not with an expired token: the answer
 * would be that of an anonymous caller.
 */
export function prefetchRegistry(): void {
  const token = readEntry<string>('token');
  if (token !== null && isExpired(token, serverNow())) return;
  const answer = fetchList(token);
  answer.catch(() => {}); // the caller that takes the request handles its failure
  request = { token, answer };
}

async function fetchList(token: string | null): Promise<RemoteRelease[]> {
  const cancel = new AbortController();
  const timer = setTimeout(() => cancel.abort(), REGISTRY_LIMIT_MS);
  try {
    const response = await fetch(new URL('/api/remotes', window.location.origin), {
      credentials: 'omit',
      signal: cancel.signal,
      ...(token !== null && { headers: { authorization: `Bearer ${token}` } }),
    });
    // read also if it is a refusal, since an unread answer keeps its connection
    const text = await response.text();
    if (!response.ok) throw new Error(`remotes: HTTP ${response.status}`);
    return (JSON.parse(text) as { data: RemoteRelease[] }).data;
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the prefetched request to its first caller if it was made with this token; then, and otherwise, null. */
export function takePrefetchedRegistry(token: string | null): Promise<RemoteRelease[]> | null {
  const taken = request;
  request = null;
  return taken?.token === token ? taken.answer : null;
}
