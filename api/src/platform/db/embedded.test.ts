import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sql from 'sql-template-tag';
import { prepareDataFolder } from '../../testing/data-folder';
import { embeddedDatabase, openFolder } from './embedded';
import { PLATFORM_ROLE } from './roles';

const USERS = sql`select email from users order by email`;
const insert = (email: string) => sql`insert into users (email, password_hash, name) values (${email}, 'x', 'A')`;

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'canchero-embedded-'));
});
afterEach(() => {
  jest.restoreAllMocks();
  fs.rmSync(folder, { recursive: true, force: true });
});

test('every commit is flushed to disk, and is there after a restart', async () => {
  const target = path.join(folder, 'database');
  await prepareDataFolder(folder);
  const client = await openFolder(target);
  const db = await embeddedDatabase(client);
  const synced = jest.spyOn(fs, 'fsyncSync');
  for (const email of ['a@club.test', 'b@club.test', 'c@club.test']) {
    const before = synced.mock.calls.length;
    await db.platform((tx) => tx.query(insert(email)));
    expect(synced.mock.calls.length).toBeGreaterThan(before);
  }
  const reading = synced.mock.calls.length;
  await db.platform((tx) => tx.query(USERS));
  expect(synced.mock.calls.length).toBe(reading);
  await db.close();

  const again = await embeddedDatabase(await openFolder(target));
  expect(await again.platform((tx) => tx.query(USERS))).toHaveLength(3);
  await again.close();
  expect(fs.readdirSync(folder)).toEqual(['database']);
});

test('analyze gives the planner its statistics, and leaves the service under its role', async () => {
  await prepareDataFolder(folder);
  const client = await openFolder(path.join(folder, 'database'));
  const db = await embeddedDatabase(client);
  const counted = async () => {
    const rows = await db.platform((tx) =>
      tx.query<{ n: number }>(sql`select reltuples::int as n from pg_class where oid = 'users'::regclass`),
    );
    return rows[0]?.n;
  };
  await db.platform((tx) => tx.query(insert('a@club.test')));
  expect(await counted()).toBe(-1);
  await db.analyze();
  expect(await counted()).toBe(1);
  const [role] = await db.platform((tx) => tx.query<{ name: string }>(sql`select current_user as name`));
  expect(role).toEqual({ name: PLATFORM_ROLE });
  await db.close();
});
