import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

/** Sums what is left to pay of the consumptions of each player, in centavos. Those who owe nothing may be missing. */
export async function consumptionsOwedBy(
  tx: Tx,
  clubId: string,
  playerIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await tx.query<{ player_id: string; owed: number }>(sql`
    select player_id, sum(total - paid)::bigint as owed from consumptions
    where club_id = ${clubId} and player_id = any(${playerIds}::uuid[]) and removed_at is null group by player_id`);
  return new Map(rows.map(({ player_id, owed }) => [player_id, owed]));
}
