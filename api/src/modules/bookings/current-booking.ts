import { bookingErrors } from '@canchero/shared-contracts/booking';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import type { Tx } from '../../platform/db/database';
import { type LockedBooking, lockBooking, selectBooking } from './sql';

/** A booking of a club. */
export interface BookingTarget {
  clubId: string;
  bookingId: string;
}

/**
 * Takes a booking that is not cancelled and, where a version is named, still has it.
 * @throws not_found, stale_version {current}, booking_cancelled
 */
export async function lockCurrent(
  tx: Tx,
  { clubId, bookingId }: BookingTarget,
  version?: number,
): Promise<LockedBooking> {
  const booking = found(await lockBooking(tx, clubId, bookingId));
  if (version !== undefined && version !== booking.version) {
    const current: unknown = JSON.parse(found(await selectBooking(tx, clubId, bookingId)));
    throw AppError.of(commonErrors.stale_version, { current });
  }
  if (booking.state === 'cancelled') throw AppError.of(bookingErrors.booking_cancelled);
  return booking;
}

export function found<T>(value: T | null): T {
  if (value === null) throw AppError.of(commonErrors.not_found);
  return value;
}
