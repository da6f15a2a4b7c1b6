import { bookingErrors } from '@canchero/shared-contracts/booking';
import { AppError } from '@canchero/shared-contracts/core';
import type { Tx } from '../../../platform/db/database';
import { found } from '../../../platform/db/found';
import { selectBooking } from '../sql';
import { selectSeries } from './sql';

/**
 * Returns the JSON text of the series of a booking.
 * @throws not_found
 * @throws not_in_series
 */
export async function getSeries(tx: Tx, clubId: string, bookingId: string): Promise<string> {
  const series = await selectSeries(tx, clubId, bookingId);
  if (series) return series;
  found(await selectBooking(tx, clubId, bookingId));
  throw AppError.of(bookingErrors.not_in_series);
}
