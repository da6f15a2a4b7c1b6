import type { PlayerData } from '@canchero/shared-contracts/player';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

/** Phone, in the form of E.164, and e-mail by which somebody is known; null for what they did not give. */
export interface Reach {
  phone: string | null;
  email: string | null;
}

/** Selects the data that somebody entered on the public page, oldest first. */
export const contactsOf = (tx: Tx, clubId: string, { phone, email }: Reach): Promise<PlayerData['online_bookings']> =>
  tx.query(sql`
    select booking_id, first_name, last_name, phone, email, special_requests, created_at from online_bookings
    where club_id = ${clubId} and (phone = ${phone}::text or email = ${email}::text) order by created_at, booking_id`);
