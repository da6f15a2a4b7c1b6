import { ERASED_NAME } from '@canchero/shared-contracts/player';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import type { Reach } from './reads';

/** SQL of the columns that remain of data entered on the public page. */
const FORGOTTEN = sql`first_name = ${ERASED_NAME}, last_name = '', phone = '', email = '', special_requests = '',
  reminder = false, mail_due_at = null`;

/** Erases the data that somebody entered on the public page for bookings that are over. */
export const forgetContact = (tx: Tx, clubId: string, { phone, email }: Reach, now: Date) =>
  tx.query(sql`
    with forgotten as (
      update online_bookings o set ${FORGOTTEN}
      from bookings b
      where b.club_id = o.club_id and b.id = o.booking_id and b.ends_at <= ${now}
        and o.club_id = ${clubId} and (o.phone = ${phone}::text or o.email = ${email}::text)
      returning o.booking_id
    )
    update bookings set description = '' where club_id = ${clubId} and id in (select booking_id from forgotten)`);

/**
 * Erases the data entered on the public page of a closed club, at most `limit` bookings per call. Returns their number.
 */
export async function forgetContacts(tx: Tx, clubId: string, limit: number): Promise<number> {
  const rows = await tx.query(sql`
    update online_bookings set ${FORGOTTEN} where club_id = ${clubId} and booking_id in (
      select booking_id from online_bookings where club_id = ${clubId} and (
        first_name <> ${ERASED_NAME} or last_name || phone || email || special_requests <> '') limit ${limit})
    returning 1`);
  return rows.length;
}
