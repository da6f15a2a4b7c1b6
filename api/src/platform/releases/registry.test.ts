import fs from 'node:fs/promises';
import type net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { authEndpoints } from '@canchero/shared-contracts/auth';
import { federationEndpoints, releaseEndpoints } from '@canchero/shared-contracts/federation';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import { type Booted, boot } from '../../testing/boot';
import { putRelease, putShell } from '../../testing/release-folder';
import type { Session } from '../../testing/test-client';
import { TestClub } from '../../testing/test-club';
import { TestEventSource } from '../../testing/test-event-source';
import { createServices, type Services } from '../services';
import { ReleaseStore } from './release-store';
import { setActive } from './sql';

let api: Booted;
let boss: Session;
let store: string;
/** Another instance on the same database and store. */
let other: { services: Services; app: FastifyInstance };

beforeAll(async () => {
  api = await boot();
  boss = await api.client.person({ roles: ['super_admin'] });
  store = api.services.config.releasesDir;
  putRelease(store, 'mfe-agenda', 'one', { minutesAgo: 2 });
  putRelease(store, 'mfe-agenda', 'two', { minutesAgo: 1 });
  putShell(store, 'one', 'shell one');
  const { config, db, log, clock } = api.services;
  const services = createServices(config, db, log, clock);
  other = { services, app: await buildApp(services) };
  await other.app.listen({ port: 0, host: '127.0.0.1' });
  await other.services.registry.current();
});
afterAll(async () => {
  await other.app.close();
  await api.close();
});

const listed = async (app = api.app, token?: string) => {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const { data } = (await app.inject({ url: '/api/remotes', headers })).json();
  return data.map((remote: { name: string; version: string }) => `${remote.name} ${remote.version}`);
};
const rollback = (name: string) => api.client.call(releaseEndpoints.rollback, { params: { name } }, boss.adminToken);
const activate = (version: string) =>
  api.client.call(releaseEndpoints.activate, { params: { name: 'mfe-agenda' }, body: { version } }, boss.adminToken);

/** Counts the transactions of some work. */
async function transactionsOf(work: () => Promise<unknown>): Promise<number> {
  const count = jest.spyOn(api.services.db, 'platform');
  await work();
  const { length } = count.mock.calls;
  count.mockRestore();
  return length;
}

async function openStream(): Promise<TestEventSource> {
  const club = await TestClub.open(api.client);
  const { data } = await api.client.call(
    authEndpoints.streamTicket,
    { body: { club_id: club.clubId } },
    club.owner.token,
  );
  const { port } = other.app.server.address() as net.AddressInfo;
  const query = `club_id=${club.clubId}&token=${data.token}`;
  return TestEventSource.open(`http://127.0.0.1:${port}/api/admin/notifications/stream?${query}`);
}

test('the list is kept: asking again needs no transaction', async () => {
  expect(await listed()).toEqual(['mfe-agenda two']);
  const asking = () => Promise.all(Array.from({ length: 20 }, () => listed()));
  expect(await transactionsOf(asking)).toBe(0);
});

test('an activation is seen at once here, and soon by another instance', async () => {
  expect(await listed(other.app)).toEqual(['mfe-agenda two']);
  await activate('one');
  expect(await listed()).toEqual(['mfe-agenda one']);
  const limit = Date.now() + 5_000;
  while ((await listed(other.app))[0] !== 'mfe-agenda one' && Date.now() < limit) await sleep(20);
  expect(await listed(other.app)).toEqual(['mfe-agenda one']);
});

test('open streams hear of a rollback within five seconds, and new ones of what is active', async () => {
  const source = await openStream();
  await source.until(({ names }) => names.includes('remotes.changed'));
  expect(source.events.at(-1)?.payload).toMatchObject({ shell: 'one' });
  const before = source.events.length;
  const at = new Date();
  // `until` waits for five seconds
  expect((await rollback('mfe-agenda')).status).toBe(200);
  await source.until(({ events }) => events.length > before);
  const { name, payload } = source.events.at(-1) ?? {};
  expect(name).toBe('remotes.changed');
  expect(Date.parse((payload as { at: string }).at)).toBeGreaterThanOrEqual(at.getTime());
  // it has no place in the order of the club's events
  expect(source.frames.find(({ event }) => event === 'remotes.changed')?.id).toBeUndefined();

  putShell(store, 'two', 'shell two');
  await other.services.releases.requestActivation('shell', 'two');
  await other.services.registry.current();
  await source.until(({ events }) => JSON.stringify(events.at(-1)?.payload).includes('"shell":"two"'));
  await source.close();
});

