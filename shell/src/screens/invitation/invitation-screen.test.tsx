import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { INVITED } from '../../account/invited';
import { clubs, NO_CLUBS } from '../../clubs/club-store';
import { clearSession, saveSession } from '../../session/session-store';
import { ApiServer } from '../../testing/api-server';
import { CLUB_ID, someClub, someUser } from '../../testing/people';
import { renderAt } from '../../testing/render-page';
import { InvitationScreen } from './invitation-screen';

const api = new ApiServer();
beforeAll(() => api.start());
afterAll(() => api.stop());
beforeEach(() => {
  clearSession();
  clubs.setState(NO_CLUBS);
});

const JOINED = { club_id: CLUB_ID, club_name: 'Norte' };
const accept = () => userEvent.click(screen.getByRole('button', { name: 'Aceptar invitación' }));

test('an invitation is accepted by a click, not by opening the link; whoever is not signed in signs in then', async () => {
  const asked: string[] = [];
  api.respond = ({ path }) => {
    asked.push(path);
    return { status: 200, body: { data: JOINED } };
  };
  renderAt('/invitation?token=t', <InvitationScreen />);
  expect(screen.getByText(/su equipo ve tu nombre y tu email/)).toBeVisible();
  expect(asked).toEqual([]);
  await accept();
  expect(await screen.findByText('Desde ahora podés elegir Norte entre tus clubes.')).toBeVisible();
  expect(asked).toEqual(['/club/invitations/accept']);
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect(window.location.pathname).toBe('/login');
});

test('whoever is signed in has the club at once', async () => {
  saveSession({ token: 't', user: someUser({ club_ids: [] }) });
  api.respond = ({ path }) => {
    const data = path.endsWith('/accept') ? JOINED : path.endsWith(CLUB_ID) ? someClub() : [someClub()];
    return { status: 200, body: { data } };
  };
  renderAt('/invitation?token=t', <InvitationScreen />);
  await accept();
  await screen.findByText('Ya sos parte del equipo');
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  await waitFor(() => expect(clubs.getState().selectedId).toBe(CLUB_ID));
});

test('an invitation that is of no use says so, once it was tried or has no token', async () => {
  api.respond = () => ({ status: 400, body: { error: 'invalid_token', message: '', params: {}, request_id: '1' } });
  renderAt('/invitation?token=old', <InvitationScreen />);
  await accept();
  expect(await screen.findByRole('alert')).toHaveTextContent('La invitación venció');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/login');
});

test('whoever is signed in goes on from an invitation that is of no use', () => {
  saveSession({ token: 't', user: someUser({ club_ids: [] }) });
  renderAt('/invitation', <InvitationScreen />);
  expect(screen.getByRole('link', { name: 'Continuar' })).toHaveAttribute('href', '/onboarding');
});

const needsPassword = (registered: boolean) => () => ({
  status: 409,
  body: { error: 'invitation_needs_password', message: '', params: { registered }, request_id: '1' },
});

test('whoever has no account yet goes on to choose a password by the same link', async () => {
  api.respond = needsPassword(false);
  renderAt('/invitation?token=t%2B', <InvitationScreen />);
  await accept();
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/reset-password?token=t%2B'));
  expect(window.history.state.usr).toBe(INVITED);
});

test('whoever registered meanwhile signs in and comes back, or chooses another password', async () => {
  api.respond = needsPassword(true);
  renderAt('/invitation?token=t', <InvitationScreen />);
  await accept();
  expect(await screen.findByText(/Ya hay una cuenta con tu email/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Elegí una nueva contraseña' })).toHaveAttribute(
    'href',
    '/reset-password?token=t',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect(window.location.pathname).toBe('/login');
  expect(window.history.state.usr).toEqual({ from: '/invitation?token=t' });
});
