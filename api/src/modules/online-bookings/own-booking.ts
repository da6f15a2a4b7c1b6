import { bookingErrors, storedReason } from '@canchero/shared-contracts/booking';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import { type OnlineBooking, onlineBookingErrors } from '@canchero/shared-contracts/online-booking';
import type { Agent } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { found } from '../../platform/db/found';
import { CANCELLED_BY_PLAYER, cancelForPlayer, confirmWaiting, lockForPlayer, lockWaiting } from '../bookings/writes';
import { selectCheckoutOf } from '../online-payments/reads';
import { refundBookingPayments } from '../payments/writes';
import { isContactCode } from './booking-token';
import { cancellationOffer, onlineState, shownBooking } from './shown-booking';
import { type StoredOnlineBooking, selectOnlineBooking, setKept, tellAtOnce } from './sql';

/**
 * Reads an online booking for the holder of its token.
 * @throws not_found
 */
export async function readOwn(tx: Tx, clubId: string, bookingId: string): Promise<OnlineBooking> {
  const checkout = await selectCheckoutOf(tx, clubId, bookingId);
  return shownBooking(await stored(tx, clubId, bookingId), checkout?.init_point ?? null);
}

const stored = async (tx: Tx, clubId: string, bookingId: string): Promise<StoredOnlineBooking> =>
  found(await selectOnlineBooking(tx, clubId, bookingId));

/**
 * Confirms the contact of a booking that waits for it. One that is confirmed already stays as it is.
 * @throws not_found also if the code is not the one that was mailed
 * @throws booking_expired
 * @throws booking_cancelled
 */
export async function confirmContact(
  tx: Tx,
  agent: Agent,
  bookingId: string,
  { code, secret }: { code: string; secret: string },
): Promise<OnlineBooking> {
  const { clubId } = agent;
  if (!isContactCode(code, bookingId, secret)) throw AppError.of(commonErrors.not_found);
  const waiting = await lockWaiting(tx, clubId, bookingId);
  const booking = await stored(tx, clubId, bookingId);
  const state = onlineState(booking);
  if (state === 'expired') throw AppError.of(onlineBookingErrors.booking_expired);
  if (state === 'cancelled') throw AppError.of(bookingErrors.booking_cancelled);
  if (waiting && booking.awaits === 'contact') {
    await confirmWaiting(tx, agent, waiting);
    await tellAtOnce(tx, clubId, bookingId);
  }
  return readOwn(tx, clubId, bookingId);
}

/**
 * Cancels a booking for its player by the club's rule. One that is cancelled already stays as it is.
 * @param refund centavos that come back, as they were shown
 * @throws not_found
 * @throws cannot_cancel
 * @throws refund_changed {refund}
 */
export async function cancelOwn(tx: Tx, agent: Agent, bookingId: string, refund: number): Promise<OnlineBooking> {
  const { clubId } = agent;
  const locked = found(await lockForPlayer(tx, clubId, bookingId));
  const booking = await stored(tx, clubId, bookingId);
  if (onlineState(booking) === 'cancelled') return shownBooking(booking, null);
  const offer = cancellationOffer(booking);
  if (!offer) throw AppError.of(onlineBookingErrors.cannot_cancel);
  if (offer.refund !== refund) throw AppError.of(onlineBookingErrors.refund_changed, { refund: offer.refund });
  await giveBack(tx, agent, bookingId, offer, locked.first_player);
  await setKept(tx, clubId, bookingId, offer.kept);
  await cancelForPlayer(
    tx,
    agent,
    bookingId,
    locked,
    offer.owed > 0 ? storedReason('cancelled_with_debt') : CANCELLED_BY_PLAYER,
  );
  await tellAtOnce(tx, clubId, bookingId);
  return readOwn(tx, clubId, bookingId);
}

/**
 * Refunds the part of the payments that the club does not keep: online payments over the gateway, payments at the club
 * as the player's credit there. Money that no player could have as credit stays for the club to give back in person.
 */
async function giveBack(
  tx: Tx,
  agent: Agent,
  bookingId: string,
  { refund, kept }: { refund: number; kept: number },
  player_id: string | null,
): Promise<void> {
  const reason = CANCELLED_BY_PLAYER;
  if (refund > 0) {
    await refundBookingPayments(tx, agent, bookingId, {
      amount: refund,
      reason,
      destination: 'credit',
      player_id,
      online: 'money',
      ownedOnly: player_id === null,
    });
  }
  if (kept > 0) {
    await audit(tx, {
      ...agent,
      action: 'booking.keep',
      object: { type: 'booking', id: bookingId },
      amount: kept,
      reason,
    });
  }
}
