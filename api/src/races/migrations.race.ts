import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Migration, migrate } from '../platform/db/migrations';
import { withMigrationConnection } from '../platform/db/postgresql';
import { copyTemplate } from '../testing/postgresql-server';

let copy: Awaited<ReturnType<typeof copyTemplate>>;
let report: pg.Client;
let request: pg.Client;
beforeAll(async () => {
  copy = await copyTemplate(process.env.TEST_DATABASE_URL ?? '', process.env.TEST_TEMPLATE ?? '');
  report = new pg.Client(copy.url);
  request = new pg.Client(copy.url);
  await report.connect();
  await request.connect();
  await report.query('create table places (id int)');
});
afterAll(async () => {
  await report.end();
  await request.end();
  await copy.drop();
});

const widen: Migration = { name: '001-widen.sql', checksum: 'x', text: 'alter table places add column name text' };
/** Applies the migration as the only one of a database without any. */
const apply = (patience: { lockMs: number; tries: number; pauseMs: number }) =>
  withMigrationConnection(copy.url, async (connection) => {
    await connection.script('drop table schema_migrations');
    return migrate(connection, [widen], patience);
  });

test('a migration that waits for a long read lets requests pass, and is applied once the read ends', async () => {
  await report.query('begin; select * from places');
  const migrating = apply({ lockMs: 300, tries: 100, pauseMs: 200 });
  await sleep(400);
  // behind the waiting migration this would wait as long as the report takes
  await request.query("set statement_timeout = '2s'");
  for (let i = 0; i < 5; i++) await request.query('select * from places');
  await report.query('commit');
  expect(await migrating).toEqual(['001-widen.sql']);
  expect((await request.query('select name from places')).rows).toEqual([]);
});

test('a migration gives up in the end, changes nothing and says what it was', async () => {
  await report.query('alter table places drop column name');
  await report.query('begin; select * from places');
  await expect(apply({ lockMs: 100, tries: 3, pauseMs: 50 })).rejects.toThrow(
    /^Migration 001-widen\.sql failed: .*lock/,
  );
  await report.query('commit');
  expect((await request.query('select * from places')).fields.map(({ name }) => name)).toEqual(['id']);
});
