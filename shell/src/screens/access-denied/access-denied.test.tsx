import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clubs, NO_CLUBS } from '../../clubs/club-store';
import { remotes } from '../../federation/remotes';
import { navigate } from '../../navigation/navigate';
import { permissions } from '../../permissions/permission-store';
import { saveSession } from '../../session/session-store';
import { queryClient } from '../../storage/query-client';
import { ApiServer, error } from '../../testing/api-server';
import { CLUB_ID, someClub, someUser } from '../../testing/people';
import { someRelease, someRoute } from '../../testing/releases';
import { renderAt } from '../../testing/render-page';
import { AccessDenied } from './access-denied';

const api = new ApiServer();
beforeAll(() => api.start());
afterAll(() => api.stop());
beforeEach(() => {
  queryClient.clear();
  saveSession({ token: 't', user: someUser() });
  clubs.setState({ ...NO_CLUBS, selectedId: CLUB_ID, selected: someClub() });
});

const show = () => renderAt('/agenda', <AccessDenied needed="schedule" />);

test('the page names the needed permission and the plan of the club', () => {
  show();
  expect(screen.getByRole('heading', { name: 'Acceso Restringido' })).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText(/No tienes permisos para acceder a esta sección\./)).toHaveTextContent(
    /Permiso necesario: Agenda.*Plan actual: Premium/,
  );
});

test('the page names every permission of a list', () => {
  renderAt('/x', <AccessDenied needed={['schedule', 'booking']} />);
  expect(screen.getByText(/Permiso necesario: Agenda, Reservas/)).toBeInTheDocument();
});

test('"back" leads to the page before, and in a tab that began here to the first screen', async () => {
  api.respond = () => error(404, 'not_found');
  permissions.setState({ status: 'loaded', permissions: { profile: true } });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Volver' }));
  expect(window.location.pathname).toBe('/profile');
  act(() => navigate('/agenda'));
  await userEvent.click(await screen.findByRole('button', { name: 'Volver' }));
  await waitFor(() => expect(window.location.pathname).toBe('/profile'));
});

test('people on the free plan may ask sales for more, in a chat that says what they want', async () => {
  api.respond = () => ({
    status: 200,
    body: { data: { plans: [], sales_whatsapp: '+54 9 11 5555', claimed_clubs: 1 } },
  });
  clubs.setState({ selected: someClub({ plan: 'starter' }) });
  show();
  const ask = await screen.findByRole('link', { name: 'Solicitar upgrade' });
  expect(ask).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/549115555\?text=Hola.*Agenda/));
});

test('an owner, who lacks only what the plan does, is led to the plans; staff are not', async () => {
  remotes.setState({
    releases: [someRelease({ routes: [someRoute('/subscription')], links: { upgrade: '/subscription' } })],
  });
  clubs.setState({ selected: someClub({ role: 'staff' }) });
  show();
  expect(screen.queryByRole('button', { name: 'Actualizar plan' })).not.toBeInTheDocument();
  act(() => clubs.setState({ selected: someClub({ role: 'owner' }) }));
  await userEvent.click(await screen.findByRole('button', { name: 'Actualizar plan' }));
  expect(window.location.pathname).toBe('/subscription');
});
