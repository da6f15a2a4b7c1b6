import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

/** Counts the orders that are not paid in full. */
export async function countPending(tx: Tx, clubId: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(sql`
    select count(*)::int as count from orders where club_id = ${clubId} and state = 'pending'`);
  return row?.count ?? 0;
}
