import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Sql } from 'sql-template-tag';
import type { Database } from '../db/database';

/** Limit that is counted in the database: for all instances, and over restarts. */
export interface SharedLimit {
  /** Counts one request. Returns null if it fits the limit, else the milliseconds until requests fit again. */
  take(key: string): Promise<number | null>;
  /** Counts one request less. */
  giveBack(key: string): Promise<void>;
}

/** Creates the limit of `max` requests with the same key within `perMs` milliseconds. `name` is its own among all. */
export function sharedLimit(
  db: Database,
  { name, max, perMs, failuresOnly }: { name: string; max: number; perMs: number; failuresOnly: boolean },
): SharedLimit {
  const limiter = new RateLimiterPostgres({
    storeClient: {
      query: ({ text, values }: { text: string; values: unknown[] }) =>
        db.platform(async (tx) => ({ rows: await tx.query({ text, values } as unknown as Sql) })),
    },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: max,
    duration: perMs / 1_000,
    // a caller over the limit costs the database nothing, unless an attempt under way may still be given back
    ...(!failuresOnly && { inMemoryBlockOnConsumed: max }),
  });
  return {
    take: async (key) => {
      try {
        await limiter.consume(key);
        return null;
      } catch (refusal) {
        if (refusal instanceof Error) throw refusal;
        return (refusal as RateLimiterRes).msBeforeNext;
      }
    },
    giveBack: async (key) => void (await limiter.reward(key)),
  };
}
