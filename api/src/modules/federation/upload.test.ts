import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {
  deployTokenEndpoints,
  federationEndpoints,
  type ReleaseUpload,
  releaseEndpoints,
} from '@canchero/shared-contracts/federation';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { buildApp } from '../../app';
import { checksumOf } from '../../platform/releases/check-files';
import { createServices, type Services } from '../../platform/services';
import { type Booted, boot } from '../../testing/boot';
import { contractsFile, ENTRY, putRelease, putShell, uploadOf } from '../../testing/release-folder';
import type { Session } from '../../testing/test-client';

let api: Booted;
let boss: Session;
/** Folder of a team's builds. */
let builds: string;
let token: string;

beforeAll(async () => {
  api = await boot();
  boss = await api.client.person({ roles: ['super_admin'] });
  builds = path.join(api.folder, 'builds');
  putShell(api.services.config.releasesDir, 'one', 'shell', contractsFile('3.1.0'));
  token = await tokenFor('mfe-agenda');
});
afterAll(() => api.close());

const tokenFor = async (remote: string) =>
  (await api.client.call(deployTokenEndpoints.create, { body: { remote, label: `CI of ${remote}` } }, boss.adminToken))
    .data.token;
const build = (version: string, given: Parameters<typeof putRelease>[3] = {}, name = 'mfe-agenda'): ReleaseUpload => {
  putRelease(builds, name, version, { contracts: '^3.0.0', ...given });
  return uploadOf(builds, name, version);
};
const upload = (body: ReleaseUpload, by: string | undefined = token) =>
  api.client.call(releaseEndpoints.upload, { body }, by);
const activate = (version: string, by: string | undefined = token, name = 'mfe-agenda') =>
  api.client.call(releaseEndpoints.activate, { params: { name }, body: { version } }, by);
const listed = async () => (await api.client.call(releaseEndpoints.list, {}, boss.adminToken)).data;

/** Another instance on the same database, with an empty disk of its own. */
async function freshInstance(): Promise<{ services: Services; app: FastifyInstance; disk: string }> {
  const disk = fs.mkdtempSync(path.join(api.folder, 'disk-'));
  const { config, db, log, clock } = api.services;
  const services = createServices({ ...config, releasesDir: disk }, db, log, clock);
  const app = await buildApp(services);
  await app.ready();
  return { services, app, disk };
}
const versionsAt = async (app: FastifyInstance) => {
  const { data } = (await app.inject({ url: '/api/remotes' })).json();
  return data.map((remote: { name: string; version: string }) => `${remote.name} ${remote.version}`);
};

test('a team uploads a release of its remote and activates it, and every instance serves it', async () => {
  const other = await freshInstance();
  const one = build('one');
  expect((await upload(one)).data).toEqual({ name: 'mfe-agenda', version: 'one', added: true });
  expect(await versionsAt(api.app)).toEqual([]);
  expect((await activate('one')).data).toMatchObject([
    { name: 'mfe-agenda', version: 'one', active: true, author: 'CI of mfe-agenda', contracts: '^3.0.0' },
  ]);
  expect(await versionsAt(api.app)).toEqual(['mfe-agenda one']);

  // the same one again, and one that comes to a fresh disk
  expect((await upload(one)).data.added).toBe(false);
  for (const { app } of [other, await freshInstance()]) {
    expect(await versionsAt(app)).toEqual(['mfe-agenda one']);
    const file = await app.inject({ url: `/remotes/mfe-agenda/one/${ENTRY}` });
    expect([file.statusCode, file.body]).toEqual([200, '/* mfe-agenda one */']);
    await app.close();
  }
});

