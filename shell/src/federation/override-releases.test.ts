import type { RemoteDescriptor } from '@canchero/shared-contracts/federation';
import { clearSession, saveSession } from '../session/session-store';
import { type Answer, ApiServer } from '../testing/api-server';
import { someUser } from '../testing/people';
import { someRelease, someRoute } from '../testing/releases';
import { adoptOverrides } from './adopt-overrides';
import { dropOverrides } from './overrides';
import { reloadRemotesForCaller, remotes } from './remotes';

/** Answers as the service and as the developer's machine. */
const server = new ApiServer();
let developer: Answer;
const listed = someRelease({ name: 'mfe-a', version: '1', entry: '/remotes/mfe-a/1/mf-manifest.json', integrity: 'x' });
const descriptor = (given: Partial<RemoteDescriptor>): RemoteDescriptor => {
  const { name, contracts, audience, routes, nav, widgets } = someRelease(given);
  return { name, contracts, audience, routes, nav, widgets };
};
const ana = someUser();
const boss = someUser({ roles: ['super_admin'] });
const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});

beforeAll(async () => {
  await server.start();
  server.respond = ({ path }) => {
    if (path === '/remote.json') return developer;
    return { status: 200, body: { data: path === '/remotes' ? [listed] : {} } };
  };
});
afterAll(() => server.stop());
beforeEach(() => complaint.mockClear());
afterEach(async () => {
  dropOverrides();
  clearSession();
  await reloadRemotesForCaller();
});

/** Opens the page as somebody, with a remote on a developer's machine, and returns what it lists. */
async function releasesWith(name: string, user: typeof ana | null) {
  if (user) saveSession({ user, token: `e30.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.e30` });
  adoptOverrides({ hostname: 'localhost', search: `?remote=${name}=${server.address}/mf-manifest.json` });
  await reloadRemotesForCaller();
  return remotes.getState().releases;
}
const overridden = () => ({
  version: 'override',
  entry: `${server.address}/mf-manifest.json`,
  integrity: '',
  previous: null,
});

test('a remote on a developer’s machine has the screens and the menu that it has there', async () => {
  const served = descriptor({ name: 'mfe-a', routes: [someRoute('/new')], contracts: '^3.1.0' });
  developer = { status: 200, body: served };
  expect(await releasesWith('mfe-a', ana)).toEqual([{ ...served, ...overridden() }]);
});

test('one that the service does not know yet stands beside those that it knows', async () => {
  const served = descriptor({ name: 'mfe-b', routes: [someRoute('/b')] });
  developer = { status: 200, body: served };
  expect(await releasesWith('mfe-b', ana)).toEqual([listed, { ...served, ...overridden() }]);
});

test.each([
  ['user', null, []],
  ['super_admin', ana, []],
  ['super_admin', boss, ['mfe-b']],
] as const)('one for %s alone is there for those', async (audience, user, expected) => {
  developer = { status: 200, body: descriptor({ name: 'mfe-b', audience, routes: [someRoute('/b')] }) };
  const releases = await releasesWith('mfe-b', user);
  expect(releases.map(({ name }) => name)).toEqual(['mfe-a', ...expected]);
});

test('a machine that does not answer leaves the remote its place, and adds none', async () => {
  developer = { status: 404 };
  expect(await releasesWith('mfe-a', ana)).toEqual([{ ...listed, ...overridden() }]);
  expect(await releasesWith('mfe-b', ana)).toEqual([{ ...listed, ...overridden() }]);
  expect(complaint).toHaveBeenCalledWith('the descriptor of mfe-b could not be read', expect.anything());
});
