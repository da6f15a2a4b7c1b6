import type { Tx } from '../../platform/db/database';

/** Those of the ids that are no players of the club. */
export async function unknownPlayers(tx: Tx, clubId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.prepared<{ id: string }>(
    'unknown_players',
    `select w.id from unnest($2::uuid[]) w(id)
     where not exists (select 1 from players p where p.club_id = $1::uuid and p.id = w.id and p.removed_at is null)`,
    [clubId, ids],
  );
  return rows.map((row) => row.id);
}
