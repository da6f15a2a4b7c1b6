import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../../../platform/db/database';
import type { BookingNotification } from '../notification/notification';
import { changeAndNotify } from '../notification/sql';

/**
 * Cancels a locked booking in one statement with its notification and events. Returns its new JSON text.
 * @param undo SQL of what an undo needs to know; null if there is none
 */
export async function markCancelled(
  tx: Tx,
  clubId: string,
  bookingId: string,
  { reason, undo }: { reason: string; undo: Sql | null },
  notification: BookingNotification,
): Promise<string> {
  const set = sql`state = 'cancelled', cancel_reason = ${reason}::text, undo = ${undo ?? sql`null`}`;
  const name = undo ? 'cancel_booking' : 'cancel_booking_for_good';
  return changeAndNotify(tx, clubId, bookingId, 'cancelled', { name, set }, notification);
}
