import { AppError, type ErrorBody } from '../core/app-error';
import type { Endpoint, EndpointData, EndpointInput } from '../core/define-endpoint';

/**
 * Function that sends an HTTP request, such as an instance of ky. `path` is relative to the api's base. Resolves for
 * every status; rejects with a TimeoutError, an AbortError or, if the connection was lost, any other error.
 */
export type HttpClient = (
  path: string,
  init: {
    method: string;
    throwHttpErrors: false;
    searchParams?: Record<string, string>;
    json?: unknown;
    signal?: AbortSignal;
    headers?: Record<string, string>;
  },
) => Promise<Response>;

type Input = { params?: Record<string, string>; query?: Record<string, string | undefined>; body?: unknown };

/** Fills the parameters into an endpoint's path, escaped. */
export const pathOf = (endpoint: Endpoint, params: Record<string, string> = {}): string =>
  endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/**
 * Calls an endpoint and returns the `data` of the answer, undefined for an empty one. Remotes use `host.call`, which
 * adds the session to this.
 *
 * - `signal` aborts the call; the AbortError is passed on. Default: none.
 * - `idempotencyKey` is sent as the header `Idempotency-Key`: a repeated call with the same key has one effect.
 *   Default: none.
 * @throws the error code of the answer, with its status and params
 * @throws no_connection, timeout, unexpected_answer with status 0, when no readable answer came
 * @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
 * @example
 * const http = ky.create({ prefixUrl: '/api' });
 * const health = await callEndpoint(http, healthEndpoints.health, {});
 */
export async function callEndpoint<E extends Endpoint>(
  http: HttpClient,
  endpoint: E,
  input: EndpointInput<E>,
  options: { signal?: AbortSignal; idempotencyKey?: string } = {},
): Promise<EndpointData<E>> {
  const { params, query, body } = input as Input;
  const response = await http(pathOf(endpoint, params).slice(1), {
    method: endpoint.method,
    throwHttpErrors: false,
    ...(query && {
      searchParams: Object.fromEntries(Object.entries(query).filter(([, v]) => v !== undefined)) as Record<
        string,
        string
      >,
    }),
    ...(body !== undefined && { json: body }),
    ...(options.signal && { signal: options.signal }),
    ...(options.idempotencyKey && { headers: { 'idempotency-key': options.idempotencyKey } }),
  }).catch(withoutAnswer);
  if (!response.ok) throw await errorOf(response);
  if (response.status === 204 || response.headers.get('content-length') === '0') return undefined as EndpointData<E>;
  const answer = (await response.json().catch(withoutAnswer)) as { data: EndpointData<E> };
  return answer.data;
}

const CODES: Readonly<Record<string, string>> = { TimeoutError: 'timeout', SyntaxError: 'unexpected_answer' };

function withoutAnswer(cause: Error): never {
  if (cause.name === 'AbortError') throw cause;
  const code = CODES[cause.name] ?? 'no_connection';
  throw new AppError(code, 0, {}, { cause });
}

async function errorOf(response: Response): Promise<AppError> {
  const body = (await response.json().catch(() => null)) as Partial<ErrorBody> | null;
  return new AppError(body?.error ?? 'unexpected_answer', response.status, body?.params ?? {}, {
    message: body?.message ?? response.statusText,
    requestId: body?.request_id ?? '',
  });
}
