import sql from 'sql-template-tag';
import type { Agent } from '../../../platform/audit/actor';
import { audit } from '../../../platform/audit/audit';
import type { Tx } from '../../../platform/db/database';
import { bookingNotification } from '../notification/notification';
import { selectVenue } from '../notification/sql';
import { type LockedBooking, lockBooking } from '../sql';
import { markCancelled, refundOnCancellation } from './cancel-booking';

const REASON = 'Cancelada por el jugador';

/** Locks a booking in any state; null if there is none. */
export const lockForPlayer = (tx: Tx, clubId: string, bookingId: string): Promise<LockedBooking | null> =>
  lockBooking(tx, clubId, bookingId);

/**
 * Cancels a locked booking for its player. What was paid and is not kept becomes the player's credit at the club, as far
 * as it was paid there: what came in over a gateway has been refunded before.
 * @param kept centavos that the club keeps
 * @param data data of the notification beside those of the booking
 * @throws credit_needs_player
 */
export async function cancelForPlayer(
  tx: Tx,
  agent: Agent,
  bookingId: string,
  booking: LockedBooking,
  { kept, data }: { kept: number; data: Readonly<Record<string, unknown>> },
): Promise<void> {
  const { paid } = booking;
  const refund = { destination: 'credit', kept } as const;
  const cancellation = { reason: REASON, version: booking.version };
  const returned = paid > 0 ? await refundOnCancellation(tx, agent, { id: bookingId, paid }, cancellation, refund) : 0;
  const venue = await selectVenue(tx, agent.clubId, booking.court_id);
  const slot = { start: booking.starts_at, end: booking.ends_at };
  await audit(tx, {
    ...agent,
    action: 'booking.cancel',
    object: { type: 'booking', id: bookingId },
    reason: REASON,
  });
  const notification = bookingNotification('cancelled', venue, slot, null, data);
  await markCancelled(tx, agent, bookingId, { reason: REASON, returned, undo: sql`null` }, notification);
}
