import type { Sql } from 'sql-template-tag';

/** One open transaction. Rows arrive as plain objects; see `type-parsers.ts` for how values are read. */
export interface Tx {
  /** Runs a statement written with the `sql` tag. Pass jsonb values as `${JSON.stringify(x)}::jsonb`. */
  query<Row = Record<string, unknown>>(statement: Sql): Promise<Row[]>;
  /** Same for a hot path: PostgreSQL plans it once per connection under `name`. */
  prepared<Row = Record<string, unknown>>(name: string, statement: Sql): Promise<Row[]>;
}

/**
 * The database behind both engines. Every access is under a role that row-level security binds;
 * the login role itself is used by migrations alone.
 * A transaction that lost to a deadlock or a serialisation failure is run again, so `work` must not have
 * effects outside the database: no mail, no HTTP, nothing pushed to a stream.
 */
export interface Database {
  kind: 'embedded' | 'postgresql';
  /** Transaction as the tenant role: row-level security shows this club only. Throws on an id that is no UUID. */
  tenant<T>(clubId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Transaction as the platform role (auth, registry, jobs, lists over clubs): policies let it see all. */
  platform<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * One prepared select in a single round trip, for hot paths: as the tenant role where a club is named,
   * else as the platform role.
   */
  prepared<Row>(name: string, statement: Sql, clubId?: string): Promise<Row[]>;
  /** Calls back for every NOTIFY on the channel until the returned function is called; survives reconnects. */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** What migrations need: several statements at once, outside the roles. */
export interface MigrationConnection {
  script(text: string): Promise<void>;
  rows<Row>(text: string, values?: unknown[]): Promise<Row[]>;
}
