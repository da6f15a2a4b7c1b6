import { storedReason } from '@canchero/shared-contracts/booking';
import type { Agent } from '../../../platform/audit/actor';
import { audit } from '../../../platform/audit/audit';
import type { Tx } from '../../../platform/db/database';
import { bookingNotification } from '../notification/notification';
import { selectVenue } from '../notification/sql';
import { type LockedBooking, lockBooking } from '../sql';
import { markCancelled } from './mark-cancelled';

/** Reason of a booking that its player cancelled. */
export const CANCELLED_BY_PLAYER = storedReason('cancelled_by_player');

/** Locks a booking in any state; null if there is none. */
export const lockForPlayer = (tx: Tx, clubId: string, bookingId: string): Promise<LockedBooking | null> =>
  lockBooking(tx, clubId, bookingId);

/** Cancels a locked booking for its player; its money was settled before. */
export async function cancelForPlayer(
  tx: Tx,
  agent: Agent,
  bookingId: string,
  booking: LockedBooking,
  reason: string,
): Promise<void> {
  const { clubId } = agent;
  const venue = await selectVenue(tx, clubId, booking.court_id);
  const slot = { start: booking.starts_at, end: booking.ends_at };
  await audit(tx, { ...agent, action: 'booking.cancel', object: { type: 'booking', id: bookingId }, reason });
  const notification = bookingNotification('cancelled', venue, slot, null);
  await markCancelled(tx, clubId, bookingId, { reason, undo: null }, notification);
}
