import { PERMISSIONS } from '@canchero/shared-contracts/core';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clubs, NO_CLUBS } from '../clubs/club-store';
import { navigate } from '../navigation/navigate';
import { saveSession } from '../session/session-store';
import { queryClient } from '../storage/query-client';
import { ApiServer, error } from '../testing/api-server';
import { CLUB_ID, someClub, someUser } from '../testing/people';
import { renderAt } from '../testing/render-page';
import { loadPermissions } from './permission-actions';
import { PermissionGate } from './permission-gate';
import { LOADING, permissions } from './permission-store';

const api = new ApiServer();
beforeAll(() => api.start());
afterAll(() => api.stop());
beforeEach(() => {
  api.asked = [];
  queryClient.clear();
  saveSession({ token: 't', user: someUser() });
  clubs.setState({ ...NO_CLUBS, selectedId: CLUB_ID, selected: someClub() });
  permissions.setState(LOADING);
});

const show = () => renderAt('/agenda', <PermissionGate permission="schedule">the agenda</PermissionGate>);
const map = (schedule: boolean) => ({
  status: 200,
  body: { data: { permissions: { schedule }, source: 'plan_default' } },
});

test('while the map is loading', () => {
  show();
  expect(screen.getByText('Verificando permisos...')).toBeInTheDocument();
});

test('with the permission', () => {
  permissions.setState({ status: 'loaded', permissions: { schedule: true } });
  show();
  expect(screen.getByText('the agenda')).toBeInTheDocument();
});

test('without it: what is needed and the plan of the club', async () => {
  permissions.setState({ status: 'loaded', permissions: { schedule: false } });
  show();
  expect(await screen.findByRole('heading', { name: 'Acceso Restringido' })).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText(/No tienes permisos para acceder a esta sección\./)).toHaveTextContent(
    /Permiso necesario: Agenda.*Plan actual: Premium/,
  );
});

test('"back" leads to where one was, from a tab that began here to the first screen', async () => {
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
  permissions.setState({ status: 'loaded', permissions: {} });
  show();
  const ask = await screen.findByRole('link', { name: 'Solicitar upgrade' });
  expect(ask).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/549115555\?text=Hola.*Agenda/));
});

test('of a list all are needed, or with `any` one', async () => {
  permissions.setState({ status: 'loaded', permissions: { booking: true } });
  const gate = (mode: 'all' | 'any') =>
    renderAt(
      '/x',
      <PermissionGate permission={['schedule', 'booking']} mode={mode}>
        {`by ${mode}`}
      </PermissionGate>,
    );
  gate('any');
  expect(screen.getByText('by any')).toBeInTheDocument();
  gate('all');
  expect(await screen.findByText(/Permiso necesario: Agenda, Reservas/)).toBeInTheDocument();
});

test('a failure grants the menu everything, the gate says so, and its retry asks again', async () => {
  api.respond = () => error(418, 'odd');
  show();
  await act(() => expect(loadPermissions()).rejects.toMatchObject({ status: 418 }));
  expect(screen.getByRole('heading', { name: 'Error de Permisos' })).toBeInTheDocument();
  expect(PERMISSIONS.every((name) => permissions.getState().permissions[name])).toBe(true);
  api.respond = () => map(true);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('the agenda')).toBeInTheDocument();
});

test('asked once for a club, however many want it; an answer for the club before does not count', async () => {
  api.respond = async ({ path }) => {
    if (path.endsWith(CLUB_ID)) await new Promise((done) => setTimeout(done, 60));
    return map(path.endsWith(CLUB_ID));
  };
  const first = [loadPermissions(), loadPermissions()];
  clubs.setState({ selectedId: 'the-other' });
  await Promise.all([...first, loadPermissions()]);
  expect(api.asked).toHaveLength(2);
  expect(permissions.getState()).toEqual({ status: 'loaded', permissions: { schedule: false } });
});
