import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import { type LockedConsumption, lockConsumptions } from './sql';

/** A consumption of a booking, taken for this transaction; `open` in centavos. @throws not_found */
export async function lockConsumption(
  tx: Tx,
  clubId: string,
  { bookingId, consumptionId }: { bookingId: string; consumptionId: string },
): Promise<LockedConsumption> {
  const [locked] = await lockConsumptions(tx, clubId, [consumptionId]);
  if (locked?.booking_id !== bookingId.toLowerCase()) throw AppError.of(commonErrors.not_found);
  return locked;
}

/** Gives all consumptions of a player to another: two players turned out to be one. */
export const moveConsumptions = (tx: Tx, clubId: string, from: string, to: string) =>
  tx.query(sql`update consumptions set player_id = ${to} where club_id = ${clubId} and player_id = ${from}`);
