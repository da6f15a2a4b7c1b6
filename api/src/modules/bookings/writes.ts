import { bookingEvents } from '@canchero/shared-contracts/booking';
import type { Tx } from '../../platform/db/database';
import { updateBooking } from './sql';

/**
 * For modules that change what a booking shows (its payments, its players): raises its version and announces it to
 * the club's open screens. Answers the booking as JSON text.
 */
export const touchBooking = (tx: Tx, clubId: string, bookingId: string): Promise<string> =>
  updateBooking(tx, bookingEvents.updated, { clubId, bookingId }, 'players');
