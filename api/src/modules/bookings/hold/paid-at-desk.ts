import sql from 'sql-template-tag';
import type { Actor } from '../../../platform/audit/actor';
import { audit } from '../../../platform/audit/audit';
import type { Tx } from '../../../platform/db/database';
import { updateBooking } from '../sql';

/**
 * Raises the version of a locked booking for which staff took money, and publishes it. One that waited for its player is
 * confirmed by the money, as by a payment online. Returns its JSON text.
 */
export async function touchPaidAtDesk(tx: Tx, actor: Actor, bookingId: string): Promise<string> {
  const { clubId } = actor;
  const [waiting] = await tx.query(sql`
    select 1 from bookings where club_id = ${clubId} and id = ${bookingId} and state = 'pending_payment'`);
  if (!waiting) return updateBooking(tx, clubId, bookingId);
  await audit(tx, { ...actor, action: 'booking.confirmed', object: { type: 'booking', id: bookingId } });
  return updateBooking(tx, clubId, bookingId, { name: 'paid', set: sql`state = 'confirmed'` });
}
