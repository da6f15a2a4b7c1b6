import { act, screen } from '@testing-library/react';
import { remotes } from '../federation/remotes';
import { forgetPermissions, loadPermissions } from '../permissions/permission-actions';
import { saveSession } from '../session/session-store';
import { ApiServer, error } from '../testing/api-server';
import { CLUB_ID, OTHER_CLUB_ID, someUser } from '../testing/people';
import { renderAt } from '../testing/render-page';
import { Sidebar } from './sidebar';

const api = new ApiServer();
beforeAll(() => api.start());
afterAll(() => api.stop());
beforeEach(() => {
  forgetPermissions();
  saveSession({ token: 't', user: someUser() });
  remotes.setState({ status: 'ready', releases: [] });
});

const ALL = ['Elegir club', 'Mi perfil'];
const entries = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

/** Begins to read the permissions in a club, and returns what lets the answer come. */
function reading(clubId: string): () => Promise<void> {
  let arrive = () => {};
  const held = new Promise<void>((done) => {
    arrive = done;
  });
  api.respond = async () => {
    await held;
    return { status: 200, body: { data: { permissions: { profile: true }, source: 'custom' } } };
  };
  const done = loadPermissions(clubId);
  return async () => {
    arrive();
    await done;
  };
}

test('all entries show until the permissions were read for the first time, and those last known afterwards', async () => {
  renderAt('/agenda', <Sidebar collapsed={false} />);
  const first = reading(CLUB_ID);
  expect(entries()).toEqual(ALL);
  await act(first);
  expect(entries()).toEqual(['Mi perfil']);
  // another club
  let second = async () => {};
  await act(async () => {
    second = reading(OTHER_CLUB_ID);
  });
  expect(entries()).toEqual(['Mi perfil']);
  await act(second);
  expect(entries()).toEqual(['Mi perfil']);
});

test('the shell’s own entries wait for those of the remotes, which would move them', async () => {
  void reading(CLUB_ID);
  remotes.setState({ status: 'loading' });
  renderAt('/agenda', <Sidebar collapsed={false} />);
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  await act(async () => remotes.setState({ status: 'error' }));
  expect(entries()).toEqual(ALL);
});

test('after a reload those last known in this tab show', async () => {
  await reading(CLUB_ID)();
  void reading(CLUB_ID);
  renderAt('/agenda', <Sidebar collapsed={false} />);
  expect(entries()).toEqual(['Mi perfil']);
});

test('whoever comes after a user begins with all', async () => {
  await reading(CLUB_ID)();
  forgetPermissions();
  void reading(CLUB_ID);
  renderAt('/agenda', <Sidebar collapsed={false} />);
  expect(entries()).toEqual(ALL);
});

test('permissions that could not be read hide nothing, whatever was known', async () => {
  await reading(CLUB_ID)();
  api.respond = () => error(418, 'odd');
  await expect(loadPermissions(CLUB_ID)).rejects.toMatchObject({ status: 418 });
  renderAt('/agenda', <Sidebar collapsed={false} />);
  expect(entries()).toEqual(ALL);
});
