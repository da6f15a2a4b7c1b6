import { sessionEndpoints } from '@canchero/shared-contracts/auth';
import { callEndpoint } from '@canchero/shared-contracts/kit';
import type { HostServices } from '@canchero/shared-contracts/mfe';
import ky, { type AfterResponseState, type BeforeRequestState } from 'ky';
import { maskHeaders, record } from '../diagnostics/debug-log';
import { api } from './api-client';
import { serverNow } from './server-clock';
import { oncePerSession, saveSession, session, sessionSignal } from './session-store';
import { isExpired } from './token-claims';
import { isRefusal, renewToken } from './token-refresh';

/** Pages on which a 401 is about the input and not about the session. */
const WITHOUT_REFRESH = new Set(['/login', '/register', '/forgot-password', '/reset-password', '/verify-email']);
const mayRenew = () => !WITHOUT_REFRESH.has(window.location.pathname);

/** Client of the api in this page's session. */
const http = api.extend({
  // the list of remotes comes with a cookie: the shell's release of this session
  credentials: 'same-origin',
  fetch: loggedFetch,
  hooks: { beforeRequest: [addBearer], afterResponse: [renewRefusedToken] },
});

/**
 * Calls an endpoint in this page's session. A call with a token belongs to the session that it began in.
 * @throws AppError with the code of the endpoint, or status 0 without a connection
 * @throws AbortError if the session ended before the answer came, since the answer is not for the next one
 */
export const call: HostServices['call'] = async (endpoint, input, options = {}) => {
  const send = (signal = options.signal) =>
    whileWriting(endpoint, callEndpoint(http, endpoint, input, { ...options, ...(signal && { signal }) }));
  if (session.getState().token === null) return send();
  const current = sessionSignal();
  try {
    return await send(AbortSignal.any(options.signal ? [options.signal, current] : [current]));
  } finally {
    current.throwIfAborted();
  }
};

let writes = 0;

/** Checks whether a write waits for its answer, so that the page must not be reloaded now. */
export const isWriting = (): boolean => writes > 0;

function whileWriting<T>({ method }: { method: string }, answer: Promise<T>): Promise<T> {
  if (method === 'GET') return answer;
  writes += 1;
  return answer.finally(() => {
    writes -= 1;
  });
}

/** Sends one try of a request and logs it, its headers masked, for the developer panel. */
async function loggedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = input as Request;
  const started = performance.now();
  const name = `${request.method} ${new URL(request.url).pathname}`;
  const note = (outcome: string) =>
    record('http', `${name} ${outcome} ${Math.round(performance.now() - started)} ms`, maskHeaders(request.headers));
  try {
    const response = await fetch(request, init);
    note(String(response.status));
    return response;
  } catch (error) {
    note((error as Error).name);
    throw error;
  }
}

/**
 * Adds the bearer token, renewed before if it has expired.
 * @see https://www.rfc-editor.org/rfc/rfc6750 bearer tokens
 */
async function addBearer({ request, options }: BeforeRequestState): Promise<void> {
  if (request.headers.has('authorization')) return;
  const credential = credentialFor(request);
  const token = credential.current() ?? (await credential.first());
  if (token === null) return;
  if (!mayRenew() || !isExpired(token, serverNow())) return bear(request, token);
  options.context.renewed = true;
  bear(request, (await credential.renew(token).catch(noneIfRefused)) ?? token);
}

/** Returns no token after a refused renewal: the call gets its own answer. An outage is the outcome of the call. */
function noneIfRefused(error: unknown): null {
  if (isRefusal(error)) return null;
  throw error;
}

/** After a 401 renews the token and has the request sent once more, as one of its retries. */
async function renewRefusedToken({ request, response, options, retryCount }: AfterResponseState) {
  const refused = request.headers.get('authorization')?.slice(BEARER.length);
  if (response.status !== 401 || !refused || options.context.renewed || !mayRenew()) return;
  if (retryCount === options.retry.limit) return;
  options.context.renewed = true;
  const fresh = await credentialFor(request).renew(refused).catch(noneIfRefused);
  if (fresh === null) return;
  bear(request, fresh);
  return ky.retry({ delay: 0, code: 'token_renewed' });
}

const BEARER = 'Bearer ';
const bear = (request: Request, token: string): void => request.headers.set('authorization', `${BEARER}${token}`);

/** Returns the credential of a request, by its first path segments. The stream carries its token in the query. */
function credentialFor(request: Request) {
  const path = new URL(request.url).pathname;
  const isAdmin = path.startsWith('/api/admin/') && path !== '/api/admin/notifications/stream';
  return isAdmin ? adminCredential : userCredential;
}

const userCredential = { current: () => session.getState().token, first: () => null, renew: renewToken };

const fetchAdminToken = oncePerSession(async () => {
  const { admin_token } = await call(sessionEndpoints.adminToken, {});
  saveSession({ adminToken: admin_token });
  return admin_token;
});
const adminCredential = {
  current: () => session.getState().adminToken,
  first: () => fetchAdminToken().catch(() => null),
  renew: fetchAdminToken,
};
