import { screen, waitFor } from '@testing-library/react';
import { remotes } from './federation/remotes';
import { CurrentPage } from './routes';
import { saveSession } from './session/session-store';
import { queryClient } from './storage/query-client';
import { ApiServer, error } from './testing/api-server';
import { someUser } from './testing/people';
import { renderAt } from './testing/render-page';

const api = new ApiServer();
beforeAll(() => api.start());
afterAll(() => api.stop());
beforeEach(() => {
  queryClient.clear();
  api.asked = [];
  api.respond = () => ({ status: 200, body: { data: ['/day', '/one/:id'] } });
  remotes.setState({ status: 'ready', releases: [] });
});
const visitor = () => saveSession({ token: null, refreshToken: null, user: null, adminToken: null });

test.each([
  ['/day?date=2026-11-21', '/login'],
  ['/one/7', '/login'],
  ['/', '/'],
  ['/days', '/'],
  ['/one', '/'],
  ['/administrator/clubs', '/'],
])('a visitor at %s, which none of their remotes has, is led to %s', async (from, to) => {
  visitor();
  renderAt(from, <CurrentPage />);
  await waitFor(() => expect(window.location.pathname).toBe(to));
  if (to === '/login') expect(window.history.state).toMatchObject({ usr: { from } });
});

test('a visitor whose path nobody can tell about may sign in, and comes back to it', async () => {
  visitor();
  api.respond = () => error(418, 'odd');
  remotes.setState({ status: 'error', releases: [] });
  renderAt('/day', <CurrentPage />);
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
});

test('while the remotes of a signed-in user are on their way a path stays; one that none has leads home', async () => {
  saveSession({ token: 't', refreshToken: null, user: someUser(), adminToken: null });
  remotes.setState({ status: 'loading' });
  renderAt('/day', <CurrentPage />);
  expect(await screen.findByRole('main')).toHaveTextContent('Cargando...');
  expect(window.location.pathname).toBe('/day');
  remotes.setState({ status: 'ready' });
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(api.asked.filter(({ path }) => path.includes('sign-in-paths'))).toEqual([]);
});
