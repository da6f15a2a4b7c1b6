import { sessionEndpoints } from '@canchero/shared-contracts/auth';
import { callEndpoint } from '@canchero/shared-contracts/kit';
import type { HostServices } from '@canchero/shared-contracts/mfe';
import { maskHeaders, record } from '../diagnostics/debug-log';
import { createRetryingFetch } from './retrying-fetch';
import { serverNow } from './server-clock';
import { saveSession, session } from './session-store';
import { isExpired } from './token-claims';
import { renewToken } from './token-refresh';

/** Pages on which a 401 is about the input and not about the session. */
const WITHOUT_REFRESH = new Set(['/login', '/register', '/forgot-password', '/reset-password', '/verify-email']);

/** Client of the api in this page's session. */
const http = createRetryingFetch({ retries: 3, fetch: fetchInSession });

/**
 * Calls an endpoint in this page's session.
 * @throws AppError with the code of the endpoint, or status 0 without a connection
 */
export const call: HostServices['call'] = (endpoint, input, options) => callEndpoint(http, endpoint, input, options);

/** Sends a request and logs it, its headers masked, for the developer panel. */
async function send(request: Request): Promise<Response> {
  const started = performance.now();
  const name = `${request.method} ${new URL(request.url).pathname}`;
  const note = (outcome: string) =>
    record('http', `${name} ${outcome} ${Math.round(performance.now() - started)} ms`, maskHeaders(request.headers));
  try {
    const response = await fetch(request);
    note(String(response.status));
    return response;
  } catch (error) {
    note((error as Error).name);
    throw error;
  }
}

/**
 * Adds the bearer token. After a 401 the token is renewed and the request sent once more.
 * @see https://www.rfc-editor.org/rfc/rfc6750 bearer tokens
 */
async function fetchInSession(request: Request): Promise<Response> {
  if (request.headers.has('authorization')) return send(request);
  const credential = isAdminCall(request) ? adminCredential : userCredential;
  let token = credential.current();
  if (token === null) return send(request);
  const renewable = !WITHOUT_REFRESH.has(window.location.pathname);
  let renewed = false;
  if (renewable && isExpired(token, serverNow())) {
    renewed = true;
    token = await credential.renew(token).catch(() => token);
  }
  const response = await send(withBearer(request.clone(), token as string));
  if (response.status !== 401 || renewed || !renewable) return response;
  const fresh = await credential.renew(token as string).catch(() => null);
  return fresh === null ? response : send(withBearer(request, fresh));
}

/**
 * Checks whether a request needs the administrator's token, by its first path segments. The stream carries its token in
 * the query.
 */
function isAdminCall(request: Request): boolean {
  const path = new URL(request.url).pathname;
  return path.startsWith('/api/admin/') && path !== '/api/admin/notifications/stream';
}

function withBearer(request: Request, token: string): Request {
  request.headers.set('authorization', `Bearer ${token}`);
  return request;
}

const userCredential = { current: () => session.getState().token, renew: renewToken };

let renewingAdmin: Promise<string> | null = null;
const adminCredential = {
  current: () => session.getState().adminToken,
  renew: (): Promise<string> => {
    renewingAdmin ??= callEndpoint(http, sessionEndpoints.adminToken, {})
      .then(({ admin_token }) => {
        saveSession({ adminToken: admin_token });
        return admin_token;
      })
      .finally(() => {
        renewingAdmin = null;
      });
    return renewingAdmin;
  },
};
