import sql from 'sql-template-tag';
import type { Tx } from '../db/database';

/**
 * Transaction that hides events, and the connection that it runs on, of whatever database of the server. A field is
 * null if the login may not see it; all fields of the connection are null if the transaction is a prepared one or has
 * just ended.
 */
export interface Holder {
  transaction: string;
  pid: number | null;
  database: string | null;
  login: string | null;
  application: string | null;
  /** Start of the transaction, as text. */
  since: string | null;
}

/** Returns who holds a transaction open. */
export async function holderOf(tx: Tx, txid: bigint): Promise<Holder> {
  const transaction = String(txid);
  const [connection] = await tx.query<Omit<Holder, 'transaction'>>(sql`
    select pid, datname as database, usename as login, application_name as application, xact_start::text as since
    from pg_stat_activity where backend_xid = ${transaction}::text::xid8::xid`);
  const unknown = { pid: null, database: null, login: null, application: null, since: null };
  return { transaction, ...(connection ?? unknown) };
}
