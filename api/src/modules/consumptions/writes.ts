import { consumptionEvents } from '@canchero/shared-contracts/consumption';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import { appendEvent } from '../../platform/live/outbox';
import { type LockedConsumption, lockConsumptions, selectByIds } from './sql';

export { addToBooking, lockBookingForSale } from './add-to-booking';

/** Locks a consumption of a booking until the transaction ends. @throws not_found */
export async function lockConsumption(
  tx: Tx,
  clubId: string,
  { bookingId, consumptionId }: { bookingId: string; consumptionId: string },
): Promise<LockedConsumption> {
  const [locked] = await lockConsumptions(tx, clubId, [consumptionId]);
  if (locked?.booking_id !== bookingId.toLowerCase()) throw AppError.of(commonErrors.not_found);
  return locked;
}

/** Locks a consumption, whatever its booking. */
export const lockConsumptionById = (tx: Tx, clubId: string, consumptionId: string): Promise<unknown> =>
  lockConsumptions(tx, clubId, [consumptionId]);

/** Publishes `consumption.changed` for the booking of a consumption. */
export async function publishConsumption(tx: Tx, clubId: string, consumptionId: string): Promise<void> {
  const [consumption] = await selectByIds(tx, clubId, [consumptionId]);
  if (consumption) await appendEvent(tx, clubId, consumptionEvents.changed, { booking_id: consumption.booking_id });
}

/** Assigns all consumptions of one player to another, when the two are merged. */
export const moveConsumptions = (tx: Tx, clubId: string, from: string, to: string) =>
  tx.query(sql`update consumptions set player_id = ${to} where club_id = ${clubId} and player_id = ${from}`);
