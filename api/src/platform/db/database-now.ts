import sql from 'sql-template-tag';
import type { Database } from './database';

/**
 * Returns the time by the database's clock. Whatever deletes what has been kept for long enough goes by it: an instance
 * whose own clock is months ahead would delete everything.
 */
export async function databaseNow(db: Database): Promise<Date> {
  const [row] = await db.platform((tx) => tx.query<{ now: string }>(sql`select clock_timestamp() as now`));
  if (!row) throw new Error('the database has no clock');
  return new Date(row.now);
}
