import {
  type BookingCancellation,
  bookingErrors,
  type CancellationRefund,
  storedReason,
} from '@canchero/shared-contracts/booking';
import { AppError } from '@canchero/shared-contracts/core';
import sql from 'sql-template-tag';
import type { Actor } from '../../../platform/audit/actor';
import { audit } from '../../../platform/audit/audit';
import type { Tx } from '../../../platform/db/database';
import { refundBookingPayments } from '../../payments/writes';
import { lockCurrent } from '../current-booking';
import { bookingNotification } from '../notification/notification';
import { selectVenue } from '../notification/sql';
import type { LockedBooking } from '../sql';
import { undoSql } from '../undo/stored-undo';
import { markCancelled } from './mark-cancelled';

/** Reason and version of a cancellation. */
export type Cancellation = Pick<BookingCancellation, 'reason' | 'version'>;

/** Returns the refund of a locked booking's payments, as given by the caller or by a rule. */
type RefundOf = (booking: LockedBooking) => CancellationRefund | undefined;

/**
 * Cancels one booking and refunds its payments, less the part that the club keeps. A cancellation with a refund cannot
 * be undone. Returns the JSON text of the booking.
 * @throws not_found
 * @throws stale_version {current}
 * @throws booking_cancelled
 * @throws booking_has_payments {paid}
 * @throws kept_exceeds_paid {paid}
 * @throws credit_needs_player, cash_session_needed {desk}
 */
export async function cancelBooking(
  tx: Tx,
  actor: Actor,
  bookingId: string,
  body: Cancellation,
  refundOf: RefundOf,
): Promise<string> {
  const { clubId, actorId } = actor;
  const before = await lockCurrent(tx, clubId, bookingId, body.version);
  const { paid } = before;
  const returned =
    paid > 0 ? await refundOnCancellation(tx, actor, { id: bookingId, paid }, body, refundOf(before)) : 0;
  const venue = await selectVenue(tx, clubId, before.court_id);
  const slot = { start: before.starts_at, end: before.ends_at };
  const object = { type: 'booking', id: bookingId };
  await audit(tx, { ...actor, action: 'booking.cancel', object, ...reasonOf(body) });
  const notification = bookingNotification('cancelled', venue, slot, actorId);
  // money that was given back does not come again
  const undo = returned > 0 ? null : undoSql(actor, 'booking.cancel');
  return markCancelled(tx, clubId, bookingId, { reason: body.reason ?? '', undo }, notification);
}

/** Returns the reason for the audit, if one was given. */
export const reasonOf = ({ reason }: Cancellation) => (reason ? { reason } : {});

/**
 * Refunds the payments of a locked booking that is about to be cancelled. The part that the club keeps stays paid.
 * Returns the centavos refunded.
 * @throws booking_has_payments {paid} without `refund`
 * @throws kept_exceeds_paid {paid}
 * @throws credit_needs_player, cash_session_needed {desk}
 */
export async function refundOnCancellation(
  tx: Tx,
  actor: Actor,
  { id, paid }: { id: string; paid: number },
  cancellation: Cancellation,
  refund: CancellationRefund | undefined,
): Promise<number> {
  if (!refund) throw AppError.of(bookingErrors.booking_has_payments, { paid });
  const { kept, destination, player_id } = refund;
  if (kept > paid) throw AppError.of(bookingErrors.kept_exceeds_paid, { paid });
  await refundBookingPayments(tx, actor, id, {
    amount: paid - kept,
    reason: cancellation.reason || storedReason('booking_cancelled'),
    destination,
    player_id: player_id ?? (await selectFirstPlayer(tx, actor.clubId, id)),
  });
  if (kept > 0) {
    await audit(tx, {
      ...actor,
      action: 'booking.keep',
      object: { type: 'booking', id },
      amount: kept,
      ...reasonOf(cancellation),
    });
  }
  return paid - kept;
}

/** Selects the first player of a booking who was not removed since; null without one. */
async function selectFirstPlayer(tx: Tx, clubId: string, bookingId: string): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>(sql`
    select p.id from booking_players bp join players p on p.club_id = bp.club_id and p.id = bp.player_id
    where bp.club_id = ${clubId} and bp.booking_id = ${bookingId} and p.removed_at is null
    order by bp.seq limit 1`);
  return row?.id ?? null;
}
