import type { RemoteRelease } from '@canchero/shared-contracts/federation';
import { serverNow } from '../session/server-clock';
import { isExpired } from '../session/token-claims';
import { readEntry } from '../storage/entries';

let request: Promise<RemoteRelease[]> | null = null;

/**
 * Requests the caller's remotes while the rest of the shell is still loading. Not with an expired token: the answer
 * would be that of an anonymous caller.
 */
export function prefetchRegistry(): void {
  const token = readEntry<string>('token');
  if (token !== null && isExpired(token, serverNow())) return;
  request = fetch('/api/remotes', {
    credentials: 'omit',
    signal: AbortSignal.timeout(10_000),
    ...(token !== null && { headers: { authorization: `Bearer ${token}` } }),
  }).then(async (response) => {
    if (!response.ok) throw new Error(`remotes: HTTP ${response.status}`);
    return ((await response.json()) as { data: RemoteRelease[] }).data;
  });
  request.catch(() => {}); // the caller that takes the request handles its failure
}

/** Returns the prefetched request to the first caller, then null. */
export function takePrefetchedRegistry(): Promise<RemoteRelease[]> | null {
  const taken = request;
  request = null;
  return taken;
}
