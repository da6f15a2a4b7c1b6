import { useLocation } from '@canchero/shared-contracts/router';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GuardedRouter } from '../navigation/guarded-router';
import { setDirty } from '../navigation/unsaved-input';
import { ApiServer } from '../testing/api-server';
import { someUser } from '../testing/people';
import { renderIn } from '../testing/render-page';
import { signOut } from './session-actions';
import { publicSession, saveSession } from './session-store';

const api = new ApiServer();

beforeAll(() => api.start());
afterAll(() => api.stop());
afterEach(() => setDirty('form', false));

test('who signs out is not asked about unsaved input: the form is gone with the session', async () => {
  api.respond = () => ({ status: 204 });
  saveSession({ token: 't', refreshToken: 'r', user: someUser() });
  renderIn(
    ({ children }) => <GuardedRouter guards={() => publicSession.getState().user !== null}>{children}</GuardedRouter>,
    '/club-config',
    <Screen />,
  );
  setDirty('form', true);
  await userEvent.click(screen.getByRole('button', { name: 'sign out' }));
  expect(await screen.findByText('at /login')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

/** Says where the router is, which stays behind the address while it asks. */
function Screen() {
  const { pathname } = useLocation();
  return (
    <>
      <p>at {pathname}</p>
      <button type="button" onClick={() => void signOut()}>
        sign out
      </button>
    </>
  );
}
