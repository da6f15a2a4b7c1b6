import type { Sql } from 'sql-template-tag';
import type { ReplicaState } from './replica-watch';

/** One open transaction. Rows are plain objects; `type-parsers.ts` defines how their values are read. */
export interface Tx {
  /** Runs a statement written with the `sql` tag. Pass jsonb values as `${JSON.stringify(x)}::jsonb`. */
  query<Row = Record<string, unknown>>(statement: Sql): Promise<Row[]>;
  /** Runs a statement of a hot path: PostgreSQL plans it once per connection under `name`. */
  prepared<Row = Record<string, unknown>>(name: string, statement: Sql): Promise<Row[]>;
}

/** Ways to run a transaction. */
export interface Transactions {
  /**
   * Runs a transaction as the tenant role: row-level security shows this club only.
   * @throws TypeError if the id is not a UUID
   */
  tenant<T>(clubId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs a transaction as the platform role, which sees all clubs (auth, registry, jobs, lists over clubs). */
  platform<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/**
 * Transactions that only read, and may be up to a minute late: on a replica, if there is one that answers, else on the
 * database itself. `work` may run a second time there. A write fails in any case.
 */
export interface Replica extends Transactions {
  /** Returns whether the replica is used and how late it is; null without one. */
  state(): ReplicaState | null;
}

/**
 * Database, with either engine behind it. Every access is under a role that row-level security binds; only migrations
 * use the login role. A transaction that lost to a deadlock or a serialization failure is run again, so `work` must not
 * have effects outside the database: no mail, no HTTP, nothing pushed to a stream.
 */
export interface Database extends Transactions {
  kind: 'embedded' | 'postgresql';
  /**
   * Reads where a lag is harmless: what nobody has just written, and nobody decides by (no permissions, sessions, money).
   *
   *     const figures = await db.replica.platform((tx) => selectFigures(tx));
   */
  replica: Replica;
  /**
   * Runs one prepared select in a single round trip, for hot paths: as the tenant role if a club is given, else as the
   * platform role.
   */
  prepared<Row>(name: string, statement: Sql, clubId?: string): Promise<Row[]>;
  /** Calls back at every NOTIFY on the channel until the returned function is called; survives reconnects. */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
  /**
   * Refreshes the statistics by which queries are planned, where the engine does not do so by itself.
   * @see https://www.postgresql.org/docs/current/routine-vacuuming.html#AUTOVACUUM (which the embedded engine lacks)
   */
  analyze(): Promise<void>;
  /** Returns the connections of the pool by state, and the callers that wait for one; empty without a pool. */
  connections(): Readonly<Record<string, number>>;
  /** The same database by connections of its own, closed with it; absent where there is one connection alone. */
  background?: Database;
  close(): Promise<void>;
}

/** Connection of migrations: runs several statements at once, as the login role. */
export interface MigrationConnection {
  script(text: string): Promise<void>;
  rows<Row>(text: string, values?: unknown[]): Promise<Row[]>;
}
