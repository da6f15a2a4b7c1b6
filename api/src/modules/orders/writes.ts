import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

export { publishOrder } from './lock-order';
export { lockOrderRow } from './sql';

/** Assigns all orders of one player to another, when the two are merged. */
export const moveOrders = (tx: Tx, clubId: string, from: string, to: string) =>
  tx.query(sql`update orders set player_id = ${to} where club_id = ${clubId} and player_id = ${from}`);

/** Forgets how a player was called in orders, when their data are erased. */
export const forgetCustomer = (tx: Tx, clubId: string, playerId: string) =>
  tx.query(sql`update orders set customer_name = '' where club_id = ${clubId} and player_id = ${playerId}`);

/**
 * Erases the customer names and notes of a closed club's orders, at most `limit` per call. Returns the number of orders
 * changed.
 */
export async function forgetCustomers(tx: Tx, clubId: string, limit: number): Promise<number> {
  const rows = await tx.query(sql`
    update orders set customer_name = '', note = '' where club_id = ${clubId} and id in (
      select id from orders where club_id = ${clubId} and customer_name || note <> '' limit ${limit})
    returning 1`);
  return rows.length;
}
