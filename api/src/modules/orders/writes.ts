import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

export { announced as announceOrder } from './open-order';
export { lockOrder } from './sql';

/** Gives all orders of a player to another: two players turned out to be one. */
export const moveOrders = (tx: Tx, clubId: string, from: string, to: string) =>
  tx.query(sql`update orders set player_id = ${to} where club_id = ${clubId} and player_id = ${from}`);
