import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

/**
 * Locks courts for this transaction alone, and waits for bookings that are being written on them. In the order of their
 * ids, so that two callers cannot block each other for good. Returns the number of those that the club has.
 */
export async function lockCourts(tx: Tx, clubId: string, courtIds: readonly string[]): Promise<number> {
  const rows = await tx.query(sql`
    select id from courts where club_id = ${clubId} and id = any(${courtIds}::uuid[]) and removed_at is null
    order by id for update`);
  return rows.length;
}

/** Keeps a court from being removed until the transaction ends; false if the club does not have it. */
export async function keepCourt(tx: Tx, clubId: string, courtId: string): Promise<boolean> {
  const rows = await tx.query(sql`
    select from courts where club_id = ${clubId} and id = ${courtId} and removed_at is null for key share`);
  return rows.length === 1;
}
