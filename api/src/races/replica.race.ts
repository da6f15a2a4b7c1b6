import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { adminAuditEndpoints } from '@canchero/shared-contracts/admin-audit';
import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { reportEndpoints } from '@canchero/shared-contracts/report';
import pg from 'pg';
import sql from 'sql-template-tag';
import { type Cluster, createCluster } from '../../../tools/postgres/cluster.mjs';
import { TcpProxy } from '../../../tools/service/tcp-proxy.mjs';
import { buildApp } from '../app';
import type { Database } from '../platform/db/database';
import { openDatabase } from '../platform/db/open';
import { sqlState } from '../platform/db/pg-error';
import { createLogger } from '../platform/http/logging';
import { createServices } from '../platform/services';
import { testConfig } from '../testing/boot';
import { TestClient } from '../testing/test-client';
import { TestClub } from '../testing/test-club';

const WITHIN_MS = 30_000;
/** Milliseconds in which a request is answered that met a replica which does not answer: 4.5 s and the primary's own. */
const PATIENCE_MS = 8_000;

/** Login that has no rights of its own, as the service's is to be. */
const LOGIN = 'canchero_service';
const DAY_MS = 86_400_000;
/** Day that is over in every time zone. */
const DAY = new Date(Date.now() - 3 * DAY_MS).toISOString().slice(0, 10);

let folder: string;
let primary: Cluster;
let standby: Cluster;
let proxy: TcpProxy;
let db: Database;
let app: Awaited<ReturnType<typeof buildApp>>;
let club: TestClub;
let admin: string;
let courtId: string;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'canchero-replica-'));
  primary = await createCluster(() => undefined);
  await on(primary, `create role ${LOGIN} login noinherit`);
  standby = await primary.standby();
  proxy = await TcpProxy.to('127.0.0.1', standby.port);
  const config = {
    ...testConfig(folder),
    databaseUrl: at(primary.port),
    databaseOwnerUrl: primary.url,
    databaseReplicaUrl: at(proxy.port),
  };
  db = await openDatabase(config, () => undefined);
  const services = createServices(config, db, createLogger('silent'), () => new Date());
  app = await buildApp(services);
  const client = new TestClient(app, services);
  club = await TestClub.open(client);
  admin = (await client.person({ roles: ['super_admin'] })).adminToken ?? '';
  courtId = (await club.court()).id;
});
afterAll(async () => {
  await app.close();
  // a connection that says nothing would never end by itself
  await proxy.close();
  await db.close();
  await standby.remove();
  await primary.remove();
  fs.rmSync(folder, { recursive: true, force: true });
});

const at = (port: number) => `postgresql://${LOGIN}@127.0.0.1:${port}/postgres`;

async function on<Row extends object>({ url }: Cluster, statement: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  return client
    .query<Row>(statement)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

async function until(what: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + WITHIN_MS; !(await what()); await sleep(50))
    if (Date.now() > end) throw new Error('it did not come to that in time');
}

const isUsed = () => db.replica.state()?.used ?? false;

/** Keeps the replica as it is, with what was written until now. */
async function pause(): Promise<void> {
  await caughtUp();
  await on(standby, 'select pg_wal_replay_pause()');
  await until(async () => {
    const [row] = await on<{ state: string }>(standby, 'select pg_get_wal_replay_pause_state() as state');
    return row?.state === 'paused';
  });
}

const resume = () => on(standby, 'select pg_wal_replay_resume()');

async function caughtUp(): Promise<void> {
  const [row] = await on<{ lsn: string }>(primary, 'select pg_current_wal_lsn() as lsn');
  await until(async () => {
    const [there] = await on<{ yes: boolean }>(standby, `select pg_last_wal_replay_lsn() >= '${row?.lsn}' as yes`);
    return there?.yes ?? false;
  });
}

