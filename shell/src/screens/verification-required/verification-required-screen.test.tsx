import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastQueue } from '../../parts/toast-queue';
import { permissions } from '../../permissions/permission-store';
import { saveSession } from '../../session/session-store';
import { ApiServer, error } from '../../testing/api-server';
import { someUser } from '../../testing/people';
import { renderAt } from '../../testing/render-page';
import { VerificationRequiredScreen } from './verification-required-screen';

const api = new ApiServer();
const UNVERIFIED = { email_verified: false, is_verified: false, email_verified_at: null };
const PAGE = '/email-verification-required';
let profile = someUser(UNVERIFIED);
beforeAll(() => api.start());
afterAll(() => api.stop());
beforeEach(() => {
  api.asked = [];
  profile = someUser(UNVERIFIED);
  saveSession({ token: 't', user: profile });
  permissions.setState({ status: 'loaded', permissions: { profile: true } });
  api.respond = ({ path }) =>
    path === '/auth/protected/profile' ? { status: 200, body: { data: profile } } : { status: 202, body: { data: {} } };
});
const show = () => renderAt(PAGE, <VerificationRequiredScreen />);

test.each([
  ['someone without a club makes one', [], '/onboarding'],
  ['someone who was invited into a club goes to its first screen', someUser().club_ids, '/profile'],
])('once verified %s', async (_, club_ids, path) => {
  saveSession({ user: someUser({ ...UNVERIFIED, club_ids }) });
  show();
  profile = someUser({ club_ids });
  await userEvent.click(screen.getByRole('button', { name: 'Ya lo verifiqué' }));
  await waitFor(() => expect(window.location.pathname).toBe(path));
});

test('coming back from the mail checks the verification without a click', async () => {
  show();
  profile = someUser({ club_ids: [] });
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(window.location.pathname).toBe('/onboarding'));
});

test('a verification on another device is noticed without coming back', async () => {
  show();
  profile = someUser({ club_ids: [] });
  await waitFor(() => expect(window.location.pathname).toBe('/onboarding'));
});

test('a wrong address is corrected by another registration', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Usar otro email' }));
  await waitFor(() => expect(window.location.pathname).toBe('/register'));
});

test('while the address is unverified the page stays and says so', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Ya lo verifiqué' }));
  await waitFor(() => expect(api.countOf('/auth/protected/profile')).toBe(1));
  expect(window.location.pathname).toBe(PAGE);
  await waitFor(() =>
    expect(toastQueue.getState().waiting.at(-1)).toMatchObject({
      intent: 'warning',
      body: 'Todavía no verificaste ana@club.test.',
    }),
  );
});

test('the mail is sent again, and too many requests are reported', async () => {
  show();
  const again = screen.getByRole('button', { name: 'Reenviar email' });
  await userEvent.click(again);
  await waitFor(() => expect(toastQueue.getState().waiting.at(-1)).toMatchObject({ intent: 'success' }));
  expect(api.asked).toMatchObject([{ path: '/auth/resend-verification', body: { email: 'ana@club.test' } }]);
  api.respond = () => error(429, 'rate_limited');
  await userEvent.click(again);
  expect(await screen.findByRole('alert')).toHaveTextContent('Demasiadas solicitudes.');
});
