import type { BookingPayments } from '@canchero/shared-contracts/payment';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import { touchBooking } from '../bookings/writes';
import { announcePayment } from './announce';
import { bookingPayments } from './money';
import { insertPayment, lockBooking, type PaymentRow } from './sql';

/**
 * Records money that came in already, as a gateway tells it: never refused for being too much, for then it is there all
 * the same. Takes the booking first and announces it. Null when the club has no such booking.
 */
export async function recordPayment(tx: Tx, clubId: string, payment: PaymentRow): Promise<BookingPayments | null> {
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
