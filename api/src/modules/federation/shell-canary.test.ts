import {
  federationEndpoints,
  type NewCanary,
  type ReleaseFailure,
  releaseEndpoints,
  rolloutEndpoints,
} from '@canchero/shared-contracts/federation';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../testing/boot';
import { putRelease, putShell } from '../../testing/release-folder';
import type { Session } from '../../testing/test-client';
import { storeLoads } from './loads';

const DAY_MINUTES = 24 * 60;
const PUBLIC_PAGES = JSON.stringify(
  Object.fromEntries(
    ['es', 'en', 'pt'].map((language) => [
      language,
      [{ path: '/public', title: 'Canchero', description: '', image: '', json_ld: [], styles: '', body: '' }],
    ]),
  ),
);

let api: Booted;
let boss: Session;
/** Owners of a club each. */
let tester: Session;
let other: Session;
let clubId: string;

beforeAll(async () => {
  api = await boot();
  boss = await api.client.person({ roles: ['super_admin'] });
  [tester, other] = [await api.client.person(), await api.client.person()];
  clubId = await api.client.club(tester);
  await api.client.club(other);
  const store = api.services.config.releasesDir;
  const put = (version: string) =>
    putShell(store, version, `shell ${version} (__SHELL_RELEASE__)<div id="root"></div>`, {
      [`static/own-${version}.0123abcd.js`]: `own of ${version}`,
    });
  const title = { es: 'x', en: 'x', pt: 'x' };
  putRelease(store, 'mfe-public', '1', { routes: [{ path: '/public', title, frame: 'public' }], pages: PUBLIC_PAGES });
  put('one');
  await api.services.registry.current();
  for (const version of ['two', 'three']) put(version);
  await api.services.releases.all({ fresh: true });
});
beforeEach(async () => {
  await activate('three');
  await activate('one');
  api.services.loads.take();
});
afterEach(() => api.clock.reset());
afterAll(() => api.close());

const params = { name: 'shell' };
const activate = (version: string) =>
  api.client.call(releaseEndpoints.activate, { params, body: { version } }, boss.adminToken);
const tryOut = (body: NewCanary) => api.client.call(rolloutEndpoints.tryOut, { params, body }, boss.adminToken);
const halt = () => api.client.call(rolloutEndpoints.halt, { params }, boss.adminToken);
const rollout = async () => {
  const { data } = await api.client.call(rolloutEndpoints.list, {}, boss.adminToken);
  return data.find(({ name }) => name === 'shell');
};

/** Asks for the list of remotes as a page does; returns the cookie that it sets, if it does. */
async function cookieOf(person: Session | null, cookie = ''): Promise<string | undefined> {
  const headers = { cookie, ...(person && { authorization: `Bearer ${person.token}` }) };
  const response = await api.app.inject({ url: '/api/remotes', headers });
  expect(response.statusCode).toBe(200);
  return response.headers['set-cookie'] as string | undefined;
}
const page = (cookie = '', url = '/agenda') =>
  api.app.inject({ url, headers: { accept: 'text/html,*/*', cookie: `language=es; ${cookie}` } });
const releaseAt = async (cookie?: string, url?: string) => /\((.*?)\)/.exec((await page(cookie, url)).body)?.[1];

/** Opens pages of a session with a release; some of them report a failure of a remote. */
async function pages(version: string, loads: number, failures = 0) {
  for (let n = 0; n < loads; n++) await page(`shellRelease=${version}`);
  await storeLoads(api.services);
  const failure: ReleaseFailure = { remote: 'mfe-public', release: '1', phase: 'render', reason: 'thrown' };
  for (let n = 0; n < failures; n++)
    await api.client.call(federationEndpoints.reportFailures, { body: { failures: [failure], shell: version } });
}

test('who works at a club that tries a shell gets it with the next page, everybody else the active one', async () => {
  expect(await cookieOf(tester)).toBe('shellRelease=one; Path=/; SameSite=Lax');
  expect((await tryOut({ version: 'two', club_ids: [clubId] })).data).toMatchObject({
    version: 'two',
    halted_by: null,
  });
  expect(await cookieOf(tester)).toContain('shellRelease=two;');
  expect(await cookieOf(other)).toContain('shellRelease=one;');
  expect(await cookieOf(boss)).toContain('shellRelease=one;');
  expect([await releaseAt('shellRelease=two'), await releaseAt('shellRelease=one'), await releaseAt()]).toEqual([
    'two',
    'one',
    'one',
  ]);
  expect(await rollout()).toMatchObject({ version: 'one', canary: { version: 'two', clubs: [{ id: clubId }] } });

  await activate('two');
  expect(await cookieOf(other)).toContain('shellRelease=two;');
  expect(await releaseAt('shellRelease=one')).toBe('two');
});

