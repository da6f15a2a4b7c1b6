import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { authEndpoints } from '@canchero/shared-contracts/auth';
import pg from 'pg';
import sql from 'sql-template-tag';
import { buildApp } from '../app';
import { backup } from '../backup/backup';
import { restore } from '../backup/restore';
import { hashPassword } from '../platform/auth/passwords';
import { readConfig } from '../platform/config/config';
import type { Database } from '../platform/db/database';
import { openDatabase } from '../platform/db/open';
import { createLogger } from '../platform/http/logging';
import { createServices } from '../platform/services';
import { seedDemo } from '../seed/demo';
import { prepareDataFolder } from '../testing/data-folder';
import { copyTemplate, onServer } from '../testing/postgresql-server';
import { TestClient } from '../testing/test-client';
import { TestClub } from '../testing/test-club';
import { TestEventSource } from '../testing/test-event-source';

const SERVER = process.env.TEST_DATABASE_URL ?? '';
/** A second server: it has neither the roles of the first nor its count of transactions. */
const OTHER = process.env.TEST_OTHER_SERVER_URL ?? '';
const clock = () => new Date();

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'canchero-restore-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

async function run(url: string, statement: string) {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Gives events the numbers that they have on a server which has run for years: far ahead of a new one. */
const age = (url: string) =>
  run(
    url,
    `update outbox set txid = ((txid::text)::bigint + 1000000000)::text::xid8;
     update outbox_pruned set txid = '1000000000'`,
  );

/** Creates an empty database on the other server. */
async function fresh(name: string): Promise<{ url: string; env: NodeJS.ProcessEnv }> {
  await run(OTHER, `create database ${name}`);
  const url = onServer(OTHER, name);
  return { url, env: { DATA_DIR: path.join(folder, name), DATABASE_URL: url } };
}

async function opened<T>(env: NodeJS.ProcessEnv, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase(readConfig(env), () => undefined);
  return work(db).finally(() => db.close());
}

/** Returns a checksum of each table's rows, and the number of rows in all. */
function sums(db: Database): Promise<{ tables: Record<string, string>; rows: number }> {
  return db.platform(async (tx) => {
    const tables: Record<string, string> = {};
    let rows = 0;
    const names = await tx.query<{ name: string }>(sql`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and has_table_privilege(oid, 'select')
      order by relname`);
    for (const { name } of names) {
      const [row] = await tx.query<{ sum: string; count: number }>({
        text: `select md5(coalesce(string_agg(t::text, e'\\n' order by t::text collate "C"), '')) as sum,
          count(*)::int as count from "${name}" t`,
        values: [],
      } as never);
      tables[name] = row?.sum ?? '';
      rows += row?.count ?? 0;
    }
    return { tables, rows };
  });
}

/**
 * Books over a service on this database and expects that an open stream reports it within a time, and does not repeat
 * old events.
 */
async function expectLive(env: NodeJS.ProcessEnv, db: Database, withinMs = 1_000): Promise<void> {
  const services = createServices({ ...readConfig(env), rateLimitFactor: 1_000 }, db, createLogger('silent'), clock);
  const app = await buildApp(services);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const club = await TestClub.open(new TestClient(app, services));
  const body = { club_id: club.clubId };
  const { data } = await club.client.call(authEndpoints.streamTicket, { body }, club.owner.token);
  const { port } = app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/api/admin/notifications/stream?club_id=${club.clubId}&token=${data.token}`;
  const stream = await (await TestEventSource.open(url)).ready();
  const court = await club.court();
  expect((await club.book(court.id, '2031-03-04T15:00:00.000Z')).status).toBe(201);
  await stream.until(({ names }) => names.includes('booking.created'), withinMs);
  const { lastEventId } = stream;
  const resumed = await (await TestEventSource.open(url, lastEventId)).ready();
  await club.book(court.id, '2031-03-05T15:00:00.000Z');
  await resumed.until(({ names }) => names.includes('booking.created'), withinMs);
  expect(resumed.names).not.toContain('stream.resync');
  await stream.close();
  await resumed.close();
  await app.close();
}

test('a backup of PostgreSQL is whole on another server, whose transactions are numbered anew', async () => {
  const source = await copyTemplate(SERVER, process.env.TEST_TEMPLATE ?? '');
  const env = { DATA_DIR: path.join(folder, 'source'), DATABASE_URL: source.url };
  try {
    await opened(env, async (db) => {
      await seedDemo(db, clock, hashPassword);
      // transactions of the other races hold events back on the server that they share, whichever their database
      await expectLive(env, db, 20_000);
    });
    await age(source.url);
    const before = await opened(env, sums);
    expect(before.rows).toBeGreaterThan(1_000);
    const file = path.join(folder, 'postgresql.backup');
    await backup(env, [file]);
    expect(fs.statSync(file).mode & 0o077).toBe(0);
    await expect(backup(env, [file])).rejects.toThrow('exists already');

    const target = await fresh('restored');
    await restore(target.env, [file]);
    expect(await opened(target.env, sums)).toEqual(before);
    await expect(restore(target.env, [file])).rejects.toThrow('has tables already');
    await opened(target.env, (db) => expectLive(target.env, db));
  } finally {
    await source.drop();
  }
});

test('a restore that the login of the service cannot use is not reported as done', async () => {
  const file = path.join(folder, 'usable.backup');
  const env = { DATA_DIR: path.join(folder, 'usable') };
  await prepareDataFolder(env.DATA_DIR);
  await opened(env, async () => undefined);
  await backup(env, [file]);
  const { url, env: target } = await fresh('barred');
  await run(OTHER, 'create role barred login noinherit connection limit 0');
  const barred = new URL(url);
  barred.username = 'barred';
  const service = { ...target, DATABASE_URL: barred.href, DATABASE_OWNER_URL: url };
  await expect(restore(service, [file])).rejects.toThrow(/restored, but .* cannot use .*: too many connections/);
});

test('a backup of the embedded database is whole in another folder and on PostgreSQL, and so is its folder', async () => {
  const env = { DATA_DIR: path.join(folder, 'embedded') };
  await prepareDataFolder(env.DATA_DIR);
  const before = await opened(env, async (db) => {
    await seedDemo(db, clock, hashPassword);
    await expectLive(env, db);
    return sums(db);
  });
  const file = path.join(folder, 'embedded.backup');
  await backup(env, [file]);
  const targets = [
    { env: { DATA_DIR: path.join(folder, 'again') }, from: file },
    { ...(await fresh('from_archive')), from: file },
    { ...(await fresh('from_folder')), from: env.DATA_DIR },
  ];
  for (const { env: target, from } of targets) {
    await restore(target, [from]);
    await opened(target, async (db) => {
      expect(await sums(db)).toEqual(before);
      await expectLive(target, db);
    });
  }
});

test('a file that is no backup is refused, and so is a dump for the embedded database', async () => {
  const file = path.join(folder, 'text');
  fs.writeFileSync(file, 'a letter');
  const env = { DATA_DIR: path.join(folder, 'nothing') };
  await expect(restore(env, [file])).rejects.toThrow('is not a backup');
  await expect(restore(env, [path.join(folder, 'absent')])).rejects.toThrow('There is no file');
  fs.writeFileSync(file, 'PGDMP and more');
  await expect(restore(env, [file])).rejects.toThrow('only be restored into PostgreSQL');
});
