import sql from 'sql-template-tag';
import type { Database } from '../../platform/db/database';
import type { Sealer } from '../../platform/encryption/sealer';
import { contextOf } from './tokens';

/** Seals the tokens of all connected clubs by the first key. Returns the number of clubs whose tokens were not. */
export async function resealConnections(db: Database, sealer: Sealer): Promise<number> {
  const clubs = await db.platform((tx) =>
    tx.query<{ club_id: string }>(sql`select club_id from mercadopago_connections order by club_id`),
  );
  let resealed = 0;
  for (const { club_id } of clubs) if (await resealConnection(db, sealer, club_id)) resealed++;
  return resealed;
}

const resealConnection = (db: Database, sealer: Sealer, clubId: string): Promise<boolean> =>
  db.platform(async (tx) => {
    const [row] = await tx.query<{ access_token: string; refresh_token: string }>(sql`
      select access_token, refresh_token from mercadopago_connections where club_id = ${clubId} for update`);
    const access = row && sealer.reseal(row.access_token, contextOf(clubId, 'access'));
    const refresh = row && sealer.reseal(row.refresh_token, contextOf(clubId, 'refresh'));
    if (!access && !refresh) return false;
    await tx.query(sql`
      update mercadopago_connections set access_token = coalesce(${access}, access_token),
        refresh_token = coalesce(${refresh}, refresh_token) where club_id = ${clubId}`);
    return true;
  });