test('a deploy token ships its own remote and nothing else, until it is revoked; what it does is in the audit', async () => {
  const foreign = await tokenFor('mfe-buffet');
  const two = build('two');
  expect((await upload(two, foreign)).error).toMatchObject({
    error: 'foreign_remote',
    params: { remote: 'mfe-buffet' },
  });
  expect((await activate('one', foreign)).status).toBe(403);
  expect((await upload(two, boss.adminToken)).status).toBe(200);
  for (const endpoint of [releaseEndpoints.list, deployTokenEndpoints.list])
    expect((await api.client.call(endpoint, {}, token)).status).toBe(404);

  const tokens = await api.client.call(deployTokenEndpoints.list, {}, boss.adminToken);
  expect(tokens.data.map(({ remote, revoked_at }) => [remote, revoked_at])).toEqual([
    ['mfe-buffet', null],
    ['mfe-agenda', null],
  ]);
  expect(tokens.text).not.toContain('canchero_deploy_');
  const stored = await api.services.db.platform((tx) =>
    tx.query<{ token_hash: string }>(sql`select * from deploy_tokens`),
  );
  expect(JSON.stringify(stored)).not.toContain(foreign);

  const tokenId = tokens.data.find(({ remote }) => remote === 'mfe-buffet')?.id ?? '';
  const revoke = () => api.client.call(deployTokenEndpoints.revoke, { params: { tokenId } }, boss.adminToken);
  expect((await revoke()).status).toBe(204);
  expect((await revoke()).status).toBe(404);
  expect((await upload(build('one', {}, 'mfe-buffet'), foreign)).status).toBe(401);

  const lines = await api.services.db.platform((tx) =>
    tx.query<{ line: string }>(sql`
      select concat_ws(' ', role, action, case object_type when 'release' then object_id end) as line from audit
      where action ~ '^(release|deploy_token)' order by id`),
  );
  expect(lines.map(({ line }) => line)).toEqual([
    'super_admin deploy_token.create',
    'deploy_token release.upload mfe-agenda/one',
    'deploy_token release.activate mfe-agenda/one',
    'super_admin deploy_token.create',
    'super_admin release.upload mfe-agenda/two',
    'super_admin deploy_token.revoke',
  ]);
});

test('a release shows its first load beside the budget; measured again elsewhere it stays the same release', async () => {
  const measured = (size: number): ReleaseUpload => {
    const { files, ...release } = build('measured');
    const content = Buffer.from(JSON.stringify({ screen: 'players', size, budget: 178_000 }));
    const firstLoad = { path: 'first-load.json', hash: checksumOf(content), content: content.toString('base64') };
    return { ...release, files: [...files, firstLoad] };
  };
  const firstLoads = async () =>
    (await listed()).flatMap(({ version, first_load }) =>
      /measured|one/.test(version) ? [[version, first_load]] : [],
    );
  expect((await upload(measured(177_000))).data.added).toBe(true);
  await api.services.registry.fetchRest();
  expect((await upload(measured(179_000))).data.added).toBe(false);
  expect(Object.fromEntries(await firstLoads())).toEqual({
    one: null,
    measured: { screen: 'players', size: 177_000, budget: 178_000 },
  });
  expect((await upload(build('measured', { nav: [], help: [] }))).error?.error).toBe('other_release');
});

test('an altered upload is refused, whatever was altered, and leaves nothing', async () => {
  const good = build('three');
  const change = (file: string, content: Buffer, hash?: string): ReleaseUpload => ({
    ...good,
    files: good.files.map((one) =>
      one.path === file ? { ...one, content: content.toString('base64'), ...(hash && { hash }) } : one,
    ),
  });
  const evil = Buffer.from('alert(1)');
  const damaged = { error: 'damaged_release', params: { file: ENTRY } };
  // on its way, and before it was sent
  expect((await upload(change(ENTRY, evil))).error).toMatchObject(damaged);
  expect((await upload(change(ENTRY, evil, checksumOf(evil)))).error).toMatchObject(damaged);
  const without = { ...good, files: good.files.filter(({ path: file }) => file !== ENTRY) };
  expect((await upload(without)).error).toMatchObject(damaged);
  // another version of what is registered
  const [one] = good.files;
  const taken = await upload({ ...good, version: 'one' });
  expect(taken.error.error).toBe('other_release');
  expect((await upload({ ...good, files: [] })).status).toBe(422);
  expect((await upload({ ...good, files: [one as never] })).error).toMatchObject({ error: 'not_a_release' });
  for (const file of ['../escape.js', '/etc/passwd', 'static/../../x', '.copy', 'a//b'])
    expect(
      (await upload({ ...good, files: [...good.files, { ...(one as never as object), path: file } as never] })).status,
    ).toBe(422);

  expect((await listed()).some(({ version }) => version === 'three')).toBe(false);
  const rows = await api.services.db.platform((tx) => tx.query(sql`select from release_files where version = 'three'`));
  expect(rows).toEqual([]);
  expect(fs.readdirSync(path.join(api.services.config.releasesDir, '.aside'))).toEqual([]);
  expect((await upload(good)).data.added).toBe(true);
});