test('while the database is down or hangs the last known list is answered, after two seconds at most', async () => {
  const { db, registry } = other.services;
  const { token } = await api.client.person();
  const known = await listed(other.app, token);
  const timeOf = async (work: () => Promise<unknown>) => {
    const start = performance.now();
    await work();
    return performance.now() - start;
  };
  const ask = async () => expect(await listed(other.app)).toEqual(known);
  const waiting: ((error: Error) => void)[] = [];
  const hangs = () => new Promise<never>((_, reject) => void waiting.push(reject));
  const prepared = jest.spyOn(db, 'prepared').mockImplementation(hangs);
  const platform = jest.spyOn(db, 'platform').mockImplementation(hangs);
  registry.forget();
  expect(await timeOf(ask)).toBeLessThan(4_000);
  expect(await timeOf(ask)).toBeLessThan(2_000);
  // a signed-in caller, whose account cannot be read, keeps the remotes of the signed-in
  expect(await timeOf(async () => expect(await listed(other.app, token)).toEqual(known))).toBeLessThan(4_000);
  platform.mockRejectedValue(new Error('down'));
  prepared.mockRejectedValue(new Error('down'));
  for (const reject of waiting) reject(new Error('no answer'));
  for (let n = 0; n < 5; n++) expect(await timeOf(ask)).toBeLessThan(2_000);
  expect(await timeOf(async () => expect(await listed(other.app, token)).toEqual(known))).toBeLessThan(2_000);
  expect((await other.app.inject({ url: '/api/remotes', headers: { authorization: 'Bearer x' } })).statusCode).toBe(
    401,
  );
  platform.mockRestore();
  prepared.mockRestore();
  await activate('two');
  await sleep(500);
  expect(await listed(other.app)).toEqual(['mfe-agenda two']);
});

test('the command goes back to the release before, in the service that watches the store', async () => {
  const [active] = await listed();
  const command = new ReleaseStore(store, () => undefined);
  const stop = api.services.registry.watch();
  const [, other] = ['mfe-agenda one', 'mfe-agenda two'].sort((a) => (a === active ? -1 : 1));
  expect(`mfe-agenda ${await command.rollback('mfe-agenda')}`).toBe(other);
  expect(await listed()).toEqual([other]);
  putRelease(store, 'mfe-public', 'only');
  await api.services.releases.all({ fresh: true });
  await api.services.registry.current();
  await expect(command.rollback('mfe-public')).rejects.toThrow('mfe-public has no release before only');
  await expect(command.rollback('mfe-none')).rejects.toThrow('no active release');
  stop();
  expect(await listed()).toContain(other);
});

test('the command says that no service serves a store', async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'canchero-unserved-'));
  for (const version of ['one', 'two']) putRelease(folder, 'mfe-agenda', version);
  putShell(folder, 'one', 'shell one');
  const unserved = new ReleaseStore(folder, () => undefined);
  await unserved.recordRunning([{ name: 'mfe-agenda', version: 'two', previous_version: 'one' }]);
  await expect(unserved.rollback('mfe-agenda', 200)).rejects.toThrow('no running service');
  expect(await unserved.activationRequests()).toEqual(new Map());
  await fs.rm(folder, { recursive: true });
});

test('where two instances share a disk, one does not record what is active while the other still records', async () => {
  const [active] = await listed();
  const [older, newer] = active === 'mfe-agenda one' ? ['two', 'one'] : ['one', 'two'];
  let goOn = () => {};
  const slow = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const record = ReleaseStore.prototype.recordRunning.bind(other.services.releases);
  const slowly = jest.spyOn(other.services.releases, 'recordRunning').mockImplementationOnce(async (rows) => {
    await slow;
    await record(rows);
  });
  const atOnce = jest.spyOn(api.services.releases, 'recordRunning');
  void other.services.db.platform((tx) => setActive(tx, 'mfe-agenda', older, new Date()));
  while (slowly.mock.calls.length === 0) await sleep(20);
  atOnce.mockClear();
  const activated = activate(newer);
  await sleep(500);
  const meanwhile = atOnce.mock.calls.length;
  goOn();
  await activated;
  while (atOnce.mock.calls.length === 0) await sleep(20);
  await api.services.registry.current();
  expect(meanwhile).toBe(0);
  const running = await fs.readFile(path.join(store, 'mfe-agenda', 'running'), 'utf8');
  expect(running.split('\n')).toEqual([newer, older]);
  for (const spy of [slowly, atOnce]) spy.mockRestore();
});

test('names of remotes are not in the event, which every member receives', async () => {
  putRelease(store, 'mfe-superadmin', 'one', { audience: 'super_admin' });
  await api.services.releases.all({ fresh: true });
  const source = await openStream();
  await api.client.call(federationEndpoints.remotes, {}, boss.token);
  await source.until(({ names }) => names.includes('remotes.changed'));
  expect(JSON.stringify(source.frames)).not.toContain('mfe-');
  await source.close();
});
