import { sessionEndpoints } from '@canchero/shared-contracts/auth';
import { isAppError } from '@canchero/shared-contracts/core';
import { callEndpoint, newId } from '@canchero/shared-contracts/kit';
import { record } from '../diagnostics/debug-log';
import { navigate } from '../navigation/navigate';
import { isDirty } from '../navigation/unsaved-input';
import { api } from './api-client';
import { otherTabsAnswered, publishToOtherTabs } from './other-tabs';
import { learnServerTime } from './server-clock';
import { clearSession, oncePerSession, renewSession, session } from './session-store';
import { askToSignIn } from './sign-in-question';

/** Time for which the lock is still held, so that waiting tabs have received the new tokens. */
const PAUSE_MS = 60;

/**
 * Returns a token newer than the refused one. All callers share one refresh in this tab, and one runs at a time over
 * all tabs. A refusal is the failure that ends the session, except on /onboarding, where it only warns, and on a page with
 * unsaved input, where the user may sign in again first. An outage says nothing about the refresh token: the session
 * stays, and the next call renews it.
 * @throws AppError if the token cannot be renewed
 * @throws AbortError if the session ended meanwhile: the new tokens are not for the next one
 * @see https://www.rfc-editor.org/rfc/rfc6749#section-6 refreshing an access token
 * @see https://www.rfc-editor.org/rfc/rfc9700#section-4.14 refresh token rotation
 */
export function renewToken(refused: string): Promise<string> {
  const { token } = session.getState();
  return token !== null && token !== refused ? Promise.resolve(token) : renewOnce(refused);
}

const renewOnce = oncePerSession(async (current, refused: string) => {
  try {
    return await renew(refused, current);
  } catch (error) {
    const token = current.aborted ? null : await notRenewed(error);
    if (token === null) throw error;
    return token;
  }
});

/** Checks whether the server refused a credential, or there was none to renew, rather than not being reached. */
export const isRefusal = (error: unknown): boolean =>
  !isAppError(error) || error.status === 401 || error.status === 403;

/** Ends a session that was refused, unless its user signs in again. Returns the new token then. */
async function notRenewed(error: unknown): Promise<string | null> {
  record('session', `not renewed: ${error}`);
  if (!isRefusal(error)) return null;
  console.warn('the session could not be renewed', error);
  if (window.location.pathname === '/onboarding') return null;
  const token = isDirty() ? await askToSignIn() : null;
  if (token !== null) return token;
  const from = window.location.pathname + window.location.search;
  clearSession(true);
  navigate('/login', { replace: true, state: { from } });
  return null;
}

function renew(refused: string, current: AbortSignal): Promise<string> {
  return withRenewalLock(async () => {
    await otherTabsAnswered();
    current.throwIfAborted();
    const { token, refreshToken } = session.getState();
    if (token !== null && token !== refused) return token;
    if (!refreshToken) throw new Error('No refresh token available');
    const body = { refresh_token: refreshToken };
    // may be sent twice: a refresh token is good until its successor is used
    const options = { signal: current, idempotencyKey: newId() };
    const renewed = await callEndpoint(api, sessionEndpoints.refresh, { body }, options);
    current.throwIfAborted();
    const tokens = { token: renewed.token, refreshToken: renewed.refresh_token };
    learnServerTime(renewed.token);
    renewSession(tokens);
    record('session', 'renewed');
    publishToOtherTabs(tokens, refreshToken);
    return renewed.token;
  });
}

/**
 * Runs `task` while no other tab renews, by a Web Lock.
 * @see https://w3c.github.io/web-locks/
 */
function withRenewalLock<T>(task: () => Promise<T>): Promise<T> {
  const { locks } = navigator;
  if (!locks) return task();
  return new Promise<T>((resolve, reject) => {
    void locks.request('canchero:refresh', async () => {
      await task().then(resolve, reject);
      await new Promise((done) => setTimeout(done, PAUSE_MS));
    });
  });
}