test('a release is refused that the running shell cannot meet, or that takes routes of another remote', async () => {
  expect((await upload(build('newer', { contracts: '^3.2.0' }))).error).toMatchObject({
    error: 'incompatible_release',
    params: { needs: '^3.2.0', has: '3.1.0' },
  });
  const title = { es: '', en: '', pt: '' };
  const route = (at: string) => ({ routes: [{ path: at, title, frame: 'shell' as const }] });
  await upload(build('one', route('/buffet/:order'), 'mfe-buffet'), boss.adminToken);
  await activate('one', boss.adminToken, 'mfe-buffet');
  expect((await upload(build('greedy', route('/buffet/:something')))).error).toMatchObject({
    error: 'foreign_route',
    params: { path: '/buffet/:something', remote: 'mfe-buffet' },
  });
  // of two that wait, the first one that is active has the route
  await upload(build('first', route('/new')), boss.adminToken);
  await upload(build('second', route('/new'), 'mfe-buffet'), boss.adminToken);
  expect((await activate('first')).status).toBe(200);
  expect((await activate('second', boss.adminToken, 'mfe-buffet')).error).toMatchObject({
    error: 'foreign_route',
    params: { path: '/new', remote: 'mfe-agenda' },
  });
});

test('a copy that is no longer registered leaves the disk, and its contents the database', async () => {
  const other = await freshInstance();
  await upload(build('old'));
  await other.services.registry.fresh();
  await other.services.registry.fetchRest();
  const isThere = () => fs.existsSync(path.join(other.disk, 'mfe-agenda/old'));
  expect(isThere()).toBe(true);
  api.clock.advance(8 * 24 * 60);
  await api.services.registry.prune();
  other.services.registry.forget();
  await other.services.registry.current();
  expect(isThere()).toBe(false);
  const [row] = await api.services.db.platform((tx) =>
    tx.query<{ unused: number }>(sql`
      select count(*)::int as unused from release_contents c
      where not exists (select from release_files f where f.hash = c.hash)`),
  );
  expect(row?.unused).toBe(0);
  // and does not come back
  await other.services.registry.prune();
  expect((await other.services.registry.current()).registered.some(({ version }) => version === 'old')).toBe(false);
  await other.app.close();
});

test('a shell is uploaded like a remote, and its page is that of a fresh instance', async () => {
  api.clock.reset();
  putShell(builds, 'two', 'shell two', { ...contractsFile('3.2.0'), 'static/main.0123abcd.js': 'main two' });
  expect((await upload(uploadOf(builds, 'shell', 'two'), boss.adminToken)).data.added).toBe(true);
  expect((await activate('two', boss.adminToken, 'shell')).status).toBe(200);
  const { app } = await freshInstance();
  const page = await app.inject({ url: '/agenda', headers: { accept: 'text/html' } });
  expect(page.body).toBe('shell two');
  expect((await app.inject({ url: '/static/main.0123abcd.js' })).body).toBe('main two');
  expect((await api.client.call(federationEndpoints.remotes, {})).status).toBe(200);
  await app.close();
});

test('a deploy token whose answer was lost is made once, and only its last secret ships', async () => {
  const body = { id: randomUUID(), remote: 'mfe-agenda', label: 'Lost' };
  const make = (given = {}) =>
    api.client.call(deployTokenEndpoints.create, { body: { ...body, ...given } }, boss.adminToken);
  const lost = (await make()).data.token;
  const { status, data } = await make();
  expect(status).toBe(201);
  const tokens = (await api.client.call(deployTokenEndpoints.list, {}, boss.adminToken)).data;
  expect(tokens.filter(({ label }) => label === 'Lost').map(({ id }) => id)).toEqual([body.id]);
  const version = '0123456789';
  expect((await activate(version, lost)).status).toBe(401);
  expect((await activate(version, data.token)).status).toBe(404);
  const refused = { status: 422, error: { error: 'idempotency_mismatch' } };
  // it was used
  expect(await make()).toMatchObject(refused);
  expect(await make({ remote: 'mfe-buffet' })).toMatchObject(refused);
});
