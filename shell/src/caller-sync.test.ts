import { syncCaller } from './caller-sync';
import { pathAfterSignIn } from './chrome/caller-home';
import { forgetSelection } from './clubs/club-actions';
import { clubs } from './clubs/club-store';
import { signIn } from './session/session-actions';
import { clearSession, saveSession } from './session/session-store';
import { readEntry } from './storage/entries';
import { ApiServer } from './testing/api-server';
import { CLUB_ID, someUser } from './testing/people';

const api = new ApiServer();
/** Answers the registry's next request. */
let answerRegistry: () => void;
let held: Promise<void>;
beforeAll(async () => {
  await api.start();
  api.respond = async ({ path, authorization }) => {
    if (path === '/auth/login')
      return { status: 200, body: { data: { token: 't', refresh_token: 'r', user: someUser() } } };
    if (path.startsWith('/auth/protected/permissions'))
      return { status: 200, body: { data: { permissions: {}, source: 'role', stream_position: '1' } } };
    if (path === '/remotes' && authorization) await held;
    return { status: 200, body: { data: [] } };
  };
  held = Promise.resolve();
  syncCaller();
});
afterAll(() => api.stop());
beforeEach(async () => {
  clearSession();
  held = new Promise((resolve) => {
    answerRegistry = resolve;
  });
  await pause();
  api.asked = [];
});

const pause = () => new Promise((done) => setTimeout(done, 300));
const asked = () =>
  api.asked.filter(({ path }) => path === '/remotes').map(({ authorization }) => authorization ?? 'visitor');

test('a sign-in whose registry answers at once reads it once', async () => {
  answerRegistry();
  await signIn('ana@club.test', 'secret');
  await pause();
  await pathAfterSignIn(null);
  await pause();
  expect(asked()).toEqual(['Bearer t']);
});

test('a sign-in that is faster than the registry waits for the answer to the change of user', async () => {
  await signIn('ana@club.test', 'secret');
  let path = 'none yet';
  const arrived = pathAfterSignIn(null).then((home) => {
    path = home;
  });
  await pause();
  expect([asked(), path]).toEqual([['Bearer t'], 'none yet']);
  answerRegistry();
  await arrived;
  await pause();
  expect(asked()).toEqual(['Bearer t']);
});

test('what is known of the permissions ends with the session, and with a change of user', async () => {
  const known = () => readEntry('permissions');
  await signIn('ana@club.test', 'secret');
  expect(known()).toMatchObject({ status: 'loaded' });
  saveSession({ user: someUser({ id: 'another' }) });
  expect(known()).toBeNull();
  await signIn('ana@club.test', 'secret');
  expect(known()).not.toBeNull();
  clearSession();
  expect(known()).toBeNull();
  answerRegistry();
});

test('a club that is left takes its permissions with it', async () => {
  await signIn('ana@club.test', 'secret');
  answerRegistry();
  clubs.setState({ selectedId: CLUB_ID });
  await pause();
  api.asked = [];
  forgetSelection();
  await pause();
  expect(api.asked.map(({ path }) => path)).toEqual(['/auth/protected/permissions']);
});
