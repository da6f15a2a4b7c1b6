import ky, { isHTTPError, isNetworkError, isTimeoutError, type KyInstance } from 'ky';
import type { ErrorBody } from '../core/app-error';
import { commonErrors } from '../core/errors';

/** Client of the api: an instance of ky. The shell extends it by the hooks of its session. */
export type HttpClient = KyInstance;

/** Time limit of each try in milliseconds. */
const TRY_MS = 10_000;
const RETRIES = 3;
/** Statuses of an api that is overloaded or restarting. */
const BUSY = [500, 502, 503, 504];
/** Longest pause before a retry that an api may ask for (`Retry-After`), in milliseconds. */
const LONGEST_PAUSE_MS = 5000;

/**
 * Creates the client of the api at `baseUrl`. Each try takes 10 s at most. A read, and a write with an idempotency key,
 * is retried up to three times, after 0.3, 0.6 and 1.2 s, if no answer came in time, the connection was lost or the api
 * is busy (500, 502, 503, 504) or still at work on an earlier try. Any other write is sent once.
 * @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
 */
export const createHttpClient = (baseUrl: string): HttpClient =>
  ky.create({
    prefix: baseUrl,
    credentials: 'omit',
    headers: { accept: 'application/json' },
    timeout: TRY_MS,
    retry: {
      limit: RETRIES,
      methods: ['get', 'post', 'put', 'delete'],
      statusCodes: BUSY,
      maxRetryAfter: LONGEST_PAUSE_MS,
      retryOnTimeout: true,
      shouldRetry: ({ error }) => {
        if (!isRepeatable(error)) return false;
        // undefined: ky decides, by the options above
        return isInFlight(error) ? true : undefined;
      },
    },
  });

/** Checks whether the api still works on an earlier try, whose answer the next one gets. */
const isInFlight = (error: Error): boolean =>
  isHTTPError(error) &&
  (error.data as Partial<ErrorBody> | undefined)?.error === commonErrors.idempotency_in_flight.code;

/** Checks whether the request that failed has the same effect if it is sent twice. */
function isRepeatable(error: Error): boolean {
  if (!isHTTPError(error) && !isNetworkError(error) && !isTimeoutError(error)) return false;
  const { method, headers } = error.request;
  return method === 'GET' || headers.has('idempotency-key');
}
