import type { HttpClient } from '@canchero/shared-contracts/kit';

/** Base URL of the api, on the page's own origin. */
const API_BASE = `${window.location.origin}/api/`;

const TIMEOUT_MS = 10_000;
const BUSY: ReadonlySet<number> = new Set([500, 502, 503, 504]);
/** Pause before the first retry in milliseconds, doubled before each further one. */
const PAUSE_MS = 300;

interface Options {
  /** Number of retries while the api is busy (500, 502, 503, 504) or unreachable. */
  retries: number;
  fetch?: (request: Request) => Promise<Response>;
}

/**
 * Creates a client for calls of the api. Each attempt takes 10 s at most. Only reads, and writes with an idempotency
 * key, are retried.
 * @throws TypeError without a connection; TimeoutError, AbortError as `fetch`
 * @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
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
