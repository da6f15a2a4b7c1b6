import pg from 'pg';
import type { Sql } from 'sql-template-tag';
import { AnswerWatch } from './answer-watch';
import type { Database, MigrationConnection, Tx } from './database';
import { createListener } from './listener';
import { sqlState } from './pg-error';
import { type ReplicaServer, replicaOf } from './replica';
import { retryTransient } from './retry';
import { asTenant, PLATFORM_ROLE } from './roles';
import { guardTransaction } from './transaction-guard';
import { TYPE_PARSERS } from './type-parsers';

export interface PostgresqlOptions {
  url: string;
  /** Number of connections in the pool. */
  connections: number;
  onError: (error: Error) => void;
}

/** Milliseconds after which the server cancels a statement. */
const STATEMENT_TIMEOUT_MS = 4_000;
/** Milliseconds after which an answer is overdue: the server would have cancelled the statement, so it is not there. */
const ANSWER_TIMEOUT_MS = 4_500;

const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    TYPE_PARSERS[oid] ?? pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/** Pool of connections, with the watch over their answers. */
export interface WatchedPool {
  readonly connections: pg.Pool;
  readonly watch: AnswerWatch;
  close(): Promise<void>;
}

/** Creates the pool; it connects at the first transaction. */
export function openPool({ url, connections, onError }: PostgresqlOptions): WatchedPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    // jit=off: PostgreSQL compiles statements that it expects to run long, which slowed ours down: compiling a page of
    // the audit of one club among a thousand took twice as long as reading it.
    options: `-c timezone=UTC -c role=${PLATFORM_ROLE} -c jit=off`,
    pipeline: true,
    connectionTimeoutMillis: 5_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: 30_000,
    query_timeout: ANSWER_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    idleTimeoutMillis: 60_000,
    maxLifetimeSeconds: 1_800,
  });
  // An idle connection that the server closes would otherwise end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => {
    openedAt.set(client, performance.now());
    // So would one that is in use: the pool does not listen to it then, and its statements fail by themselves.
    client.on('error', () => undefined);
  });
  const watch = new AnswerWatch(url, () => lostAt.set(pool, performance.now()));
  return {
    connections: pool,
    watch,
    close: async () => {
      watch.close();
      await pool.end();
    },
  };
}

/** Wraps a pool as a `Database`. @param server replica that the caller closes, if there is one */
export function postgresqlDatabase(pool: WatchedPool, options: PostgresqlOptions, server?: ReplicaServer): Database {
  const listener = createListener(options.url, options.onError);
  const run = <T>(begin: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
    guardTransaction(() => retryTransient(() => transaction(pool, begin, work)));
  return {
    kind: 'postgresql',
    tenant: async (clubId, work) => run(`begin; ${asTenant(clubId)}`, work),
    platform: (work) => run('begin', work),
    replica: replicaOf(server, run),
    prepared: async <Row>(name: string, { text, values }: Sql, clubId?: string) => {
      const select = { name, text, values };
      const begin = clubId === undefined ? null : `begin; ${asTenant(clubId)}`;
      const { rows } = await guardTransaction(() => pipelined(pool, begin, select));
      return rows as Row[];
    },
    listen: listener.listen,
    analyze: async () => undefined,
    connections: () => ({
      busy: pool.connections.totalCount - pool.connections.idleCount,
      idle: pool.connections.idleCount,
      waiting: pool.connections.waitingCount,
    }),
    close: async () => {
      await listener.close();
      await pool.close();
    },
  };
}

/** Times at which connections were opened, and at which one of a pool was last found lost. */
const openedAt = new WeakMap<pg.ClientBase, number>();
const lostAt = new WeakMap<pg.Pool, number>();

/**
 * Takes a connection from the pool. One that was open when another one was lost is replaced: whatever took that one,
 * such as a failover, often drops the others too, without a word, and each would make a caller wait for its answer.
 */
async function checkOut(pool: pg.Pool): Promise<pg.PoolClient> {
  for (;;) {
    const client = await pool.connect();
    if ((openedAt.get(client) ?? 0) >= (lostAt.get(pool) ?? 0)) return client;
    client.release(true);
  }
}

/** Runs a transaction on a pool. @param begin statements with which it begins */
export async function transaction<T>(
  { connections, watch }: WatchedPool,
  begin: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const client = await checkOut(connections);
  const ask: Ask = (query) => watch.over(client, client.query(query));
  let broken: Error | undefined;
  try {
    // Not awaited, so that the first statement of `work` follows at once. If a part of it fails, the transaction is
    // open and aborted: nothing runs outside it.
    const { begun, working } = inOneWrite(client, () => {
      const begun = ask({ text: begin });
      begun.catch(() => undefined);
      return { begun, working: work(txOf(ask)) };
    });
    const result = await working;
    await begun;
    const { command } = await ask({ text: 'commit' });
    // of an aborted transaction: its error was caught in `work`, and nothing of it is kept
    if (command !== 'COMMIT') throw new Error('A transaction whose error was caught cannot be committed');
    return result;
  } catch (error) {
    await ask({ text: 'rollback' }).catch((e: Error) => {
      broken = e;
      lostAt.set(connections, performance.now());
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Runs one select, in a transaction that begins with `begin` or by itself, sent in one go. */
async function pipelined(
  { connections, watch }: WatchedPool,
  begin: string | null,
  select: pg.QueryConfig,
): Promise<pg.QueryResult> {
  const client = await checkOut(connections);
  const ask: Ask = (query) => watch.over(client, client.query(query));
  try {
    const [selected, ...around] = inOneWrite(client, () => {
      const begun = begin === null ? [] : [ask({ text: begin })];
      return [ask(select), ...begun, ...begun.map(() => ask({ text: 'commit' }))];
    });
    await Promise.all([selected, ...around]);
    client.release();
    return await selected;
  } catch (error) {
    if (!sqlState(error)) lostAt.set(connections, performance.now());
    client.release(error as Error);
    throw error;
  }
}

/**
 * Calls `send` and has the statements that it sends at once written together. Each write takes the processor a tenth of
 * a millisecond, since it wakes the server's process.
 */
function inOneWrite<T>(client: pg.PoolClient, send: () => T): T {
  const { stream } = client.connection;
  stream.cork();
  try {
    return send();
  } finally {
    stream.uncork();
  }
}

/** Sends a statement over one connection, and returns its answer. */
type Ask = (query: pg.QueryConfig) => Promise<pg.QueryResult>;

const txOf = (ask: Ask): Tx => ({
  query: async <Row>({ text, values }: Sql) => (await ask({ text, values })).rows as Row[],
  prepared: async <Row>(name: string, { text, values }: Sql) => (await ask({ name, text, values })).rows as Row[],
});

/** Runs `work` on a connection of its own, without the pool's time limits. */
export async function withMigrationConnection<T>(
  url: string,
  work: (connection: MigrationConnection) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC', connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return await work({
      script: async (text) => {
        await client.query(text);
      },
      rows: async <Row>(text: string, values: unknown[] = []) => (await client.query(text, values)).rows as Row[],
    });
  } finally {
    await client.end();
  }
}
