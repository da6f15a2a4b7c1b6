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

test('each migration is applied once, in order', async () => {
  expect(await run(first)).toEqual(['001-a.sql']);
  expect(await run(first, step('002-b.sql', 'create table b as select * from a'))).toEqual(['002-b.sql']);
  expect(await run(first, step('002-b.sql', ''))).toEqual([]);
});

test('a failed one leaves nothing behind and names itself', async () => {
  const broken = step('003-c.sql', 'create table c (id int); select nonsense;');
  await expect(run(first, broken)).rejects.toThrow(/Migration 003-c\.sql failed: .*nonsense/);
  expect((await client.query("select to_regclass('c') as c")).rows).toEqual([{ c: null }]);
  expect(await run(first, step('003-c.sql', 'create table c (id int)'))).toEqual(['003-c.sql']);
});

test('one that was edited after it was applied is refused', async () => {
  await expect(run(step('001-a.sql', 'create table a (id int)', 'edited'))).rejects.toThrow(
    'Migration 001-a.sql was changed after it was applied',
  );
});
