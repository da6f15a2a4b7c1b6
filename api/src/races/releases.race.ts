import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { authEndpoints } from '@canchero/shared-contracts/auth';
import { deployTokenEndpoints, type ReleaseUpload, releaseEndpoints } from '@canchero/shared-contracts/federation';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { buildApp } from '../app';
import { createServices, type Services } from '../platform/services';
import { type Booted, boot } from '../testing/boot';
import { ENTRY, putRelease, putShell, uploadOf } from '../testing/release-folder';
import { type Session, TestClient } from '../testing/test-client';
import { TestClub } from '../testing/test-club';
import { TestEventSource } from '../testing/test-event-source';

const NAME = 'mfe-agenda';
const TEAMS = 8;
const PAGES = 200;
const STREAMS_OF_ONE = 5;
/** Milliseconds within which every open page has the release before. */
const REACHED_WITHIN = 60_000;
/** Milliseconds over which pages spread their requests after a change, as the shell's do. */
const SPREAD_MS = 3_000;

/** Instance with a disk of its own. */
interface Instance {
  services: Services;
  app: FastifyInstance;
  client: TestClient;
}

let api: Booted;
let boss: Session;
let instances: Instance[];
let builds: string;

beforeAll(async () => {
  api = await boot();
  boss = await api.client.person({ roles: ['super_admin'] });
  builds = path.join(api.folder, 'builds');
  instances = await Promise.all([1, 2].map(startInstance));
});
afterAll(async () => {
  for (const { app } of instances) await app.close();
  await api.close();
});

async function startInstance(): Promise<Instance> {
  const { config, db, log, clock } = api.services;
  const releasesDir = fs.mkdtempSync(path.join(api.folder, 'disk-'));
  const services = createServices({ ...config, releasesDir }, db, log, clock);
  const app = await buildApp(services);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { services, app, client: new TestClient(app, services) };
}

const at = (n: number): Instance => instances[n % instances.length] as Instance;
const build = (version: string): ReleaseUpload => {
  putRelease(builds, NAME, version);
  return uploadOf(builds, NAME, version);
};
const tokenFor = async (remote: string) => {
  const body = { remote, label: `CI of ${remote}` };
  return (await api.client.call(deployTokenEndpoints.create, { body }, boss.adminToken)).data.token;
};
const upload = ({ client }: Instance, body: ReleaseUpload, token: string) =>
  client.call(releaseEndpoints.upload, { body }, token);
const activate = ({ client }: Instance, version: string, token: string) =>
  client.call(releaseEndpoints.activate, { params: { name: NAME }, body: { version } }, token);
const activeAt = async ({ app }: Instance): Promise<string | undefined> => {
  const { data } = (await app.inject({ url: '/api/remotes' })).json();
  return data.find(({ name }: { name: string }) => name === NAME)?.version;
};

test('of deploys at once all are there, whole and on every instance, and one is active', async () => {
  const token = await tokenFor(NAME);
  const versions = Array.from({ length: TEAMS }, (_, n) => `v${n}`);
  const deployed = await Promise.all(
    versions.map(async (version, n) => {
      const { status } = await upload(at(n), build(version), token);
      // by the other instance, which fetches it first
      return [status, (await activate(at(n + 1), version, token)).status];
    }),
  );
  expect(deployed).toEqual(versions.map(() => [200, 200]));

  await Promise.all(instances.map(({ services }) => services.registry.current()));
  const [row] = await api.services.db.platform((tx) =>
    tx.query<{ version: string }>(sql`select version from active_releases where name = ${NAME}`),
  );
  expect(versions).toContain(row?.version);
  const fresh = await startInstance();
  for (const instance of [...instances, fresh]) {
    expect(await activeAt(instance)).toBe(row?.version);
    for (const version of versions) {
      const file = await instance.app.inject({ url: `/remotes/${NAME}/${version}/${ENTRY}` });
      expect([version, file.body]).toEqual([version, `/* ${NAME} ${version} */`]);
    }
  }
  await fresh.app.close();
});

