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

/** Those of the ids that are players whom the club does not let in. */
export async function blockedPlayers(tx: Tx, clubId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.prepared<{ id: string }>(
    'blocked_players',
    'select id from players where club_id = $1::uuid and id = any($2::uuid[]) and blocked',
    [clubId, ids],
  );
  return rows.map((row) => row.id);
}
