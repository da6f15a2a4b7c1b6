import { sessionEndpoints } from '@canchero/shared-contracts/auth';
import { waitFor } from '@testing-library/react';
import { debugLog } from '../diagnostics/debug-log';
import { bus } from '../events/bus';
import { bindNavigate } from '../navigation/navigate';
import { toastQueue } from '../parts/toast-queue';
import { writeEntry } from '../storage/entries';
import { type Answer, ApiServer, error } from '../testing/api-server';
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
  expect(toastQueue.getState().waiting.at(-1)).toMatchObject({ intent: 'success', duration: 3000 });
});

test('a call that waits is called off before the server ends the session, and renews no token', async () => {
  saveSession({ token: 't', refreshToken: 'r', user });
  let refuse = (_: Answer) => {};
  api.respond = ({ path }) => {
    if (path !== '/auth/protected/logout') return new Promise((answer) => (refuse = answer));
    refuse(error(401, 'unauthenticated'));
    return new Promise((answer) => setTimeout(answer, 50, { status: 204 }));
  };
  const outcome = call(sessionEndpoints.profile, {}).catch(({ name }: Error) => name);
  await waitFor(() => expect(api.asked).toHaveLength(1));
  await signOut();
  expect(await outcome).toBe('AbortError');
  expect(api.countOf('/auth/protected/logout')).toBe(1);
  expect(api.asked).toHaveLength(2);
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
