import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { testDatabase } from '../../testing/test-database';
import type { Database } from './database';
import { sqlState } from './pg-error';

let db: Database;
const club = randomUUID();
const other = randomUUID();
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

const audit = (clubId: string) => sql`
  insert into audit (request_id, club_id, action, outcome) values ('r', ${clubId}, 'test', 'done')`;

test('both engines return the same values', async () => {
  const [row] = await db.platform((tx) =>
    tx.query(sql`select
      timestamptz '2031-01-06 07:00:00.25-03' as instant, timestamptz '2031-01-06 10:00:00+00' as whole,
      date '2031-01-06' as day, 9007199254740991::int8 as large, count(*) as counted, '{"a": [1]}'::jsonb as json,
      array['a', 'b'] as list, null::timestamptz as nothing,
      ${new Date('2031-01-06T10:00:00.123Z')}::timestamptz as given
      from (values (1), (2)) as t`),
  );
  expect(row).toEqual({
    instant: '2031-01-06T10:00:00.250Z',
    whole: '2031-01-06T10:00:00.000Z',
    day: '2031-01-06',
    large: 9007199254740991,
    counted: 2,
    json: { a: [1] },
    list: ['a', 'b'],
    nothing: null,
    given: '2031-01-06T10:00:00.123Z',
  });
});

test('a tenant sees and writes rows of its club only', async () => {
  await db.tenant(club, (tx) => tx.query(audit(club)));
  await expect(db.tenant(other, (tx) => tx.query(audit(club)))).rejects.toThrow(/row-level security/);
  expect(await db.tenant(other, (tx) => tx.query(sql`select 1 from audit`))).toEqual([]);
  expect(await db.tenant(club, (tx) => tx.query(sql`select 1 from audit`))).toHaveLength(1);
  expect(await db.platform((tx) => tx.query(sql`select 1 from audit`))).toHaveLength(1);
});

// the embedded engine does not say how a transaction ended
if (process.env.TEST_DATABASE_URL)
  test('a transaction whose error was caught is not taken for committed', async () => {
    const swallowing = db.platform(async (tx) => {
      await tx.query(audit(club));
      await tx.query(sql`select 1/0`).catch(() => undefined);
    });
    await expect(swallowing).rejects.toThrow('A transaction whose error was caught cannot be committed');
  });

test('neither role can switch row-level security off or see accounts', async () => {
  await expect(db.tenant(club, (tx) => tx.query(sql`select * from users`))).rejects.toThrow(/permission denied/);
  await expect(db.tenant(club, (tx) => tx.query(sql`alter table audit disable row level security`))).rejects.toThrow(
    /owner/,
  );
});

test('the role and the club end with the transaction, even after an error', async () => {
  await db.tenant(club, (tx) => tx.query(sql`select 1/0`)).catch(() => undefined);
  const [row] = await db.platform((tx) =>
    tx.query(sql`select current_user as role, coalesce(current_setting('app.club_id', true), '') as club`),
  );
  expect(row).toEqual({ role: 'app_platform', club: '' });
});

test('a prepared select runs under the platform role, and never inside a transaction', async () => {
  const select = () =>
    db.prepared<{ role: string; n: number }>('who', sql`select current_user as role, ${1}::int as n`);
  await db.tenant(club, (tx) => tx.query(sql`select 1`));
  expect(await Promise.all([select(), select()])).toEqual([
    [{ role: 'app_platform', n: 1 }],
    [{ role: 'app_platform', n: 1 }],
  ]);
  await expect(db.platform(select)).rejects.toThrow('A transaction is already open here');
});

test('a prepared select of a club runs under the tenant role, which ends with it, even after an error', async () => {
  const whose = (divisor: number) =>
    sql`select current_user as role, current_setting('app.club_id', true) as club, 1 / ${divisor}::int as n`;
  const select = (divisor: number) => db.prepared('whose', whose(divisor), club);
  expect(await select(1)).toEqual([{ role: 'app_user', club, n: 1 }]);
  await expect(select(0)).rejects.toThrow('division by zero');
  const after = () =>
    db.prepared('after', sql`select current_user as role, coalesce(current_setting('app.club_id', true), '') as club`);
  for (const rows of await Promise.all(Array.from({ length: 12 }, after))) {
    expect(rows).toEqual([{ role: 'app_platform', club: '' }]);
  }
  await expect(db.prepared('none', sql`select 1`, 'x')).rejects.toThrow('must be a UUID');
});

test('a club id that is not a UUID never reaches the database', async () => {
  await expect(db.tenant("x'; drop table users; --", async () => undefined)).rejects.toThrow('must be a UUID');
});

test('a failed transaction leaves nothing', async () => {
  const id = randomUUID();
  await expect(
    db.tenant(id, async (tx) => {
      await tx.query(audit(id));
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await db.tenant(id, (tx) => tx.query(sql`select 1 from audit`))).toEqual([]);
});

test('a transaction inside a transaction is refused instead of hanging, and fine afterwards', async () => {
  await expect(db.platform(() => db.platform(async () => 1))).rejects.toThrow('A transaction is already open here');
  let later: Promise<number> | undefined;
  await db.platform(async () => {
    later = new Promise((resolve) => setTimeout(resolve, 20)).then(() => db.platform(async () => 2));
  });
  expect(await later).toBe(2);
});

test('only a transaction that lost to another one is retried', async () => {
  let runs = 0;
  const lose = (code: string, times: number) =>
    db.platform(async () => {
      if (++runs <= times) throw Object.assign(new Error('lost'), { code });
      return runs;
    });
  expect(await lose('40001', 2)).toBe(3);
  runs = 0;
  await expect(lose('40P01', 9)).rejects.toThrow('lost');
  expect(runs).toBe(4);
  runs = 0;
  await expect(lose('23505', 1)).rejects.toThrow('lost');
  expect(runs).toBe(1);
});

test('errors name their state and constraint', async () => {
  const insert = () =>
    db.platform((tx) =>
      tx.query(sql`insert into users (email, password_hash, name) values ('twice@club.test', 'x', 'A')`),
    );
  await insert();
  expect(sqlState(await insert().catch((error: unknown) => error))).toEqual({
    code: '23505',
    constraint: 'users_email',
  });
});

test('listeners receive committed notifications in order, until they stop', async () => {
  const heard: string[] = [];
  const stop = await db.listen('test_channel', (payload) => heard.push(payload));
  const say = (text: string) => db.platform((tx) => tx.query(sql`select pg_notify('test_channel', ${text})`));
  await say('one');
  await db
    .platform(async (tx) => {
      await tx.query(sql`select pg_notify('test_channel', 'never')`);
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  await say('two');
  await new Promise((resolve) => setTimeout(resolve, 200));
  await stop();
  await say('three');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(heard).toEqual(['one', 'two']);
});
