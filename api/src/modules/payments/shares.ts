import { storedReason } from '@canchero/shared-contracts/booking';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import { type BookingPayments, paymentErrors, type SurplusCredit } from '@canchero/shared-contracts/payment';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { touchBooking } from '../bookings/writes';
import { checkPayable } from '../clubs/reads';
import { bookingPayments, lockPayableBooking, netPayment, settleBooking } from './booking-payments';
import { presentDebtors } from './present-debtors';
import { recordRefund } from './refund-payment';
import { upsertShare } from './sql';

/**
 * Agrees what a player pays of a booking, in centavos; null returns to an equal part.
 * @throws not_found, also for a player who is not in the booking, share_exceeds_price {available}, booking_cancelled
 */
export async function setShare(
  tx: Tx,
  actor: Actor,
  { bookingId, playerId }: { bookingId: string; playerId: string },
  amount: number | null,
): Promise<BookingPayments> {
  const { clubId } = actor;
  const { price } = await lockPayableBooking(tx, clubId, bookingId);
  const { sharers } = await settleBooking(tx, clubId, bookingId, price);
  const others = sharers.reduce((sum, s) => (s.id === playerId ? sum : sum + (s.agreed ?? 0)), 0);
  const available = Math.max(0, price - others);
  if (!(await upsertShare(tx, clubId, { bookingId, playerId, amount }))) throw AppError.of(commonErrors.not_found);
  if ((amount ?? 0) > available) throw AppError.of(paymentErrors.share_exceeds_price, { available });
  await audit(tx, {
    ...actor,
    action: 'booking.share',
    object: { type: 'booking', id: bookingId },
    ...(amount !== null && { amount }),
  });
  await presentDebtors(tx, actor, { booking_id: bookingId });
  return bookingPayments(tx, clubId, await touchBooking(tx, clubId, bookingId));
}

/**
 * Refunds into a player's credit what was paid above the price of a booking, or by the player above their share. It
 * comes out of the player's own payments first, the newest first.
 * @throws not_found, booking_cancelled, player_not_in_booking {player_id}, amount_not_positive {remaining},
 *   amount_exceeds_surplus {surplus}, fraction_of_currency {currency, path}
 */
export async function creditSurplus(
  tx: Tx,
  actor: Actor,
  bookingId: string,
  { player_id: playerId, amount }: SurplusCredit,
): Promise<BookingPayments> {
  const { clubId } = actor;
  const { price } = await lockPayableBooking(tx, clubId, bookingId);
  const { payments, settlement } = await settleBooking(tx, clubId, bookingId, price);
  const share = settlement.shares.find((s) => s.player_id === playerId);
  if (!share) throw AppError.of(paymentErrors.player_not_in_booking, { player_id: playerId });
  const surplus = Math.max(share.surplus, settlement.surplus);
  if (amount <= 0) throw AppError.of(paymentErrors.amount_not_positive, { remaining: surplus });
  if (amount > surplus) throw AppError.of(paymentErrors.amount_exceeds_surplus, { surplus });
  await checkPayable(tx, clubId, { amount, sums: [share.surplus, settlement.surplus] });
  let left = amount;
  const newest = payments.toReversed();
  for (const payment of [...newest.filter(isOwn), ...newest.filter((p) => !isOwn(p))]) {
    const part = Math.min(left, netPayment(payment).amount);
    if (part === 0) continue;
    left -= part;
    await recordRefund(tx, actor, payment, {
      amount: part,
      reason: storedReason('surplus'),
      destination: 'credit',
      player_id: playerId,
    });
  }
  await presentDebtors(tx, actor, { booking_id: bookingId });
  await audit(tx, { ...actor, action: 'payment.credit', object: { type: 'booking', id: bookingId }, amount });
  return bookingPayments(tx, clubId, await touchBooking(tx, clubId, bookingId));

  function isOwn(p: { player_id: string | null }) {
    return p.player_id === playerId;
  }
}
