import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { federationEndpoints as federation, releaseEndpoints } from '@canchero/shared-contracts/federation';
import sql from 'sql-template-tag';
import { ReleaseError } from '../../platform/releases/read-release';
import { ReleaseStore } from '../../platform/releases/release-store';
import { type Booted, boot } from '../../testing/boot';
import { checksumsFile, ENTRY, putRelease, putShell } from '../../testing/release-folder';
import type { Session } from '../../testing/test-client';

let api: Booted;
let store: string;
let user: Session;
let boss: Session;

beforeAll(async () => {
  api = await boot();
  store = api.services.config.releasesDir;
  user = await api.client.person();
  boss = await api.client.person({ roles: ['super_admin'] });
});
/**
 * The store as if it were new: each test has its own remotes in it. Repeated while a read that began in the test before
 * still registers its releases.
 */
beforeEach(async () => {
  api.clock.reset();
  do {
    for (const name of fs.existsSync(store) ? fs.readdirSync(store) : [])
      fs.rmSync(path.join(store, name), { recursive: true });
    await api.services.db.platform(async (tx) => {
      await tx.query(sql`delete from active_releases`);
      await tx.query(sql`delete from releases`);
    });
    await rescan();
    api.services.registry.forget();
  } while ((await api.services.registry.current()).registered.length > 0);
});
afterAll(() => api.close());

const remotes = async (token?: string) => {
  await rescan();
  return (await api.client.call(federation.remotes, {}, token)).data;
};
const names = async (token?: string) => (await remotes(token)).map((remote) => remote.name);
const versionOf = async (name: string) => (await remotes(user.token)).find((remote) => remote.name === name)?.version;
const act = (
  endpoint: typeof releaseEndpoints.activate | typeof releaseEndpoints.rollback,
  name: string,
  version?: string,
) => api.client.call(endpoint, { params: { name }, ...(version && { body: { version } }) }, boss.adminToken);
/** Reads the folders now, which the service does by itself within a second. */
const rescan = () => api.services.releases.all({ fresh: true });

const hashOf = (file: string) => `sha256-${createHash('sha256').update(fs.readFileSync(file)).digest('base64')}`;

test('callers get the remotes of their audience', async () => {
  putRelease(store, 'mfe-public', '1');
  putRelease(store, 'mfe-agenda', '1', { audience: 'user' });
  putRelease(store, 'mfe-superadmin', '1', { audience: 'super_admin' });
  expect(await names()).toEqual(['mfe-public']);
  expect(await names(user.token)).toEqual(['mfe-agenda', 'mfe-public']);
  expect(await names(boss.token)).toEqual(['mfe-agenda', 'mfe-public', 'mfe-superadmin']);
});

test('a route has an audience of its own: visitors get it without the rest of its remote', async () => {
  const title = { es: '', en: '', pt: '' };
  const route = (path: string) => ({ path, title, frame: 'shell' as const });
  putRelease(store, 'mfe-plans-2', '1', {
    audience: 'user',
    routes: [route('/subscription'), { ...route('/subscription/success'), audience: 'public' }],
    links: { upgrade: '/subscription' },
  });
  const [visitors] = await remotes();
  expect(visitors).toMatchObject({ name: 'mfe-plans-2', routes: [{ path: '/subscription/success' }], links: {} });
  const [users] = await remotes(user.token);
  expect(users?.routes.map(({ path }) => path)).toEqual(['/subscription', '/subscription/success']);
  expect(users?.links).toEqual({ upgrade: '/subscription' });
});

test('anyone learns for which paths one signs in, and nothing of the super admins', async () => {
  const title = { es: '', en: '', pt: '' };
  const routes = ['/users', '/clubs'].map((path) => ({ path, title, frame: 'shell' as const }));
  putRelease(store, 'mfe-agenda', '1', { audience: 'user' });
  putRelease(store, 'mfe-public', '1', { routes: routes.slice(0, 1) });
  putRelease(store, 'mfe-superadmin', '1', { audience: 'super_admin', routes });
  await rescan();
  expect((await api.client.call(federation.signInPaths, {})).data).toEqual(['/agenda']);
});

test('a release is listed with its entry, the hash of its manifest and its descriptor', async () => {
  putRelease(store, 'mfe-agenda', '1', { audience: 'user' });
  const [remote] = await remotes(user.token);
  expect(remote).toMatchObject({
    name: 'mfe-agenda',
    version: '1',
    entry: '/remotes/mfe-agenda/1/mf-manifest.json',
    integrity: hashOf(path.join(store, 'mfe-agenda/1/mf-manifest.json')),
    previous: null,
    routes: [{ path: '/agenda', frame: 'shell' }],
  });
});

