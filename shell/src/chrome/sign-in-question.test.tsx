import { clubEndpoints } from '@canchero/shared-contracts/club';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setDirty } from '../navigation/unsaved-input';
import { publishToOtherTabs, syncWithOtherTabs } from '../session/other-tabs';
import { call } from '../session/session-call';
import { hasLapsed, saveSession, session } from '../session/session-store';
import { type Answer, ApiServer, error } from '../testing/api-server';
import { CLUB_ID, someUser } from '../testing/people';
import { renderAt } from '../testing/render-page';
import { SignInQuestion } from './sign-in-question';

const api = new ApiServer();
const user = someUser({ email: 'ana@club.test' });
let signedIn: Answer;

beforeAll(() => api.start());
afterAll(() => api.stop());
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  api.asked = [];
  signedIn = { status: 200, body: { data: { token: 'new', refresh_token: 'refresh-2', user } } };
  api.respond = ({ path, authorization }) => {
    if (path === '/auth/login') return signedIn;
    if (path === '/auth/refresh-token') return error(401, 'invalid_refresh_token');
    return authorization === 'Bearer new' ? { status: 200, body: { data: [] } } : error(401, 'unauthenticated');
  };
  saveSession({ token: 'old', refreshToken: 'refresh-1', adminToken: null, user });
  setDirty('form', true);
});
afterEach(() => {
  setDirty('form', false);
  cleanup();
});

/** Opens a page, calls with the lapsed session, and returns the call's outcome. */
function lapse(): Promise<unknown> {
  renderAt('/players', <SignInQuestion />);
  return call(clubEndpoints.mine, {}).catch((cause: unknown) => cause);
}
const dialog = () => screen.findByRole('alertdialog', { name: 'Tu sesión terminó' });
const signIn = async (password: string) => {
  await userEvent.type(await screen.findByLabelText(/^Contraseña/), `${password}{Enter}`);
};

test('whose session lapses over unsaved input signs in over the page, and the call that was refused goes on', async () => {
  const outcome = lapse();
  expect(await dialog()).toHaveTextContent('Lo que escribiste sigue acá');
  expect(screen.getByLabelText('Email')).toHaveValue('ana@club.test');
  await signIn('secret');
  expect(await act(() => outcome)).toEqual([]);
  expect(api.asked.find(({ path }) => path === '/auth/login')).toMatchObject({
    authorization: undefined,
    body: { email: 'ana@club.test', password: 'secret' },
  });
  expect(session.getState()).toMatchObject({ token: 'new', refreshToken: 'refresh-2', user });
  expect(window.location.pathname).toBe('/players');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('a wrong password is said, and may be corrected; Escape does not give the page up', async () => {
  const outcome = lapse();
  await dialog();
  const right = signedIn;
  signedIn = error(401, 'invalid_credentials');
  await signIn('wrong');
  expect(await screen.findByRole('alert')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(session.getState().token).toBe('old');
  signedIn = right;
  await signIn('{Backspace}right');
  expect(await act(() => outcome)).toEqual([]);
});

test('who goes on without the page is led to the sign-in, and the call is refused', async () => {
  const outcome = lapse();
  await dialog();
  await userEvent.click(screen.getByRole('button', { name: 'Salir sin guardar' }));
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
  expect(await act(() => outcome)).toMatchObject({ name: 'AbortError' });
  expect(session.getState()).toMatchObject({ token: null, user: null });
  expect(hasLapsed()).toBe(true);
});

test('an address that is somebody else’s by now does not take over the page', async () => {
  signedIn = {
    status: 200,
    body: { data: { token: 'new', refresh_token: 'r', user: { ...user, id: CLUB_ID } } },
  };
  const outcome = lapse();
  await dialog();
  await signIn('theirs');
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
  expect(await act(() => outcome)).toMatchObject({ name: 'AbortError' });
  expect(session.getState().token).toBeNull();
});

test('the answer of another tab is enough', async () => {
  const end = syncWithOtherTabs();
  const outcome = lapse();
  await dialog();
  act(() => publishToOtherTabs({ token: 'new', refreshToken: 'refresh-2' }, 'refresh-1'));
  expect(await act(() => outcome)).toEqual([]);
  expect(api.countOf('/auth/login')).toBe(0);
  end();
});

test('a page that is left meanwhile is given up', async () => {
  const outcome = lapse();
  await dialog();
  cleanup();
  expect(await act(() => outcome)).toMatchObject({ name: 'AbortError' });
  expect(session.getState().token).toBeNull();
});

test('without unsaved input, or the dialog, the session ends at once', async () => {
  setDirty('form', false);
  expect(await lapse()).toMatchObject({ name: 'AbortError' });
  expect(window.location.pathname).toBe('/login');
  cleanup();
  setDirty('form', true);
  saveSession({ token: 'old', refreshToken: 'refresh-1', user });
  window.history.replaceState(null, '', '/players');
  expect(await call(clubEndpoints.mine, {}).catch((cause: unknown) => cause)).toMatchObject({ name: 'AbortError' });
});
