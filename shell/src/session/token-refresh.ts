import { sessionEndpoints } from '@canchero/shared-contracts/auth';
import { isAppError } from '@canchero/shared-contracts/core';
import { callEndpoint } from '@canchero/shared-contracts/kit';
import { record } from '../diagnostics/debug-log';
import { navigate } from '../navigation/navigate';
import { caughtUpWithOtherTabs, publishToOtherTabs } from './other-tabs';
import { createRetryingFetch } from './retrying-fetch';
import { learnServerTime } from './server-clock';
import { clearSession, saveSession, session } from './session-store';

/** Without the session's client: a refresh must never wait for itself. */
const bare = createRetryingFetch({ retries: 0 });

/** How long the lock is held on, so that the tabs that wait for it have heard of the renewal. */
const SETTLE_MS = 60;

let running: Promise<string> | null = null;

/**
 * A token newer than the one that was refused. However many calls ask, one refresh runs in this tab, and one at a time
 * over all tabs. Rejects when it fails; the session is then over, except on /onboarding, where it only warns.
 */
export function renewToken(refused: string): Promise<string> {
  const { token } = session.getState();
  if (token !== null && token !== refused) return Promise.resolve(token);
  running ??= renew(refused)
    .catch(async (error: unknown) => {
      await stayed(error);
      endSession(error);
      throw error;
    })
    .finally(() => {
      running = null;
    });
  return running;
}

/**
 * A page that is reloaded or left breaks its calls off, which says nothing about the session. It runs no timer after
 * that, so what waits for one is never reached in it.
 */
async function stayed(error: unknown): Promise<void> {
  if (isAppError(error) && error.status === 0) await new Promise((done) => setTimeout(done, SETTLE_MS));
}

function endSession(error: unknown): void {
  console.warn('the session could not be renewed', error);
  record('session', `not renewed: ${error instanceof Error ? error.message : error}`);
  if (window.location.pathname === '/onboarding') return;
  const from = window.location.pathname + window.location.search;
  clearSession();
  navigate('/login', { replace: true, state: { from } });
}

function renew(refused: string): Promise<string> {
  return alone(async () => {
    await caughtUpWithOtherTabs();
    const { token, refreshToken } = session.getState();
    if (token !== null && token !== refused) return token;
    if (!refreshToken) throw new Error('No refresh token available');
    const renewed = await callEndpoint(bare, sessionEndpoints.refresh, { body: { refresh_token: refreshToken } });
    const tokens = { token: renewed.token, refreshToken: renewed.refresh_token };
    learnServerTime(renewed.token);
    saveSession(tokens);
    record('session', 'renewed');
    publishToOtherTabs(tokens, refreshToken);
    return renewed.token;
  });
}

/** Runs `task` while no other tab renews. */
function alone<T>(task: () => Promise<T>): Promise<T> {
  const { locks } = navigator;
  if (!locks) return task();
  return new Promise<T>((resolve, reject) => {
    void locks.request('canchero:refresh', async () => {
      await task().then(resolve, reject);
      await new Promise((done) => setTimeout(done, SETTLE_MS));
    });
  });
}
