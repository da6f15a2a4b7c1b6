import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import type { Order, OrderOntoBooking } from '@canchero/shared-contracts/order';
import type { Actor } from '../../platform/audit/actor';
import type { Tx } from '../../platform/db/database';
import { addToBooking } from '../consumptions/writes';
import { uncountedPieces } from '../stock/writes';
import { cancelOrder } from './cancel-order';
import { lockPendingOrder } from './lock-order';

/**
 * Turns the lines of a pending order into consumptions of a booking, to be paid with it, and cancels the order.
 * @throws not_found, order_closed {state}, order_has_payments {paid}, stale_version {current} and those of
 *   `addToBooking`
 */
export async function putOnBooking(
  tx: Tx,
  actor: Actor,
  orderId: string,
  { booking_id, lines, reason, version }: OrderOntoBooking,
): Promise<Order> {
  const before = await lockPendingOrder(tx, actor.clubId, orderId);
  if (before.version !== version) throw AppError.of(commonErrors.stale_version, { current: before });
  const uncounted = await uncountedPieces(tx, actor.clubId, { orderId }, before.lines);
  // the order's goods return to the stock first, so that the consumptions can take them
  const cancelled = await cancelOrder(tx, actor, orderId, reason);
  const known = before.lines.flatMap((line) => line.item_id ?? []);
  await addToBooking(tx, actor, booking_id, lines, known, uncounted);
  return cancelled;
}
