import { bookingErrors } from '@canchero/shared-contracts/booking';
import { AppError } from '@canchero/shared-contracts/core';
import type { Database } from '../../platform/db/database';
import { selectBookings } from './sql';

const MAX_RANGE_MS = 14 * 86_400_000;

/**
 * Returns the JSON text of the bookings in a range of at most 14 days; a month has a call of its own. The agenda's hot
 * read: one round trip instead of a transaction.
 * @throws invalid_range if the range is longer, or its end is not after its start
 */
export async function listBookings(
  db: Database,
  clubId: string,
  { from, to, court_id: courtId = null }: { from: string; to: string; court_id?: string | null | undefined },
): Promise<string> {
  const length = Date.parse(to) - Date.parse(from);
  if (!(length > 0) || length > MAX_RANGE_MS) throw AppError.of(bookingErrors.invalid_range);
  return selectBookings(db, clubId, { from, to, courtId });
}
