import sql, { type Sql } from 'sql-template-tag';
import { isUnavailable, sqlState } from './pg-error';
import { openPool, type PostgresqlOptions, transaction, type WatchedPool } from './postgresql';
import { READ_ONLY, type ReplicaServer } from './replica';
import { type Positions, ReplicaWatch } from './replica-watch';
import { isTransient } from './retry';
import { guardTransaction } from './transaction-guard';

/** Opens a replica of the database of `primary`; it is asked once it has been found to answer. */
export function openReplica(options: PostgresqlOptions, primary: WatchedPool): ReplicaServer {
  const pool = openPool(options);
  const watch = new ReplicaWatch(positionsOf(primary, pool), options.onError);
  watch.start();
  return {
    run: (begin, work) => guardTransaction(() => transaction(pool, begin, work)),
    state: () => watch.state(),
    failed: (error) => {
      if (isTransient(error) || isUnavailable(error))
        options.onError(new Error('the replica did not answer a transaction, the primary did', { cause: error }));
      if (isLost(error)) watch.giveUp(error);
    },
    close: async () => {
      watch.close();
      await pool.close();
    },
  };
}

/** Checks whether an error is of the whole server, and not of one statement that was cancelled or refused. */
const isLost = (error: unknown) => isUnavailable(error) && !['57014', '25006'].includes(sqlState(error)?.code ?? '');

const positionsOf = (primary: WatchedPool, replica: WatchedPool): Positions => {
  const ask = async (pool: WatchedPool, position: Sql) => {
    const [row] = await transaction(pool, READ_ONLY, (tx) =>
      tx.query<{ bytes: number | null }>(sql`select pg_wal_lsn_diff(${position}, '0/0')::float8 as bytes`),
    );
    return row?.bytes ?? null;
  };
  return {
    written: async () => {
      const bytes = await ask(primary, sql`pg_current_wal_lsn()`);
      if (bytes === null) throw new Error('the primary has no position');
      return bytes;
    },
    replayed: () => ask(replica, sql`case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end`),
  };
};
