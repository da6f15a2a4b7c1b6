import { sessionEndpoints } from '@canchero/shared-contracts/auth';
import { waitFor } from '@testing-library/react';
import { debugLog } from '../diagnostics/debug-log';
import { bus } from '../events/bus';
import { bindNavigate } from '../navigation/navigate';
import { toastQueue } from '../parts/toast-queue';
import { writeEntry } from '../storage/entries';
import { ApiServer, type Asked, error } from '../testing/api-server';
import { someUser } from '../testing/people';
import { registerSessionHooks, signIn, signOut } from './session-actions';
import { call } from './session-call';
import { clearSession, isSignedIn, publicSession, restoreSession, saveSession, session } from './session-store';

const api = new ApiServer();
const went: unknown[] = [];
const user = someUser();

beforeAll(() => api.start());
afterAll(() => api.stop());
beforeEach(() => {
  api.asked = [];
  went.length = 0;
  clearSession();
  registerSessionHooks({ loadPermissions: async () => {} });
  bindNavigate((to) => void went.push(to));
});

test('signing in replaces the whole session, reads the permissions, then publishes it', async () => {
  saveSession({ token: 'before', refreshToken: 'r', adminToken: 'admin', user: someUser({ name: 'Before' }) });
  api.respond = () => ({ status: 200, body: { data: { token: 't', refresh_token: 'r2', user } } });
  const order: string[] = [];
  registerSessionHooks({
    loadPermissions: async () => {
      order.push('permissions');
      throw new Error('permissions are down');
    },
  });
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const off = bus.on('authLogin', (payload) => void order.push(JSON.stringify(payload)));
  await signIn('ana@club.test', 'secret');
  // remotes read the bus: it carries the user and no token
  await waitFor(() => expect(order).toEqual(['permissions', JSON.stringify({ user })]));
  off();
  expect(session.getState()).toEqual({ token: 't', refreshToken: 'r2', adminToken: null, user });
  expect(publicSession.getState()).toEqual({ user });
  expect(logged).toHaveBeenCalled();
});

test('signing out ends the session on the server, clears everything, goes to /login and says so', async () => {
  const forget = jest.fn();
  registerSessionHooks({ afterSignOut: forget });
  saveSession({ token: 't', refreshToken: 'r', user });
  api.respond = () => ({ status: 204 });
  await signOut();
  expect(api.asked).toMatchObject([{ path: '/auth/protected/logout', authorization: 'Bearer t' }]);
  expect(debugLog.getState().entries.at(-1)).toMatchObject({ kind: 'session', text: 'signed out' });
  expect(isSignedIn(session.getState())).toBe(false);
  expect(sessionStorage).toHaveLength(0);
  expect(forget).toHaveBeenCalledTimes(1);
  expect(went).toEqual(['/login']);
  expect(toastQueue.getState().waiting.at(-1)).toMatchObject({ intent: 'success', title: 'session.closed' });
});

test('what waits is called off, and nothing is asked with a token that the server has ended', async () => {
  saveSession({ token: 't', refreshToken: 'r', user });
  api.respond = ({ path, authorization }) => {
    if (path === '/auth/protected/logout') return { status: 204 };
    return authorization ? null : error(401, 'unauthenticated');
  };
  const ask = () => call(sessionEndpoints.profile, {}).catch(({ name }: Error) => name);
  const waiting = ask();
  await waitFor(() => expect(api.asked).toHaveLength(1));
  const signedOut = signOut();
  // as a list whose call was aborted
  const again = ask();
  expect(await waiting).toBe('AbortError');
  await Promise.all([signedOut, again]);
  const paths = ({ path, authorization }: Asked) => `${path} ${authorization}`;
  expect(api.asked.map(paths).sort()).toEqual([
    '/auth/protected/logout Bearer t',
    '/auth/protected/profile Bearer t',
    '/auth/protected/profile undefined',
  ]);
});

test('a session whose token has expired is ended by its next one', async () => {
  saveSession({ token: `x.${btoa(JSON.stringify({ exp: 1 }))}.x`, refreshToken: 'r', user });
  api.respond = ({ path }) =>
    path === '/auth/refresh-token'
      ? { status: 200, body: { data: { token: 't2', refresh_token: 'r2' } } }
      : { status: 204 };
  await signOut();
  expect(api.asked).toMatchObject([
    { path: '/auth/refresh-token', body: { refresh_token: 'r' } },
    { path: '/auth/protected/logout', authorization: 'Bearer t2' },
  ]);
  expect(session.getState().token).toBeNull();
});

test('signing out works with the api down', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  saveSession({ token: 't', refreshToken: 'r', user });
  api.respond = () => error(500, 'internal');
  await signOut();
  expect(session.getState().user).toBeNull();
  expect(went).toEqual(['/login']);
});

test('signing out without a token does not call the server', async () => {
  await signOut();
  expect(api.asked).toEqual([]);
  expect(went).toEqual(['/login']);
});

test.each([
  ['a valid user', user, true],
  ['no id', { ...user, id: '' }, false],
  ['no e-mail', { ...user, email: undefined }, false],
  ['nothing', null, false],
])('a stored session with %s', (_, stored, restored) => {
  writeEntry('token', 't');
  writeEntry('user', stored);
  restoreSession();
  expect(isSignedIn(session.getState())).toBe(restored);
  expect(sessionStorage.getItem('token') !== null).toBe(restored);
});
