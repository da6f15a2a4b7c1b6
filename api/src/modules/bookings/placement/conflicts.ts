import { bookingErrors } from '@canchero/shared-contracts/booking';
import { AppError } from '@canchero/shared-contracts/core';
import type { Tx } from '../../../platform/db/database';
import { sqlState } from '../../../platform/db/pg-error';
import type { Services } from '../../../platform/services';
import { selectClashes, type Wanted } from '../sql';

/**
 * Runs `work` in a tenant transaction and translates the constraint's no into `schedule_conflict` with what stands
 * there. `wanted` is asked only then: where `work` meant to put bookings, one entry a court.
 */
export async function placing<T>(
  { db }: Pick<Services, 'db'>,
  clubId: string,
  work: (tx: Tx) => Promise<T>,
  wanted: () => readonly Wanted[],
): Promise<T> {
  try {
    return await db.tenant(clubId, work);
  } catch (error) {
    if (sqlState(error)?.code !== '23P01') throw error;
    const conflicts = await db.tenant(clubId, async (tx) => {
      const found = [];
      for (const places of wanted()) found.push(...(await selectClashes(tx, clubId, places)));
      return found;
    });
    throw AppError.of(bookingErrors.schedule_conflict, { conflicts }, { cause: error });
  }
}
