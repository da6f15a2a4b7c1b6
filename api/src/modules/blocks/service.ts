import { type Block, type BlockChange, blockEvents, type NewBlock } from '@canchero/shared-contracts/block';
import { bookingErrors } from '@canchero/shared-contracts/booking';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import type { Actor } from '../../platform/audit/actor';
import { type AuditEntry, type AuditedPlace, audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { found } from '../../platform/db/found';
import { appendEvent } from '../../platform/live/outbox';
import { bookingsInTheWay } from '../bookings/reads';
import { lockCourts } from '../courts/writes';
import { type BlockFields, deleteBlock, insertBlock, lockBlock, selectBlocks, updateBlock } from './sql';

/**
 * Lists the blocks that touch a range, by start.
 * @throws invalid_range if the end is not after the start
 */
export async function listBlocks(tx: Tx, clubId: string, range: { from: string; to: string }): Promise<Block[]> {
  checkRange(range.from, range.to);
  return selectBlocks(tx, clubId, range);
}

/**
 * Puts courts out of use for a time.
 * @throws invalid_range
 * @throws not_found {resource} if the club has no such court
 * @throws schedule_conflict {conflicts} if bookings are in the way
 */
export async function createBlock(tx: Tx, actor: Actor, body: NewBlock): Promise<Block> {
  const fields = { ...body, court_ids: uniqueIds(body.court_ids) };
  await checkCourtsFree(tx, actor.clubId, fields);
  const block = await insertBlock(tx, actor.clubId, fields, actor.actorId);
  await publish(tx, actor, 'block.create', block, { places: { to: audited(block) } });
  return block;
}

/**
 * Changes a block.
 * @throws not_found
 * @throws stale_version {current}
 * @throws invalid_range
 * @throws schedule_conflict {conflicts}
 */
export async function changeBlock(tx: Tx, actor: Actor, blockId: string, change: BlockChange): Promise<Block> {
  const { clubId } = actor;
  const before = found(await lockBlock(tx, clubId, blockId));
  const { version, ...given } = change;
  if (version !== before.version) throw AppError.of(commonErrors.stale_version, { current: before });
  const fields = { ...before, ...given, court_ids: uniqueIds(given.court_ids ?? before.court_ids) };
  await checkCourtsFree(tx, clubId, fields);
  const block = await updateBlock(tx, clubId, blockId, fields);
  const places = { from: audited(before), to: audited(block) };
  await publish(tx, actor, 'block.change', block, { fields: Object.keys(given), places });
  return block;
}

/** Removes a block. @throws not_found */
export async function removeBlock(tx: Tx, actor: Actor, blockId: string): Promise<void> {
  const { clubId } = actor;
  const before = found(await lockBlock(tx, clubId, blockId));
  await deleteBlock(tx, clubId, blockId);
  await appendEvent(tx, clubId, blockEvents.removed, { block_id: blockId });
  await audit(tx, {
    ...actor,
    action: 'block.delete',
    object: { type: 'block', id: blockId },
    places: { from: audited(before) },
  });
}

/** Locks the courts: bookings that come meanwhile wait, and then find the block. */
async function checkCourtsFree(
  tx: Tx,
  clubId: string,
  { court_ids: courtIds, start, end }: BlockFields,
): Promise<void> {
  checkRange(start, end);
  const locked = await lockCourts(tx, clubId, courtIds);
  if (locked < courtIds.length) throw AppError.of(commonErrors.not_found, { resource: 'court' });
  const conflicts = await bookingsInTheWay(tx, clubId, { courtIds, start, end });
  if (conflicts.length > 0) throw AppError.of(bookingErrors.schedule_conflict, { conflicts });
}

const audited = ({ court_ids, start, end }: Block): AuditedPlace => ({
  court_ids: [...court_ids],
  start: new Date(start).toISOString(),
  end: new Date(end).toISOString(),
});

async function publish(
  tx: Tx,
  actor: Actor,
  action: string,
  block: Block,
  entry: Pick<AuditEntry, 'fields' | 'places'>,
): Promise<void> {
  await appendEvent(tx, actor.clubId, blockEvents.changed, { block });
  await audit(tx, { ...actor, action, object: { type: 'block', id: block.id }, ...entry });
}

function checkRange(start: string, end: string): void {
  if (!(Date.parse(end) > Date.parse(start))) throw AppError.of(bookingErrors.invalid_range);
}

const uniqueIds = (ids: readonly string[]) => [...new Set(ids.map((id) => id.toLowerCase()))];
