import type { Block, NewCourtSuspension } from '@canchero/shared-contracts/block';
import sql from 'sql-template-tag';
import type { Actor } from '../../../platform/audit/actor';
import type { Tx } from '../../../platform/db/database';
import { changeBlock, createBlock } from '../../blocks/writes';
import { cancelBooking } from '../change/cancel-booking';

/**
 * Takes courts out of use for a time, by a new block or one that is extended, and cancels the bookings there, in one
 * transaction. All of their money goes back, to the payers or into credit. Returns the block and the JSON texts of the
 * bookings, in the order given.
 * @throws not_found
 * @throws stale_version {current} if a booking was changed or paid since, or the block changed
 * @throws booking_cancelled
 * @throws booking_has_payments {paid} for a paid one without a destination
 * @throws schedule_conflict {conflicts} if other bookings than those given are in the way
 * @see cancelBooking, createBlock, changeBlock for further errors
 */
export async function suspendCourts(
  tx: Tx,
  actor: Actor,
  { bookings, block: extended, ...block }: NewCourtSuspension,
): Promise<{ block: Block; cancelled: string[] }> {
  const { reason } = block;
  // by start, as series lock their occurrences, and before the courts, as a move does: so that neither deadlocks
  await tx.query(sql`
    select 1 from bookings where club_id = ${actor.clubId} and id = any(${bookings.map(({ id }) => id)}::uuid[])
    order by starts_at, id for no key update`);
  const cancelled: string[] = [];
  for (const { id, version, destination } of bookings) {
    const refund = destination && { destination, kept: 0 };
    cancelled.push(await cancelBooking(tx, actor, id, { version, reason }, () => refund));
  }
  const made = extended
    ? await changeBlock(tx, actor, extended.id, { ...block, version: extended.version })
    : await createBlock(tx, actor, block);
  return { block: made, cancelled };
}
