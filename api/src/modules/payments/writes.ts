import type { BookingPayments, Payment } from '@canchero/shared-contracts/payment';
import sql from 'sql-template-tag';
import type { Actor } from '../../platform/audit/actor';
import type { Tx } from '../../platform/db/database';
import { touchBooking } from '../bookings/writes';
import { announcePayment } from './announce';
import { giveBack } from './correct';
import { bookingPayments } from './money';
import { FROM_PAYMENTS, insertPayment, lockBooking, PAYMENT, type PaymentRow } from './sql';

export { takePayment } from './take';

/**
 * Records money that came in already, as a gateway tells it: never refused for being too much, for then it is there all
 * the same. Takes the booking first and announces it. Null when the club has no such booking.
 */
export async function recordPayment(
  tx: Tx,
  clubId: string,
  payment: PaymentRow & { bookingId: string },
): Promise<BookingPayments | null> {
  const { bookingId, amount, by } = payment;
  if (!(await lockBooking(tx, clubId, bookingId))) return null;
  await insertPayment(tx, clubId, payment);
  const answer = await bookingPayments(tx, clubId, await touchBooking(tx, clubId, bookingId));
  await announcePayment(tx, answer.booking, { amount, gateway: 'online', by });
  return answer;
}

/** Gives all payments of a player to another: two players turned out to be one. */
export const movePayments = (tx: Tx, clubId: string, from: string, to: string) =>
  tx.query(sql`update payments set player_id = ${to} where club_id = ${clubId} and player_id = ${from}`);

/**
 * Gives back so much of what still stands of the payments of an order, the oldest first, each by the way it came. Take
 * the order first.
 */
export async function refundOrder(
  tx: Tx,
  actor: Actor,
  orderId: string,
  { amount, reason }: { amount: number; reason: string },
): Promise<void> {
  const payments = await tx.query<Payment>(sql`
    select ${PAYMENT} ${FROM_PAYMENTS}
    where p.club_id = ${actor.clubId} and p.order_id = ${orderId} and p.voided_at is null and p.amount > p.refunded
    order by p.created_at, p.id`);
  let left = amount;
  for (const payment of payments) {
    const part = Math.min(left, payment.amount - payment.refunded);
    if (part > 0) await giveBack(tx, actor, payment, { amount: part, reason });
    left -= part;
  }
  if (left > 0) throw new Error('an order gives back no more than was paid');
}
