import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { testDatabase } from '../../testing/test-database';
import type { Database } from './database';
import { sqlState } from './pg-error';
import { type ReplicaServer, type Run, replicaOf } from './replica';

let db: Database;
const club = randomUUID();
const other = randomUUID();
beforeAll(async () => {
  db = await testDatabase();
  await db.tenant(club, (tx) => tx.query(line(club)));
});
afterAll(() => db.close());

const line = (clubId: string) => sql`
  insert into audit (request_id, club_id, action, outcome) values ('r', ${clubId}, 'test', 'done')`;
const lines = sql`select club_id from audit`;

test('what reads on the replica writes nothing, as neither role', async () => {
  const writes = [
    db.replica.tenant(club, (tx) => tx.query(line(club))),
    db.replica.platform((tx) => tx.query(line(club))),
    db.replica.platform((tx) => tx.query(sql`select from audit for update`)),
    db.replica.platform(async (tx) => {
      await tx.query(lines);
      await tx.query(sql`set transaction read write`);
    }),
  ];
  const codes = (await Promise.allSettled(writes)).map(
    (end) => end.status === 'rejected' && sqlState(end.reason)?.code,
  );
  expect(codes).toEqual(['25006', '25006', '25006', '25001']);
  expect(await db.platform((tx) => tx.query(lines))).toHaveLength(1);
});

test('a tenant sees its own club there, and no accounts', async () => {
  expect(await db.replica.tenant(club, (tx) => tx.query(lines))).toEqual([{ club_id: club }]);
  expect(await db.replica.tenant(other, (tx) => tx.query(lines))).toEqual([]);
  expect(await db.replica.platform((tx) => tx.query(lines))).toHaveLength(1);
  await expect(db.replica.tenant(club, (tx) => tx.query(sql`select email from users`))).rejects.toThrow(
    /permission denied/,
  );
  await expect(db.replica.tenant("x'; --", async () => 1)).rejects.toThrow('must be a UUID');
});

test('a transaction writes again after one that only read', async () => {
  await db.replica.tenant(other, (tx) => tx.query(lines));
  await expect(
    db.tenant(other, async (tx) => {
      await tx.query(line(other));
      throw new Error('not kept');
    }),
  ).rejects.toThrow('not kept');
});

test('it opens no transaction inside another one', async () => {
  await expect(db.platform(() => db.replica.platform(async () => 1))).rejects.toThrow('already open here');
});

/** Replica in front of the database, which fails as it is told. */
function failing(error: () => Error | null, used = true) {
  const failures: unknown[] = [];
  const primary: Run = (_begin, work) => db.replica.platform(work);
  const server: ReplicaServer = {
    run: async (begin, work) => {
      const answer = await primary(begin, work);
      const reason = error();
      if (reason) throw reason;
      return answer;
    },
    state: () => ({ used, lagSeconds: 0 }),
    failed: (reason) => failures.push(reason),
    close: async () => undefined,
  };
  return { replica: replicaOf(server, primary), failures };
}

test.each([
  ['is away', 'ECONNREFUSED'],
  ['is starting', '57P03'],
  ['cancels what is in the way of its replay', '40001'],
  ['lets a statement wait too long', '57014'],
])('a replica that %s is answered for by the primary', async (_what, code) => {
  const error = Object.assign(new Error('no'), { code });
  const { replica, failures } = failing(() => error);
  let runs = 0;
  const count = async () => ++runs;
  expect(await replica.platform(count)).toBe(2);
  expect(await replica.tenant(club, count)).toBe(4);
  expect(failures).toEqual([error, error]);
});

test('what the primary refuses as well is refused, and a replica that is not in use is not asked', async () => {
  const absent = () => Promise.reject(new Error('not there'));
  await expect(failing(() => null).replica.platform(absent)).rejects.toThrow('not there');
  let runs = 0;
  const { replica, failures } = failing(() => new Error('asked'), false);
  await replica.platform(async () => ++runs);
  expect([runs, failures]).toEqual([1, []]);
});
