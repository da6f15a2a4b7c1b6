import { AsyncLocalStorage } from 'node:async_hooks';
import type { Access } from '../metrics/metrics';
import { tracedTransaction } from '../tracing/spans';
import type { Database } from './database';

/** Time that the transactions of one request took; those at the same time count each. */
export interface DatabaseTime {
  ms: number;
}

const requestTime = new AsyncLocalStorage<DatabaseTime>();

/** Runs `work` such that the time of its transactions is added to `time`. */
export const countingInto = <T>(time: DatabaseTime, work: () => T): T => requestTime.run(time, work);

/** Returns the database with each access measured and traced, also for the request that it belongs to. */
export function measured(db: Database, onTransaction: (access: Access, seconds: number) => void): Database {
  const time = async <T>(access: Access, transaction: () => Promise<T>, operation: string = access): Promise<T> => {
    const from = performance.now();
    try {
      return await tracedTransaction(operation, transaction);
    } finally {
      const ms = performance.now() - from;
      const request = requestTime.getStore();
      if (request) request.ms += ms;
      onTransaction(access, ms / 1_000);
    }
  };
  return {
    ...db,
    tenant: (clubId, work) => time('tenant', () => db.tenant(clubId, work)),
    platform: (work) => time('platform', () => db.platform(work)),
    replica: {
      ...db.replica,
      tenant: (clubId, work) => time('replica', () => db.replica.tenant(clubId, work)),
      platform: (work) => time('replica', () => db.replica.platform(work)),
    },
    prepared: (name, statement, clubId) => time('prepared', () => db.prepared(name, statement, clubId), name),
  };
}
