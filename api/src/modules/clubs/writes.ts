import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

/**
 * Locks a club until the transaction ends, as while its courts or players are counted: two calls cannot both take a last
 * place.
 */
export const lockClub = (tx: Tx, clubId: string) =>
  tx.query(sql`select 1 from clubs where id = ${clubId} for no key update`);
