import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

/** Sums what is left to pay of a player's consumptions, in centavos. */
export async function consumptionsOwedBy(tx: Tx, clubId: string, playerId: string): Promise<number> {
  const [row] = await tx.query<{ owed: number }>(sql`
    select coalesce(sum(total - paid), 0)::bigint as owed from consumptions
    where club_id = ${clubId} and player_id = ${playerId} and removed_at is null`);
  return row?.owed ?? 0;
}
