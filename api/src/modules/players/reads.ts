import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

/** Returns those of the ids that no player of the club has. */
export async function unknownPlayers(tx: Tx, clubId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.prepared<{ id: string }>(
    'unknown_players',
    sql`select w.id from unnest(${ids}::uuid[]) w(id) where not exists (
       select 1 from players p where p.club_id = ${clubId}::uuid and p.id = w.id and p.removed_at is null)`,
  );
  return rows.map((row) => row.id);
}

/** Returns the ids of blocked players among the given ones. */
export async function blockedPlayers(tx: Tx, clubId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.prepared<{ id: string }>(
    'blocked_players',
    sql`select id from players where club_id = ${clubId}::uuid and id = any(${ids}::uuid[]) and blocked`,
  );
  return rows.map((row) => row.id);
}
