import { syncCaller } from './caller-sync';
import { pathAfterSignIn } from './chrome/caller-home';
import { signIn } from './session/session-actions';
import { clearSession } from './session/session-store';
import { ApiServer } from './testing/api-server';
import { someUser } from './testing/people';

const api = new ApiServer();
beforeAll(() => api.start());
afterAll(() => api.stop());

test('a sign-in reads the registry once', async () => {
  clearSession();
  api.respond = ({ path }) => {
    if (path === '/auth/login')
      return { status: 200, body: { data: { token: 't', refresh_token: 'r', user: someUser() } } };
    if (path.startsWith('/auth/protected/permissions'))
      return { status: 200, body: { data: { permissions: {}, source: 'role', stream_position: '1' } } };
    return { status: 200, body: { data: [] } };
  };
  syncCaller();
  await new Promise((done) => setTimeout(done, 300));
  api.asked = [];
  await signIn('ana@club.test', 'secret');
  await pathAfterSignIn(null);
  expect(api.asked.filter(({ path }) => path === '/remotes').map(({ authorization }) => authorization)).toEqual([
    'Bearer t',
  ]);
});
