import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

export { selectClubsOf } from './sql';

/** Returns the account that receives a club's online payments; null without a connection that works. */
export async function collectorOf(tx: Tx, clubId: string): Promise<string | null> {
  const [row] = await tx.query<{ seller_id: string }>(sql`
    select seller_id from mercadopago_connections where club_id = ${clubId} and broken_at is null`);
  return row?.seller_id ?? null;
}
