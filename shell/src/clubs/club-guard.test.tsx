import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearSession, saveSession, session } from '../session/session-store';
import { ApiServer, error } from '../testing/api-server';
import { CLUB_ID, OTHER_CLUB_ID, someClub, someUser } from '../testing/people';
import { renderAt } from '../testing/render-page';
import { loadClubs, loadSelected, restoreClubs, selectClub } from './club-actions';
import { ClubGuard } from './club-guard';
import { clubs, NO_CLUBS } from './club-store';

const api = new ApiServer();
beforeAll(() => api.start());
afterAll(() => api.stop());
beforeEach(() => {
  localStorage.clear();
  clearSession();
  clubs.setState(NO_CLUBS);
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

const show = () => renderAt('/agenda', <ClubGuard>the agenda</ClubGuard>);
const signedIn = (change: Parameters<typeof someUser>[0] = {}) => saveSession({ token: 't', user: someUser(change) });

test('without a user the guard shows a spinner', () => {
  show();
  expect(screen.getByText('Cargando...')).toBeInTheDocument();
});

test('a user without a club is invited to create one', async () => {
  signedIn({ club_ids: [] });
  show();
  expect(await screen.findByRole('heading', { name: '¡Crea tu primer club!' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Crear mi primer club' }));
  expect(window.location.pathname).toBe('/onboarding');
});

test.each([
  [[CLUB_ID], '1 club disponible'],
  [[CLUB_ID, OTHER_CLUB_ID], '2 clubes disponibles'],
])('a user with clubs but no selection', async (club_ids, count) => {
  signedIn({ club_ids });
  show();
  expect(await screen.findByText('Selecciona un club para continuar')).toBeInTheDocument();
  expect(screen.getByText(count, { exact: false })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Seleccionar Club' }));
  expect(window.location.pathname).toBe('/select-club');
});

test('with a selected club the guard waits for its details, then shows the content', async () => {
  signedIn();
  clubs.setState({ selectedId: CLUB_ID });
  show();
  expect(screen.getByText('Cargando información del club...')).toBeInTheDocument();
  await act(async () => clubs.setState({ selected: someClub() }));
  expect(screen.getByText('the agenda')).toBeInTheDocument();
});

test('an outage shows an error with a retry, never an empty club', async () => {
  signedIn();
  let down = true;
  api.respond = ({ path }) => {
    if (path === '/club/my-clubs') return { status: 200, body: { data: [] } };
    return down ? error(418, 'odd') : { status: 200, body: { data: someClub() } };
  };
  clubs.setState({ selectedId: CLUB_ID });
  show();
  await act(() => loadSelected());
  expect(screen.getByRole('heading', { name: 'No se pudo cargar el club' })).toBeInTheDocument();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('the agenda')).toBeInTheDocument();
});

describe('the kept selection', () => {
  beforeEach(() => {
    api.respond = ({ path }) => ({
      status: 200,
      body: { data: path === '/club/my-clubs' ? [] : someClub({ id: path.split('/')[3] ?? '' }) },
    });
  });

  test('is taken up by the same user, with the details of then', async () => {
    signedIn({ club_ids: [CLUB_ID, OTHER_CLUB_ID] });
    await selectClub(OTHER_CLUB_ID);
    clubs.setState(NO_CLUBS);
    restoreClubs();
    expect(clubs.getState()).toMatchObject({ selectedId: OTHER_CLUB_ID, selected: { id: OTHER_CLUB_ID } });
  });

  test('is not inherited by another user, nor by one who lost the club', async () => {
    signedIn({ club_ids: [CLUB_ID, OTHER_CLUB_ID] });
    await selectClub(OTHER_CLUB_ID);
    signedIn({ id: 'another', club_ids: [CLUB_ID, OTHER_CLUB_ID] });
    clubs.setState(NO_CLUBS);
    restoreClubs();
    expect(clubs.getState().selectedId).toBeNull();
    expect(localStorage.getItem('selectedClubId')).toBeNull();
  });

  test('someone with a single club has it selected; a club of others cannot be', async () => {
    signedIn({ club_ids: [CLUB_ID] });
    restoreClubs();
    expect(clubs.getState().selectedId).toBe(CLUB_ID);
    await selectClub(OTHER_CLUB_ID);
    expect(clubs.getState().selectedId).toBe(CLUB_ID);
  });

  test('a club that is no longer there is dropped silently', async () => {
    signedIn({ club_ids: [CLUB_ID, OTHER_CLUB_ID] });
    api.respond = () => error(404, 'not_found');
    await selectClub(CLUB_ID);
    expect(clubs.getState().selectedId).toBeNull();
  });

  describe('of a club that was closed meanwhile', () => {
    /** Answers as a service at which the user has these clubs alone. */
    const have = (...ids: string[]) => {
      api.respond = ({ path }) => {
        const list = ids.map((id) => ({ id, name: 'Otro', role: 'owner', sports: [] }));
        if (path === '/club/my-clubs') return { status: 200, body: { data: list } };
        const id = path.split('/')[3] ?? '';
        return ids.includes(id) ? { status: 200, body: { data: someClub({ id }) } } : error(404, 'not_found');
      };
    };

    test('gives way to the only one that is left', async () => {
      signedIn({ club_ids: [CLUB_ID, OTHER_CLUB_ID] });
      have(OTHER_CLUB_ID);
      await selectClub(CLUB_ID);
      show();
      expect(await screen.findByText('the agenda')).toBeInTheDocument();
      expect(clubs.getState().selectedId).toBe(OTHER_CLUB_ID);
      expect(session.getState().user?.club_ids).toEqual([OTHER_CLUB_ID]);
    });

    test('can be selected again once the user got it back', async () => {
      signedIn({ club_ids: [OTHER_CLUB_ID] });
      have(OTHER_CLUB_ID, CLUB_ID);
      await loadClubs();
      await selectClub(CLUB_ID);
      expect(clubs.getState().selected).toMatchObject({ id: CLUB_ID });
    });

    test('leads to the first club of who has none left', async () => {
      signedIn({ club_ids: [CLUB_ID] });
      have();
      await selectClub(CLUB_ID);
      show();
      expect(await screen.findByRole('heading', { name: '¡Crea tu primer club!' })).toBeInTheDocument();
    });
  });
});
