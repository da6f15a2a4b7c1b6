import { type Booking, bookingErrors } from '@canchero/shared-contracts/booking';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import { type BookingPayments, type Payment, type Settlement, settle } from '@canchero/shared-contracts/payment';
import type { Tx } from '../../platform/db/database';
import { selectBooking } from '../bookings/reads';
import { unitOf } from '../clubs/reads';
import {
  type LockedBooking,
  lockBooking,
  type SharerRow,
  selectConsumptionPayments,
  selectSharers,
  selectValidPayments,
} from './sql';

/** Payments, sharers and settlement of one booking. */
export interface BookingMoney {
  payments: Payment[];
  sharers: SharerRow[];
  /** Smallest amount that can be paid at the club. */
  unit: number;
  settlement: Settlement;
}

/** Reads the payments of a booking and settles them. `price` in centavos. */
export async function settleBooking(tx: Tx, clubId: string, bookingId: string, price: number): Promise<BookingMoney> {
  const payments = await selectValidPayments(tx, clubId, bookingId);
  const sharers = await selectSharers(tx, clubId, bookingId);
  const unit = await unitOf(tx, clubId);
  return { payments, sharers, unit, settlement: settle(price, sharers, payments.map(netPayment), unit) };
}

/** Subtracts what was refunded of a payment. */
export const netPayment = (p: Pick<Payment, 'player_id' | 'amount' | 'refunded'>) => ({
  player_id: p.player_id,
  amount: p.amount - p.refunded,
});

/** Locks a booking that can be paid for. @throws not_found, booking_cancelled */
export async function lockPayableBooking(tx: Tx, clubId: string, bookingId: string): Promise<LockedBooking> {
  const booking = await lockBooking(tx, clubId, bookingId);
  if (!booking) throw AppError.of(commonErrors.not_found);
  if (booking.state === 'cancelled') throw AppError.of(bookingErrors.booking_cancelled);
  return booking;
}

/** Builds the answer of every call on a booking's money. `bookingText` is the booking as JSON. */
export async function bookingPayments(tx: Tx, clubId: string, bookingText: string): Promise<BookingPayments> {
  const booking = JSON.parse(bookingText) as Booking;
  const { payments, sharers, settlement } = await settleBooking(tx, clubId, booking.id, booking.price);
  const shares = settlement.shares.map((share, i) => {
    const { name = '', agreed = null, credit = 0 } = sharers[i] ?? {};
    return { ...share, name, agreed: agreed !== null, credit };
  });
  const { remaining, surplus } = settlement;
  const consumption_payments = await selectConsumptionPayments(tx, clubId, booking.id);
  return { booking, remaining, surplus, payments, consumption_payments, shares };
}

/** Returns a booking with its payments and shares. @throws not_found */
export async function paymentsOfBooking(tx: Tx, clubId: string, bookingId: string): Promise<BookingPayments> {
  const booking = await selectBooking(tx, clubId, bookingId);
  if (!booking) throw AppError.of(commonErrors.not_found);
  return bookingPayments(tx, clubId, booking);
}
