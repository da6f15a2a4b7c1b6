import { ERASED_NAME } from '@canchero/shared-contracts/player';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import type { Reach } from './reads';

/** Forgets what somebody told the public page about bookings that are over, when their data are erased. */
export const forgetContact = (tx: Tx, clubId: string, { phone, email }: Reach, now: Date) =>
  tx.query(sql`
    with forgotten as (
      update online_bookings o set first_name = ${ERASED_NAME}, last_name = '', phone = '', email = '',
        special_requests = '', reminder = false, mail_due_at = null
      from bookings b
      where b.club_id = o.club_id and b.id = o.booking_id and b.ends_at <= ${now}
        and o.club_id = ${clubId} and (o.phone = ${phone}::text or o.email = ${email}::text)
      returning o.booking_id
    )
    update bookings set description = '' where club_id = ${clubId} and id in (select booking_id from forgotten)`);
