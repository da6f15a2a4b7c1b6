import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import { type Order, orderErrors, orderEvents } from '@canchero/shared-contracts/order';
import type { Tx } from '../../platform/db/database';
import { appendEvent } from '../../platform/live/outbox';
import { lockOrderRow, selectOrder } from './sql';

/** Locks an order until the transaction ends, and reads it. @throws not_found */
export async function lockOrder(tx: Tx, clubId: string, orderId: string): Promise<Order> {
  const order = (await lockOrderRow(tx, clubId, orderId)) && (await selectOrder(tx, clubId, orderId));
  if (!order) throw AppError.of(commonErrors.not_found);
  return order;
}

/** Locks an order that is not paid in full. @throws not_found, order_closed {state} */
export async function lockPendingOrder(tx: Tx, clubId: string, orderId: string): Promise<Order> {
  const order = await lockOrder(tx, clubId, orderId);
  if (order.state !== 'pending') throw AppError.of(orderErrors.order_closed, { state: order.state });
  return order;
}

/** Reads a locked order after its change, publishes it to the club's tills as `order.changed` and returns it. */
export async function publishOrder(tx: Tx, clubId: string, orderId: string): Promise<Order> {
  const order = await selectOrder(tx, clubId, orderId);
  if (!order) throw new Error('a locked order is gone');
  await appendEvent(tx, clubId, orderEvents.changed, { order });
  return order;
}
