import { bookingErrors } from '@canchero/shared-contracts/booking';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import type { Tx } from '../../platform/db/database';
import { found } from '../../platform/db/found';
import { type LockedBooking, lockBooking, selectBooking } from './sql';

/**
 * Locks a booking that is neither cancelled nor a hold and, if a version is given, still has it.
 * @throws not_found
 * @throws stale_version {current}
 * @throws booking_cancelled
 * @throws booking_held
 */
export async function lockCurrent(tx: Tx, clubId: string, bookingId: string, version?: number): Promise<LockedBooking> {
  const booking = await lockVersion(tx, clubId, bookingId, version);
  if (booking.state === 'cancelled') throw AppError.of(bookingErrors.booking_cancelled);
  if (booking.state === 'hold') throw AppError.of(bookingErrors.booking_held);
  return booking;
}

/**
 * Locks a booking in any state that, if a version is given, still has it.
 * @throws not_found
 * @throws stale_version {current}
 */
export async function lockVersion(tx: Tx, clubId: string, bookingId: string, version?: number): Promise<LockedBooking> {
  const booking = found(await lockBooking(tx, clubId, bookingId));
  if (version !== undefined && version !== booking.version) {
    const current: unknown = JSON.parse(found(await selectBooking(tx, clubId, bookingId)));
    throw AppError.of(commonErrors.stale_version, { current });
  }
  return booking;
}
