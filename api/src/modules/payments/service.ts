import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import type { BookingPayments } from '@canchero/shared-contracts/payment';
import type { Tx } from '../../platform/db/database';
import { selectBooking } from '../bookings/reads';
import { bookingPayments } from './money';

/** @throws not_found */
export async function paymentsOfBooking(tx: Tx, clubId: string, bookingId: string): Promise<BookingPayments> {
  const booking = await selectBooking(tx, clubId, bookingId);
  if (!booking) throw AppError.of(commonErrors.not_found);
  return bookingPayments(tx, clubId, booking);
}