let hour = 12;
/** Writes a booking of the day, as time would have brought it. */
const write = () =>
  db.tenant(club.clubId, (tx) =>
    tx.query(sql`
      insert into bookings (club_id, court_id, starts_at, ends_at, event_type, price)
      values (${club.clubId}, ${courtId}, ${`${DAY}T${hour++}:00:00Z`}, ${`${DAY}T${hour}:00:00Z`}, 'turno', 100)`),
  );

/** Returns the number of bookings of the day in the agenda, which reads where it writes. */
async function inAgenda(): Promise<number> {
  const query = { from: `${DAY}T12:00:00Z`, to: `${DAY}T23:00:00Z` };
  const { data } = await club.client.call(
    bookingEndpoints.list,
    { params: { clubId: club.clubId }, query },
    club.owner.token,
  );
  return data.length;
}

/** Returns the number of bookings of the day in the report of its bookings, without its heading. */
async function inReport(): Promise<number> {
  const { status, text } = await club.client.call(
    reportEndpoints.eventsSummaryFile,
    { params: { clubId: club.clubId, format: 'csv' }, query: { from: DAY, to: DAY, language: 'es' } },
    club.owner.token,
  );
  expect([status, text]).toEqual([200, text]);
  return text.trimEnd().split('\r\n').length - 1;
}

/** Returns the number of times that the report is in the audit, as super admins read it. */
async function inAudit(): Promise<number> {
  const today = new Date().toISOString().slice(0, 10);
  const query = { from: DAY, to: today, action: 'report.export' };
  const { data } = await club.client.call(adminAuditEndpoints.search, { query }, admin);
  return data.items.length;
}

test('reports of past days and the audit are read on the replica, the agenda where it is written', async () => {
  await write();
  await until(isUsed);
  await pause();
  await write();
  expect([await inAgenda(), await inReport(), await inReport(), await inAudit()]).toEqual([2, 1, 1, 0]);
  await resume();
  await caughtUp();
  expect([await inReport(), await inAgenda()]).toEqual([2, 2]);
  await caughtUp();
  expect(await inAudit()).toBe(3);
});

test('nothing is written there', async () => {
  const writing = db.replica.platform((tx) => tx.query(sql`update clubs set name = 'x'`));
  expect(sqlState(await writing.catch((error: unknown) => error))?.code).toBe('25006');
  expect(isUsed()).toBe(true);
});

test('what was in the way of the replay is answered by the primary', async () => {
  await on(primary, 'create table kept as select generate_series(1, 1000) n; grant select on kept to app_platform');
  await on(standby, 'alter system set max_standby_streaming_delay = 0');
  await on(standby, 'select pg_reload_conf()');
  await caughtUp();
  let runs = 0;
  const counts = await db.replica.platform(async (tx) => {
    await tx.query(sql`set transaction isolation level repeatable read`);
    const count = async () => (await tx.query<{ n: number }>(sql`select count(*)::int as n from kept`))[0]?.n;
    const before = await count();
    if (++runs === 1) {
      await on(primary, 'delete from kept');
      await on(primary, 'vacuum kept');
      await caughtUp();
    }
    return [before, await count()];
  });
  expect([runs, counts]).toEqual([2, [0, 0]]);
  await until(isUsed);
});

test('a replica that is gone is missed by nobody and used again once it is back; a silent one delays a request', async () => {
  await pause();
  await write();
  const before = await inAgenda();
  expect(await inReport()).toBe(before - 1);
  await standby.stop('SIGQUIT');
  expect(await Promise.all([inReport(), inReport(), inAgenda()])).toEqual([before, before, before]);
  expect(isUsed()).toBe(false);
  await write();
  expect(await inReport()).toBe(before + 1);

  await standby.start();
  await until(isUsed);
  await pause();
  await write();
  expect([await inAgenda(), await inReport()]).toEqual([before + 2, before + 1]);

  proxy.silence();
  const from = Date.now();
  expect(await inReport()).toBe(before + 2);
  expect(Date.now() - from).toBeLessThan(PATIENCE_MS);
});
