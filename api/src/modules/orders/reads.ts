import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

/** Sums what is left to pay of a player's orders, in centavos. */
export async function ordersOwedBy(tx: Tx, clubId: string, playerId: string): Promise<number> {
  const [row] = await tx.query<{ owed: number }>(sql`
    select coalesce(sum(total - refunded - paid), 0)::bigint as owed from orders
    where club_id = ${clubId} and player_id = ${playerId} and state = 'pending'`);
  return row?.owed ?? 0;
}
