import { AppError } from '@canchero/shared-contracts/core';
import { type BookingPayments, PLAYER_CREDIT, paymentErrors } from '@canchero/shared-contracts/payment';
import type { Tx } from '../../platform/db/database';
import { touchBooking } from '../bookings/writes';
import { moveCredit } from '../players/writes';
import { bookingPayments } from './booking-payments';
import { publishPayment } from './publish-payment';
import { insertPayment, lockBooking, type PaymentRow } from './sql';

/**
 * Records a payment of something that the caller has locked and checked, and debits the player's credit if that pays
 * it.
 * @throws credit_needs_player, insufficient_credit {credit}, cash_session_needed {desk}
 */
export async function recordPayment(tx: Tx, clubId: string, row: PaymentRow): Promise<void> {
  if (row.method === PLAYER_CREDIT && !row.playerId) throw AppError.of(paymentErrors.credit_needs_player);
  const paymentId = await insertPayment(tx, clubId, row);
  if (row.method !== PLAYER_CREDIT || !row.playerId) return;
  await moveCredit(tx, clubId, { playerId: row.playerId, kind: 'payment', amount: -row.amount, paymentId, by: row.by });
}

/**
 * Records money that a gateway has received for a booking. It is never refused for exceeding the price, because the
 * money is there already. Locks the booking and publishes the payment.
 * @param announced false for money that goes back at once, since members are then notified only of the refund
 * @returns null if the club has no such booking
 */
export async function recordOnlinePayment(
  tx: Tx,
  clubId: string,
  payment: PaymentRow & { bookingId: string },
  announced = true,
): Promise<(BookingPayments & { paymentId: string }) | null> {
  const { bookingId, method, amount, by } = payment;
  if (!(await lockBooking(tx, clubId, bookingId))) return null;
  const paymentId = await insertPayment(tx, clubId, payment);
  const answer = await bookingPayments(tx, clubId, await touchBooking(tx, clubId, bookingId));
  if (announced) await publishPayment(tx, answer.booking, { amount, method, gateway: 'online', by });
  return { ...answer, paymentId };
}