test('the newest of the first releases is active; later ones wait to be activated', async () => {
  putRelease(store, 'mfe-agenda', 'new', { audience: 'user', minutesAgo: 1 });
  putRelease(store, 'mfe-agenda', 'old', { audience: 'user', minutesAgo: 60 });
  expect(await versionOf('mfe-agenda')).toBe('new');
  putRelease(store, 'mfe-agenda', 'newest', { audience: 'user' });
  expect(await versionOf('mfe-agenda')).toBe('new');
  const listed = await api.client.call(releaseEndpoints.list, {}, boss.adminToken);
  expect(listed.data.map((r) => [r.version, r.active])).toEqual(
    expect.arrayContaining([
      ['new', true],
      ['old', false],
      ['newest', false],
    ]),
  );
});

test('activation and rollback keep the previous release as the fallback, with its own checksum', async () => {
  putRelease(store, 'mfe-agenda', 'one', { audience: 'user', minutesAgo: 1 });
  const manifest = path.join(store, 'mfe-agenda/one/mf-manifest.json');
  fs.writeFileSync(manifest, '{"id":"mfe_agenda one"}');
  const integrity = hashOf(manifest);
  await versionOf('mfe-agenda');
  putRelease(store, 'mfe-agenda', 'two', { audience: 'user' });
  await rescan();
  expect((await act(releaseEndpoints.rollback, 'mfe-agenda')).error.error).toBe('no_previous_release');
  expect((await act(releaseEndpoints.activate, 'mfe-agenda', 'three')).error.error).toBe('unknown_release');
  expect((await act(releaseEndpoints.rollback, 'mfe-none')).error.error).toBe('unknown_release');

  expect((await act(releaseEndpoints.activate, 'mfe-agenda', 'two')).status).toBe(200);
  expect((await act(releaseEndpoints.activate, 'mfe-agenda', 'two')).status).toBe(200);
  // the checksum is that of the time of registration
  fs.writeFileSync(manifest, '{"id":"altered"}');
  expect((await act(releaseEndpoints.rollback, 'mfe-agenda')).error).toMatchObject({
    error: 'damaged_release',
    params: { file: 'mf-manifest.json' },
  });
  const [remote] = await remotes(user.token);
  expect(remote).toMatchObject({
    version: 'two',
    previous: { version: 'one', entry: '/remotes/mfe-agenda/one/mf-manifest.json', integrity, contracts: '^2.0.0' },
  });
  expect(remote?.integrity).not.toBe(integrity);
  fs.writeFileSync(manifest, '{"id":"mfe_agenda one"}');
  expect((await act(releaseEndpoints.rollback, 'mfe-agenda')).status).toBe(200);
  expect(await versionOf('mfe-agenda')).toBe('one');
});

test('a rollback to a version that is repeated, or asked for by two, leads back once and not forward again', async () => {
  putRelease(store, 'mfe-agenda', 'one', { audience: 'user', minutesAgo: 1 });
  await versionOf('mfe-agenda');
  putRelease(store, 'mfe-agenda', 'two', { audience: 'user' });
  await rescan();
  await act(releaseEndpoints.activate, 'mfe-agenda', 'two');
  const backTo = (to: string) =>
    api.client.call(releaseEndpoints.rollback, { params: { name: 'mfe-agenda' }, query: { to } }, boss.adminToken);
  expect((await backTo('two')).status).toBe(200);
  expect(await versionOf('mfe-agenda')).toBe('two');
  const both = await Promise.all([backTo('one'), backTo('one')]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await backTo('one')).status).toBe(200);
  expect(await versionOf('mfe-agenda')).toBe('one');
  expect((await backTo('three')).error.error).toBe('no_previous_release');
});

test('the running service fulfils a request of the register command once', async () => {
  putRelease(store, 'mfe-agenda', 'one', { audience: 'user', minutesAgo: 1 });
  await versionOf('mfe-agenda');
  putRelease(store, 'mfe-agenda', 'two', { audience: 'user' });
  await new ReleaseStore(store, () => undefined).requestActivation('mfe-agenda', 'two');
  expect(await versionOf('mfe-agenda')).toBe('two');
  await act(releaseEndpoints.rollback, 'mfe-agenda');
  expect(await versionOf('mfe-agenda')).toBe('one');
  await expect(new ReleaseStore(store, () => undefined).requestActivation('mfe-agenda', 'none')).rejects.toThrow(
    ReleaseError,
  );
});

