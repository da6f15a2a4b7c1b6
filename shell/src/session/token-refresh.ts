import { sessionEndpoints } from '@canchero/shared-contracts/auth';
import { isAppError } from '@canchero/shared-contracts/core';
import { callEndpoint } from '@canchero/shared-contracts/kit';
import { record } from '../diagnostics/debug-log';
import { navigate } from '../navigation/navigate';
import { api } from './api-client';
import { otherTabsAnswered, publishToOtherTabs } from './other-tabs';
import { learnServerTime } from './server-clock';
import { clearSession, oncePerSession, saveSession, session } from './session-store';

/** Time for which the lock is still held, so that waiting tabs have received the new tokens. */
const PAUSE_MS = 60;

/**
 * Returns a token newer than the refused one. All callers share one refresh in this tab, and one runs at a time over
 * all tabs. A failure ends the session, except on /onboarding, where it only warns.
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
    await waitForUnload(error);
    if (!current.aborted) endSession(error);
    throw error;
  }
});

/**
 * Waits after a call that broke off. Leaving or reloading a page breaks its calls off, which says nothing about the
 * session: its timers no longer run, so the code that waits for this is never reached.
 */
async function waitForUnload(error: unknown): Promise<void> {
  if (isAppError(error) && error.status === 0) await new Promise((done) => setTimeout(done, PAUSE_MS));
}

function endSession(error: unknown): void {
  console.warn('the session could not be renewed', error);
  record('session', `not renewed: ${error instanceof Error ? error.message : error}`);
  if (window.location.pathname === '/onboarding') return;
  const from = window.location.pathname + window.location.search;
  clearSession();
  navigate('/login', { replace: true, state: { from } });
}

function renew(refused: string, current: AbortSignal): Promise<string> {
  return withRenewalLock(async () => {
    await otherTabsAnswered();
    current.throwIfAborted();
    const { token, refreshToken } = session.getState();
    if (token !== null && token !== refused) return token;
    if (!refreshToken) throw new Error('No refresh token available');
    const body = { refresh_token: refreshToken };
    const renewed = await callEndpoint(api, sessionEndpoints.refresh, { body }, { signal: current });
    current.throwIfAborted();
    const tokens = { token: renewed.token, refreshToken: renewed.refresh_token };
    learnServerTime(renewed.token);
    saveSession(tokens);
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
