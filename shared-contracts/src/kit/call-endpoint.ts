import { type HTTPError, isHTTPError } from 'ky';
import { AppError, type ErrorBody, isAppError } from '../core/app-error';
import type { Endpoint, EndpointData, EndpointInput } from '../core/define-endpoint';
import type { ApiFile } from '../core/schema';
import type { HttpClient } from './http-client';

type Input = { params?: Record<string, string>; query?: Record<string, string | undefined>; body?: unknown };

/** Fills the parameters into an endpoint's path, escaped. */
export const pathOf = (endpoint: Endpoint, params: Record<string, string> = {}): string =>
  endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/**
 * Calls an endpoint and returns the `data` of the answer, undefined for an empty one, or its file. Remotes use
 * `host.call`, which adds the session to this.
 *
 * - `signal` aborts the call; the AbortError is passed on. Default: none.
 * - `idempotencyKey` is sent as the header `Idempotency-Key`: a repeated call with the same key has one effect.
 *   Default: none.
 * - `keepalive` lets the call outlive the page, as when it is left. Default: false.
 * @throws the error code of the answer, with its status and params
 * @throws no_connection with status 0, when no answer came
 * @throws timeout with status 0, when the answer came too late
 * @throws unexpected_answer with status 0, when the answer could not be read
 * @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
 * @example
 * const http = createHttpClient('/api/');
 * const health = await callEndpoint(http, healthEndpoints.health, {});
 */
export async function callEndpoint<E extends Endpoint>(
  http: HttpClient,
  endpoint: E,
  input: EndpointInput<E>,
  options: { signal?: AbortSignal; idempotencyKey?: string; keepalive?: boolean } = {},
): Promise<EndpointData<E>> {
  const { params, query, body } = input as Input;
  try {
    const answer = http(pathOf(endpoint, params).slice(1), {
      method: endpoint.method,
      ...(endpoint.file && { timeout: false }),
      ...(query && { searchParams: query }),
      ...(body !== undefined && { json: body }),
      ...(options.signal && { signal: options.signal }),
      ...(options.keepalive && { keepalive: true }),
      ...(options.idempotencyKey && { headers: { 'idempotency-key': options.idempotencyKey } }),
    });
    if (endpoint.file) return (await fileOf(await answer)) as EndpointData<E>;
    const text = await answer.text();
    return text === '' ? (undefined as EndpointData<E>) : (JSON.parse(text) as { data: EndpointData<E> }).data;
  } catch (error) {
    throw failureOf(error as Error);
  }
}

/** Reads a file and its name, from `attachment; filename="…"`. */
const fileOf = async (response: Response): Promise<ApiFile> => ({
  name: String(response.headers.get('content-disposition')).split('"')[1] ?? '',
  content: await response.blob(),
});

const CODES: Readonly<Record<string, string>> = { TimeoutError: 'timeout', SyntaxError: 'unexpected_answer' };

/** Returns the error that a caller gets: an AbortError or a hook's AppError itself, any other as an AppError. */
function failureOf(cause: Error): Error {
  if (cause.name === 'AbortError' || isAppError(cause)) return cause;
  if (isHTTPError(cause)) return refusalOf(cause);
  return new AppError(CODES[cause.name] ?? 'no_connection', 0, {}, { cause });
}

function refusalOf({ response, data }: HTTPError): AppError {
  const body = (typeof data === 'object' ? data : null) as Partial<ErrorBody> | null;
  return new AppError(body?.error ?? 'unexpected_answer', response.status, body?.params ?? {}, {
    message: body?.message ?? response.statusText,
    requestId: body?.request_id ?? '',
  });
}