test('the same release uploaded many times at once is registered once', async () => {
  const token = await tokenFor(NAME);
  const same = build('same');
  const answers = await Promise.all(Array.from({ length: TEAMS }, (_, n) => upload(at(n), same, token)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(answers.filter(({ data }) => data.added)).toHaveLength(1);
  const [row] = await api.services.db.platform((tx) =>
    tx.query<{ files: number }>(sql`
      select count(*)::int as files from release_files where name = ${NAME} and version = 'same'`),
  );
  expect(row?.files).toBe(same.files.length);
});

test('releases that one instance found on its disk are served by a fresh one', async () => {
  const { services } = at(0);
  putShell(services.config.releasesDir, 'found', 'the page', { 'static/main.0123abcd.js': 'main' });
  putRelease(services.config.releasesDir, 'mfe-public', 'found');
  await services.releases.all({ fresh: true });
  await services.registry.current();
  await services.registry.share();
  const fresh = await startInstance();
  const page = await fresh.app.inject({ url: '/agenda', headers: { accept: 'text/html' } });
  expect(page.body).toBe('the page');
  expect((await fresh.app.inject({ url: '/static/main.0123abcd.js' })).body).toBe('main');
  expect((await fresh.app.inject({ url: `/remotes/mfe-public/found/${ENTRY}` })).statusCode).toBe(200);
  await fresh.app.close();
});

test(`a rollback reaches ${PAGES} open pages on two instances within a minute`, async () => {
  const token = await tokenFor(NAME);
  for (const version of ['good', 'bad']) {
    await upload(at(0), build(version), token);
    expect((await activate(at(1), version, token)).status).toBe(200);
  }
  const pages = await openPages(await TestClub.open(at(0).client));
  const tooLate = Date.now() + REACHED_WITHIN;
  const haveAll = (version: string) => pages.every((page) => page.version === version);
  expect(new Set(pages.map(({ version }) => version))).toEqual(new Set(['bad']));

  const { status } = await at(1).client.call(releaseEndpoints.rollback, { params: { name: NAME } }, token);
  expect(status).toBe(200);
  while (!haveAll('good') && Date.now() < tooLate) await sleep(100);
  expect(pages.filter(({ version }) => version !== 'good')).toEqual([]);
  for (const { source } of pages) await source.close();
});

/** Page that asks for the remotes when its stream reports a change. */
interface Page {
  source: TestEventSource;
  version: string | undefined;
}

async function openPages(club: TestClub): Promise<Page[]> {
  const pages: Promise<Page>[] = [];
  for (let n = 0; n < PAGES / STREAMS_OF_ONE; n++) {
    const person = await at(0).client.person();
    await at(0).client.join(club.clubId, person.userId, 'staff', null);
    for (let tab = 0; tab < STREAMS_OF_ONE; tab++) pages.push(openPage(at(tab), club.clubId, person.token));
  }
  return Promise.all(pages);
}

async function openPage(instance: Instance, clubId: string, token: string): Promise<Page> {
  const { data } = await instance.client.call(authEndpoints.streamTicket, { body: { club_id: clubId } }, token);
  const { port } = instance.app.server.address() as AddressInfo;
  const query = `club_id=${clubId}&token=${data.token}`;
  const source = await TestEventSource.open(`http://127.0.0.1:${port}/api/admin/notifications/stream?${query}`);
  await source.until(({ names }) => names.includes('remotes.changed'));
  const page: Page = { source, version: await activeAt(instance) };
  const heard = source.names.length;
  void source
    .until(({ names }) => names.length > heard, REACHED_WITHIN)
    .then(() => sleep(Math.random() * SPREAD_MS))
    .then(async () => {
      page.version = await activeAt(instance);
    });
  return page;
}
