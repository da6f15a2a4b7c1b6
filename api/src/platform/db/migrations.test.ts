import { PGlite } from '@electric-sql/pglite';
import { embeddedMigrations } from './embedded';
import { type Migration, migrate } from './migrations';

let client: PGlite;
beforeAll(async () => {
  client = await PGlite.create();
});
afterAll(() => client.close());

const step = (name: string, text: string, checksum = name): Migration => ({ name, text, checksum });
const run = (...steps: Migration[]) => migrate(embeddedMigrations(client), steps);
const first = step('001-a.sql', 'create table a (id int); insert into a values (1);');
const second = step('002-b.sql', 'create table b as select * from a');

test('each migration is applied once, in order', async () => {
  expect(await run(first)).toEqual(['001-a.sql']);
  expect(await run(first, second)).toEqual(['002-b.sql']);
  expect(await run(first, second)).toEqual([]);
});

test('a failed migration leaves nothing behind, and the error names it', async () => {
  const broken = step('003-c.sql', 'create table c (id int); select nonsense;');
  await expect(run(first, second, broken)).rejects.toThrow(/Migration 003-c\.sql failed: .*nonsense/);
  expect((await client.query("select to_regclass('c') as c")).rows).toEqual([{ c: null }]);
  expect(await run(first, second, step('003-c.sql', 'create table c (id int)'))).toEqual(['003-c.sql']);
});

test('statements outside a transaction run one by one, and again if they did not come to their end', async () => {
  const outside = (last: string) =>
    step(
      '004-e.sql',
      `-- outside a transaction: the index is built while the table is in use
       create table if not exists e (id int);
       drop index concurrently if exists e_id;
       create index concurrently e_id on e (id);
       ${last}
      `,
    );
  const before = [first, second, step('003-c.sql', 'create table c (id int)')];
  await expect(run(...before, outside('select nonsense;'))).rejects.toThrow(/Migration 004-e\.sql failed: .*nonsense/);
  expect((await client.query("select to_regclass('e_id')::text as e")).rows).toEqual([{ e: 'e_id' }]);
  expect(await run(...before, outside('select 1;'))).toEqual(['004-e.sql']);
  expect((await client.query('show lock_timeout')).rows).toEqual([{ lock_timeout: '0' }]);
  await client.query("delete from schema_migrations where name = '004-e.sql'");
});

test('a database is refused if an applied migration was edited or is unknown', async () => {
  const edited = run(step('001-a.sql', 'create table a (id int)', 'edited'), second, step('003-c.sql', ''));
  await expect(edited).rejects.toThrow('Its migration 001-a.sql was changed after it was applied.');
  await expect(run(first, step('004-d.sql', 'create table d (id int)'))).rejects.toThrow(
    'It has the migration 002-b.sql and 1 more, which this version does not know.',
  );
  expect((await client.query("select to_regclass('d') as d")).rows).toEqual([{ d: null }]);
});
