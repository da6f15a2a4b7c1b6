import sql, { raw } from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

/**
 * Locks a club that was closed before an instant and whose personal data are not erased yet. Returns false if the club
 * is not in that state.
 */
export async function lockToErase(tx: Tx, clubId: string, before: Date): Promise<boolean> {
  const rows = await tx.query(sql`
    select from clubs where id = ${clubId}::uuid and closed_at <= ${before} and erased_at is null for no key update`);
  return rows.length === 1;
}

/** Returns the step that deletes rows of a table which are about people, a batch at a time. */
export const deleteRows =
  (table: 'notifications' | 'booking_notes' | 'recent_holds' | 'idempotency_keys') =>
  async (tx: Tx, clubId: string, limit: number): Promise<number> => {
    const gone = await tx.query(sql`
      delete from ${raw(table)} where ctid = any(array(
        select ctid from ${raw(table)} where club_id = ${clubId}::uuid limit ${limit})) returning 1`);
    return gone.length;
  };

/** Empties what was written about bookings. */
export async function forgetDescriptions(tx: Tx, clubId: string, limit: number): Promise<number> {
  const rows = await tx.query(sql`
    update bookings set description = '' where club_id = ${clubId}::uuid and id in (
      select id from bookings where club_id = ${clubId}::uuid and description <> '' limit ${limit})
    returning 1`);
  return rows.length;
}

/** Erases how a club was reached, who worked there and its account at the gateway, and marks it as erased. */
export async function eraseClub(tx: Tx, clubId: string, at: Date): Promise<void> {
  for (const table of [
    'summary_mails',
    'mercadopago_states',
    'mercadopago_connections',
    'invitations',
    'memberships',
  ]) {
    await tx.query(sql`delete from ${raw(table)} where club_id = ${clubId}::uuid`);
  }
  await tx.query(sql`
    update clubs set phone = '', whatsapp = '', address = '', slug = 'erased-' || id, public_enabled = false,
      erased_at = ${at}, version = version + 1
    where id = ${clubId}::uuid`);
}