test('a cookie brings no release but the canary that runs', async () => {
  expect(await releaseAt('shellRelease=two')).toBe('one');
  await tryOut({ version: 'two', percent: 100 });
  for (const version of ['three', 'none', '', '../two', 'two%2F..'])
    expect([version, await releaseAt(`shellRelease=${version}`)]).toEqual([version, 'one']);
  await halt();
  expect(await releaseAt('shellRelease=two')).toBe('one');
  expect(await cookieOf(tester)).toContain('shellRelease=one;');
});

test('public pages are those of the active release, and without a session the cookie goes', async () => {
  await tryOut({ version: 'two', percent: 100 });
  expect([await releaseAt('shellRelease=two', '/public'), await releaseAt('shellRelease=two')]).toEqual(['one', 'two']);
  expect(await cookieOf(null, 'shellRelease=two')).toBe('shellRelease=; Max-Age=0; Path=/; SameSite=Lax');
  expect(await cookieOf(null)).toBeUndefined();
});

test('the page is never taken from a cache for another cookie', async () => {
  await tryOut({ version: 'two', percent: 100 });
  const { headers } = await page('shellRelease=two');
  expect([headers['cache-control'], headers.vary]).toEqual(['no-cache', expect.stringMatching(/\bcookie\b/)]);
});

test('a canary that did not start in a browser is not given to it again', async () => {
  await tryOut({ version: 'two', percent: 100 });
  expect(await cookieOf(tester, 'failedShell=two')).toContain('shellRelease=one;');
  expect(await cookieOf(tester, 'failedShell=zero')).toContain('shellRelease=two;');
  await halt();
  expect(await cookieOf(tester, 'failedShell=one')).toContain('shellRelease=one;');
});

test('a canary in whose pages 2 % more fail than in those of the active release halts itself', async () => {
  await tryOut({ version: 'two', club_ids: [clubId] });
  await pages('one', 50, 1);
  await pages('two', 19, 3);
  // pages without a session count for none, neither do documents that a canary's page could not get
  for (let n = 0; n < 5; n++) await page();
  await page('shellRelease=two', '/public');
  const anonymous: ReleaseFailure = { remote: 'shell', release: 'two', phase: 'load', reason: 'chunk' };
  await api.client.call(federationEndpoints.reportFailures, { body: { failures: [anonymous] } });
  await storeLoads(api.services);
  expect(await rollout()).toMatchObject({
    canary: { halted_by: null, tried: { loads: 19, failures: 3 }, active: { loads: 50, failures: 1 } },
  });
  expect(await releaseAt('shellRelease=two')).toBe('two');
  const changed = new Promise((resolve) => api.services.registry.onChange(resolve));
  await page('shellRelease=two');
  await storeLoads(api.services);
  await changed;
  expect(await rollout()).toMatchObject({ canary: { halted_by: 'failures', clubs: [] } });
  expect(await releaseAt('shellRelease=two')).toBe('one');
  expect(await api.client.mailTo(boss.email)).toMatchObject({ subject: 'La prueba de shell se detuvo sola' });
});

test('files of a canary are served for 7 days after its end, also of one that was replaced long ago', async () => {
  const status = async (version: string) => {
    await api.services.registry.current();
    return (await api.app.inject({ url: `/static/own-${version}.0123abcd.js` })).statusCode;
  };
  const longAgo = new Date(api.clock.now().getTime() - 8 * DAY_MINUTES * 60_000);
  await api.services.db.platform((tx) =>
    tx.query(sql`update releases set retired_at = ${longAgo} where name = 'shell' and version = 'three'`),
  );
  api.services.registry.forget();
  expect(await status('three')).toBe(404);
  await tryOut({ version: 'three', percent: 100 });
  expect(await status('three')).toBe(200);
  await tryOut({ version: 'two', percent: 100 });
  expect([await status('three'), await status('two')]).toEqual([200, 200]);
  api.clock.advance(8 * DAY_MINUTES);
  expect([await status('three'), await status('two')]).toEqual([404, 200]);
});

test('while the database is down a session keeps the release that it has', async () => {
  await tryOut({ version: 'two', percent: 100 });
  expect(await releaseAt('shellRelease=two')).toBe('two');
  const down = jest.spyOn(api.services.db, 'platform').mockRejectedValue(new Error('down'));
  expect(await cookieOf(tester, 'shellRelease=two')).toBeUndefined();
  expect(await releaseAt('shellRelease=two')).toBe('two');
  down.mockRestore();
});