test.each([
  ['altered', 'mfe-altered', ENTRY, 'alert(1)'],
  ['missing', 'mfe-missing', ENTRY, null],
  ['altered in its compressed copy', 'mfe-altered-copy', `${ENTRY}.br`, zlib.brotliCompressSync('alert(1)')],
  ['cut off in its compressed copy', 'mfe-cut-copy', `${ENTRY}.br`, ''],
])('a release with a file that is %s is neither registered nor activated', async (_, name, file, content) => {
  const damage = async (version: string) => {
    const target = path.join(store, name, version, file);
    fs.rmSync(target);
    if (content !== null) fs.writeFileSync(target, content);
    await rescan();
  };
  const damaged = { error: 'damaged_release', params: { file } };
  // before the service meets it
  putRelease(store, name, 'one', { audience: 'user', minutesAgo: 2 });
  putRelease(store, name, 'two', { audience: 'user', minutesAgo: 1 });
  await damage('two');
  expect(await versionOf(name)).toBe('one');
  expect((await act(releaseEndpoints.activate, name, 'two')).error).toMatchObject(damaged);
  await expect(new ReleaseStore(store, () => undefined).requestActivation(name, 'two')).rejects.toThrow(
    `${name} two is damaged: ${file} is missing or does not have its checksum`,
  );

  // and after
  putRelease(store, name, 'three', { audience: 'user' });
  await rescan();
  expect((await act(releaseEndpoints.activate, name, 'three')).status).toBe(200);
  await damage('one');
  expect((await act(releaseEndpoints.rollback, name)).error).toMatchObject(damaged);
  expect(await versionOf(name)).toBe('three');
});

test("a damaged release of the shell is refused, and one without checksums is the operator's own", async () => {
  const files = { 'static/main.js': 'main' };
  putShell(store, 'one', '<title>', files);
  await remotes();
  putShell(store, 'two', '<title>', { ...files, ...checksumsFile(files) });
  putShell(store, 'three', '<title>', { 'static/main.js': 'altered', ...checksumsFile(files) });
  await rescan();
  expect((await act(releaseEndpoints.activate, 'shell', 'three')).error).toMatchObject({
    error: 'damaged_release',
    params: { file: 'static/main.js' },
  });
  expect((await act(releaseEndpoints.activate, 'shell', 'two')).status).toBe(200);
  expect((await act(releaseEndpoints.rollback, 'shell')).status).toBe(200);
});

test('a folder whose files are still on their way is a release once they are there; it is reported once', async () => {
  putRelease(store, 'mfe-public', '1');
  const entry = path.join(store, 'mfe-public/1', ENTRY);
  const content = fs.readFileSync(entry);
  fs.rmSync(entry);
  const problems: string[] = [];
  const found = new ReleaseStore(store, ({ message }) => problems.push(message), api.clock.now);
  for (let look = 0; look < 5; look++) {
    expect(await found.all()).toEqual([]);
    api.clock.advance(0.05);
  }
  expect(problems).toEqual([`mfe-public 1 is damaged: ${ENTRY} is missing or does not have its checksum`]);
  fs.writeFileSync(entry, content);
  api.clock.advance(0.2);
  expect((await found.all()).map(({ name }) => name)).toEqual(['mfe-public']);
});

test('a release that no page can need any more is removed after seven days, with its files', async () => {
  const DAY = 24 * 60;
  const stored = () => fs.readdirSync(path.join(store, 'mfe-agenda')).filter((name) => /^v\d$/.test(name));
  for (const version of ['v1', 'v2', 'v3']) {
    putRelease(store, 'mfe-agenda', version, { audience: 'user' });
    await rescan();
    await act(releaseEndpoints.activate, 'mfe-agenda', version);
  }
  await api.services.registry.prune();
  expect(stored()).toEqual(['v1', 'v2', 'v3']);
  api.clock.advance(7 * DAY);
  boss = await api.client.person({ roles: ['super_admin'] });
  await api.services.registry.prune();
  expect(stored()).toEqual(['v2', 'v3']);
  expect(fs.readdirSync(path.join(store, 'mfe-agenda')).some((name) => name.startsWith('.'))).toBe(false);
  const listed = (await api.client.call(releaseEndpoints.list, {}, boss.adminToken)).data;
  expect(listed.map(({ version }) => version).sort()).toEqual(['v2', 'v3']);
  expect((await act(releaseEndpoints.rollback, 'mfe-agenda')).status).toBe(200);
  api.clock.reset();
});

test('an invalid release folder is ignored', async () => {
  putRelease(store, 'mfe-public', '1');
  fs.mkdirSync(path.join(store, 'mfe-broken/1'), { recursive: true });
  fs.writeFileSync(path.join(store, 'mfe-broken/1/remote.json'), '<html>');
  expect(await names()).toEqual(['mfe-public']);
});

test('the previous release is listed when the files of the active one are gone', async () => {
  putRelease(store, 'mfe-agenda', 'one', { audience: 'user', minutesAgo: 1 });
  await versionOf('mfe-agenda');
  putRelease(store, 'mfe-agenda', 'two', { audience: 'user' });
  await rescan();
  await act(releaseEndpoints.activate, 'mfe-agenda', 'two');
  fs.rmSync(path.join(store, 'mfe-agenda/two'), { recursive: true });
  expect(await versionOf('mfe-agenda')).toBe('one');
});
