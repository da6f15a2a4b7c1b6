import { type SignedIn, sessionEndpoints, type User } from '@canchero/shared-contracts/auth';
import { callEndpoint } from '@canchero/shared-contracts/kit';
import { record } from '../diagnostics/debug-log';
import { logFailure } from '../diagnostics/log-failure';
import { bus } from '../events/bus';
import { translate } from '../i18n/intl';
import { navigate } from '../navigation/navigate';
import { showToast } from '../parts/toast-queue';
import { api } from './api-client';
import { learnServerTime, serverNow } from './server-clock';
import { call } from './session-call';
import { clearSession, saveSession, session } from './session-store';
import { isExpired } from './token-claims';

interface SessionHooks {
  /** Runs between storing a new session and announcing it. */
  loadPermissions(): Promise<unknown>;
  /** Fetches the pages that follow a sign-out. */
  prepareSignOut(): void;
  /** Forgets what a sign-out by choice ends beyond the session. */
  afterSignOut(): void;
}

let hooks: SessionHooks = { loadPermissions: async () => {}, prepareSignOut: () => {}, afterSignOut: () => {} };

/** Registers, at start, what the floors above the session do when it changes. */
export function registerSessionHooks(added: Partial<SessionHooks>): void {
  hooks = { ...hooks, ...added };
}

/** Fetches the pages that follow a sign-out before it happens. */
export const prepareSignOut = (): void => hooks.prepareSignOut();

/**
 * Signs in.
 * @throws invalid_credentials
 * @throws rate_limited {retry_after}
 */
export async function signIn(email: string, password: string): Promise<void> {
  await replaceSession(await call(sessionEndpoints.login, { body: { email, password } }));
}

/** Replaces the session, reads the permissions, then publishes `authLogin` on the bus. */
async function replaceSession(answer: SignedIn): Promise<void> {
  clearSession();
  const { token, refresh_token, user } = answer;
  learnServerTime(token);
  saveSession({ token, refreshToken: refresh_token, user });
  await hooks.loadPermissions().catch((error: unknown) => logFailure('permissions did not load at sign-in', error));
  record('session', 'signed in');
  bus.emit('authLogin', { user });
}

/** Ends the session here, goes to /login, and ends it on the server if it can be reached. */
export async function signOut(): Promise<void> {
  const { token, refreshToken } = session.getState();
  // before the server, which refuses what is asked afterwards, and before the navigation: a page without a session asks
  // nobody about unsaved input
  clearSession();
  navigate('/login', { replace: true });
  record('session', 'signed out');
  hooks.afterSignOut();
  showToast({ intent: 'success', title: translate('session.closed'), body: translate('session.closedBody') });
  if (token === null) return;
  await logOut(token, refreshToken).catch((error: unknown) => console.warn('logout failed, going on', error));
}

/** Ends a session on the server that this page has forgotten; one whose token has expired by its next one. */
async function logOut(token: string, refreshToken: string | null): Promise<void> {
  const body = refreshToken !== null && isExpired(token, serverNow()) ? { refresh_token: refreshToken } : null;
  const valid = body ? (await callEndpoint(api, sessionEndpoints.refresh, { body })).token : token;
  const headers = { authorization: `Bearer ${valid}` };
  await callEndpoint(api.extend({ headers }), sessionEndpoints.logout, {});
}

/** Changes some properties of the user. */
export function updateUser(change: Partial<User>): void {
  const { user } = session.getState();
  if (user) saveSession({ user: { ...user, ...change } });
}

/**
 * Merges the server's profile of the user into the session.
 * @throws AppError any error of the endpoint, after it is logged
 */
export async function refreshProfile(): Promise<void> {
  try {
    updateUser(await call(sessionEndpoints.profile, {}));
  } catch (error) {
    logFailure('the profile could not be read', error);
    throw error;
  }
}
