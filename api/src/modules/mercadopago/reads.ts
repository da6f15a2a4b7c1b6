import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

export { selectClubsOf } from './sql';

/** Returns the account that receives a club's online payments; null without a connection that works. */
export async function collectorOf(tx: Tx, clubId: string): Promise<string | null> {
  const [row] = await tx.query<{ seller_id: string }>(sql`
    select seller_id from mercadopago_connections where club_id = ${clubId} and broken_at is null`);
  return row?.seller_id ?? null;
}

/** Checks whether a club is connected with an account, be it by a connection that is broken and may work again. */
export async function isConnectedWith(tx: Tx, clubId: string, sellerId: string): Promise<boolean> {
  const rows = await tx.query(sql`
    select from mercadopago_connections where club_id = ${clubId} and seller_id = ${sellerId}`);
  return rows.length === 1;
}
