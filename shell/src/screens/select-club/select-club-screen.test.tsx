import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clubs, NO_CLUBS } from '../../clubs/club-store';
import { remotes } from '../../federation/remotes';
import { navigate } from '../../navigation/navigate';
import { LOADING, permissions, permissionsSettled } from '../../permissions/permission-store';
import { saveSession } from '../../session/session-store';
import { ApiServer } from '../../testing/api-server';
import { CLUB_ID, someClub, someUser } from '../../testing/people';
import { someRelease } from '../../testing/releases';
import { renderAt } from '../../testing/render-page';
import { SelectClubScreen } from './select-club-screen';

const show = (names: string[], query = '') => {
  clubs.setState({ ...NO_CLUBS, status: 'ready', clubs: names.map((name) => someClub({ id: name, name })) });
  renderAt(`/select-club${query}`, <SelectClubScreen />);
};
const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('a few clubs need no search', () => {
  show(['Norte', 'Sur']);
  expect(shown()).toHaveLength(2);
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

test('many clubs are found by part of their name, and an empty result says so', async () => {
  show(Array.from({ length: 12 }, (_, i) => `Club ${i + 1}`));
  const search = screen.getByRole('searchbox', { name: 'Buscar club' });
  await userEvent.type(search, '12');
  expect(shown()).toEqual([expect.stringContaining('Club 12')]);
  await userEvent.type(search, 'x');
  expect(screen.getByRole('status')).toHaveTextContent('Ningún club coincide con la búsqueda.');
});

test('whoever is in no club is not told of a search', () => {
  show([]);
  expect(screen.getByRole('status')).toHaveTextContent('0 clubes disponibles');
});

const api = new ApiServer();
beforeAll(() => api.start());
afterAll(() => api.stop());

test('choosing a club leads to the first screen that the user may open in it', async () => {
  api.respond = () => ({ status: 200, body: { data: someClub() } });
  saveSession({ token: 't', user: someUser() });
  const label = { es: 'Agenda', en: 'Schedule', pt: 'Agenda' };
  const nav = [
    { group: 'main' as const, path: '/agenda', label, icon: 'calendar', sort: 1, permission: 'schedule' as const },
  ];
  remotes.setState({ releases: [someRelease({ nav })] });
  permissions.setState(LOADING);
  show([CLUB_ID]);
  await userEvent.click(screen.getByRole('button', { name: new RegExp(CLUB_ID) }));
  await waitFor(() => expect(clubs.getState().selected).not.toBeNull());
  expect(window.location.pathname).toBe('/select-club');
  act(() => permissions.setState({ status: 'loaded', permissions: { profile: true } }));
  await waitFor(() => expect(window.location.pathname).toBe('/profile'));
});

test('whoever chose a club and went on by the menu before its permissions came stays there', async () => {
  api.respond = () => ({ status: 200, body: { data: someClub() } });
  saveSession({ token: 't', user: someUser() });
  permissions.setState(LOADING);
  show([CLUB_ID]);
  await userEvent.click(screen.getByRole('button', { name: new RegExp(CLUB_ID) }));
  await waitFor(() => expect(clubs.getState().selected).not.toBeNull());
  act(() => navigate('/buffet'));
  act(() => permissions.setState({ status: 'loaded', permissions: { profile: true } }));
  await act(() => permissionsSettled());
  expect(window.location.pathname).toBe('/buffet');
});

test('a club in the address is chosen at once; one that is not the user’s leaves the choice', async () => {
  api.respond = () => ({ status: 200, body: { data: someClub() } });
  saveSession({ token: 't', user: someUser({ club_ids: [CLUB_ID, 'Sur'] }) });
  permissions.setState({ status: 'loaded', permissions: { profile: true } });
  show([CLUB_ID, 'Sur'], '?club=Oeste');
  expect(shown()).toHaveLength(2);
  act(() => navigate(`/select-club?club=${CLUB_ID}`));
  await waitFor(() => expect(window.location.pathname).toBe('/profile'));
  expect(clubs.getState().selectedId).toBe(CLUB_ID);
});
