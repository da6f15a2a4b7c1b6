import { type Booking, bookingErrors } from '@canchero/shared-contracts/booking';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import { type BookingPayments, type Payment, type Settlement, settle } from '@canchero/shared-contracts/payment';
import type { Tx } from '../../platform/db/database';
import { type LockedBooking, lockBooking, type SharerRow, selectSharers, selectStanding } from './sql';

/** The money of one booking, as it is within a transaction. */
export interface Money {
  payments: Payment[];
  sharers: SharerRow[];
  settlement: Settlement;
}

export async function moneyOf(tx: Tx, clubId: string, bookingId: string, price: number): Promise<Money> {
  const payments = await selectStanding(tx, clubId, bookingId);
  const sharers = await selectSharers(tx, clubId, bookingId);
  return { payments, sharers, settlement: settle(price, sharers, payments.map(standing)) };
}

/** What still counts of a payment. */
export const standing = (p: Pick<Payment, 'player_id' | 'amount' | 'refunded'>) => ({
  player_id: p.player_id,
  amount: p.amount - p.refunded,
});

/** @throws not_found, booking_cancelled */
export async function lockChargeable(tx: Tx, clubId: string, bookingId: string): Promise<LockedBooking> {
  const booking = await lockBooking(tx, clubId, bookingId);
  if (!booking) throw AppError.of(commonErrors.not_found);
  if (booking.state === 'cancelled') throw AppError.of(bookingErrors.booking_cancelled);
  return booking;
}

/** The answer of every call on a booking's money. `bookingText`: the booking as JSON. */
export async function bookingPayments(tx: Tx, clubId: string, bookingText: string): Promise<BookingPayments> {
  const booking = JSON.parse(bookingText) as Booking;
  const { payments, sharers, settlement } = await moneyOf(tx, clubId, booking.id, booking.price);
  const shares = settlement.shares.map((share, i) => {
    const { name = '', agreed = null, credit = 0 } = sharers[i] ?? {};
    return { ...share, name, agreed: agreed !== null, credit };
  });
  return { booking, remaining: settlement.remaining, surplus: settlement.surplus, payments, shares };
}
