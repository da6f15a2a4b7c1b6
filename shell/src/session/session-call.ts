import { sessionEndpoints } from '@canchero/shared-contracts/auth';
import { callEndpoint } from '@canchero/shared-contracts/kit';
import type { HostServices } from '@canchero/shared-contracts/mfe';
import { maskHeaders, record } from '../diagnostics/debug-log';
import { createRetryingFetch } from './retrying-fetch';
import { serverNow } from './server-clock';
import { saveSession, session } from './session-store';
import { isExpired } from './token-claims';
import { renewToken } from './token-refresh';

/** Pages where a 401 is an answer about what was typed, not about the session. */
const WITHOUT_REFRESH = new Set(['/login', '/register', '/forgot-password', '/reset-password', '/verify-email']);

/** The api's client, in the session of this page. */
const http = createRetryingFetch({ retries: 3, fetch: fetchInSession });

/** One typed call in the session of this page. Throws AppError. */
export const call: HostServices['call'] = (endpoint, input, options) => callEndpoint(http, endpoint, input, options);

/** Notes each attempt, its headers masked, for the developer panel. */
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

/** Adds the bearer; after a 401 the token is renewed and the request sent once more. */
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

/** By the path segment after the base, never a substring. The stream carries its token in the query. */
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
