import type { HttpClient } from '@canchero/shared-contracts/kit';

/** Base of the api, which has the page's own origin. */
const API_BASE = `${window.location.origin}/api/`;

const TIMEOUT_MS = 10_000;
const BUSY: ReadonlySet<number> = new Set([500, 502, 503, 504]);
/** Before the first retry; doubled before each further one. */
const PAUSE_MS = 300;

interface Options {
  /** How often a request is tried again while the api is busy or out of reach. */
  retries: number;
  fetch?: (request: Request) => Promise<Response>;
}

/**
 * Calls of the api under its base, each attempt 10 s at most. Only reads, and writes with an idempotency key, are tried
 * again. Rejects as `fetch` does: TypeError without a connection, TimeoutError, AbortError.
 */
export function createRetryingFetch({ retries, fetch = (request) => globalThis.fetch(request) }: Options): HttpClient {
  return async (path, { method, searchParams, json, headers, signal }) => {
    const url = new URL(path, API_BASE);
    url.search = String(new URLSearchParams(searchParams));
    const attempts = method === 'GET' || headers?.['idempotency-key'] ? retries + 1 : 1;
    const send = () => {
      const limit = AbortSignal.timeout(TIMEOUT_MS);
      const request = new Request(url, {
        method,
        credentials: 'omit',
        headers: {
          accept: 'application/json',
          ...(json !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
        ...(json !== undefined && { body: JSON.stringify(json) }),
      });
      return fetch(request);
    };
    for (let attempt = 1; ; attempt++) {
      const last = attempt === attempts;
      const response = await send().catch((error: Error) => {
        if (last || !(error instanceof TypeError)) throw error;
      });
      if (response && (last || !BUSY.has(response.status))) return response;
      await new Promise((done) => setTimeout(done, PAUSE_MS * 2 ** (attempt - 1)));
    }
  };
}
