import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

/** Sums what is left to pay of the orders of each player, in centavos. Those who owe nothing may be missing. */
export async function ordersOwedBy(tx: Tx, clubId: string, playerIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx.query<{ player_id: string; owed: number }>(sql`
    select player_id, sum(total - refunded - paid)::bigint as owed from orders
    where club_id = ${clubId} and player_id = any(${playerIds}::uuid[]) and state = 'pending' group by player_id`);
  return new Map(rows.map(({ player_id, owed }) => [player_id, owed]));
}
