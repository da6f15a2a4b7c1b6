import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import sql from 'sql-template-tag';
import { TcpProxy } from '../../../tools/service/tcp-proxy.mjs';
import type { Database, Tx } from '../platform/db/database';
import { openDatabase } from '../platform/db/open';
import { isUnavailable } from '../platform/db/pg-error';
import { copyTemplate } from '../testing/postgresql-server';

const CONNECTIONS = 4;
const SLEEP_SECONDS = 3;

let copy: Awaited<ReturnType<typeof copyTemplate>>;
let proxy: TcpProxy;
let db: Database;

beforeAll(async () => {
  copy = await copyTemplate(process.env.TEST_DATABASE_URL ?? '', process.env.TEST_TEMPLATE ?? '');
  const url = new URL(copy.url);
  proxy = await TcpProxy.to(url.hostname, Number(url.port));
  url.port = String(proxy.port);
  const config = {
    databaseUrl: url.href,
    databaseOwnerUrl: null,
    databaseReplicaUrl: null,
    databaseConnections: CONNECTIONS,
    dataDir: '',
  };
  db = await openDatabase(config, () => undefined);
});
afterAll(async () => {
  await db.close();
  await proxy.close();
  await copy.drop();
});

const sleeping = (seconds: number) => db.platform((tx) => tx.query(sql`select pg_sleep(${seconds}::float8)`));
/** Waits until the server works on all that it was asked. */
async function allAsleep(): Promise<void> {
  const client = new pg.Client(copy.url);
  await client.connect();
  const count = `select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`;
  while ((await client.query(count)).rowCount !== CONNECTIONS) await sleep(10);
  await client.end();
}

test('a statement that takes long, and a transaction that waits for its caller, are left alone', async () => {
  const waiting = db.platform(async (tx) => {
    await tx.query(sql`select 1`);
    await sleep(1_000 * SLEEP_SECONDS);
    return tx.query(sql`select 2 as two`);
  });
  await expect(Promise.all([sleeping(SLEEP_SECONDS), waiting])).resolves.toEqual([[expect.anything()], [{ two: 2 }]]);
});

test('statements over connections that were dropped without a word end before their time is over, and so do their locks', async () => {
  const lock = (tx: Tx) => tx.query(sql`select pg_advisory_xact_lock(1)`);
  const locked = db.platform(async (tx) => {
    await lock(tx);
    await tx.query(sql`select pg_sleep(1)`);
  });
  const lost = Promise.allSettled([locked, ...Array.from({ length: CONNECTIONS - 1 }, () => sleeping(1))]);
  await allAsleep();
  proxy.silence();
  for (const outcome of await lost) {
    const { reason } = outcome as PromiseRejectedResult;
    expect(String(reason)).toContain('Connection terminated without a word');
    expect(isUnavailable(reason)).toBe(true);
  }
  await expect(db.platform(lock)).resolves.toHaveLength(1);
});

test('a listener whose connection was dropped without a word listens anew within five seconds', async () => {
  let onPayload: (payload: string) => void = () => undefined;
  const caughtUp = new Promise<string>((resolve) => {
    onPayload = resolve;
  });
  await db.listen('dropped', onPayload);
  proxy.silence();
  await expect(Promise.race([caughtUp, sleep(5_000, 'late', { ref: false })])).resolves.toBe('');
});
