import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import type { Order, OrderOntoBooking } from '@canchero/shared-contracts/order';
import type { Actor } from '../../platform/audit/actor';
import type { Tx } from '../../platform/db/database';
import { consume } from '../consumptions/writes';
import { lockPending } from './open-order';
import { cancelOrder } from './take-back';

/** Makes what is on a pending order consumptions of a booking, to be paid with it. See the endpoint for its errors. */
export async function putOnBooking(
  tx: Tx,
  actor: Actor,
  orderId: string,
  { booking_id, lines, reason, version }: OrderOntoBooking,
): Promise<Order> {
  const before = await lockPending(tx, actor.clubId, orderId);
  if (before.version !== version) throw AppError.of(commonErrors.stale_version, { current: before });
  // first what it took returns, so that the same goods can be taken again
  const cancelled = await cancelOrder(tx, actor, orderId, reason);
  const had = before.lines.flatMap((line) => line.item_id ?? []);
  await consume(tx, actor, booking_id, lines, had);
  return cancelled;
}
