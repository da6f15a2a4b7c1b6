import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import { type Order, orderErrors, orderEvents } from '@canchero/shared-contracts/order';
import type { Tx } from '../../platform/db/database';
import { appendEvent } from '../../platform/live/outbox';
import { lockOrder, selectOrder } from './sql';

/** An order, taken for this transaction. @throws not_found */
export async function lockedOrder(tx: Tx, clubId: string, orderId: string): Promise<Order> {
  const order = (await lockOrder(tx, clubId, orderId)) && (await selectOrder(tx, clubId, orderId));
  if (!order) throw AppError.of(commonErrors.not_found);
  return order;
}

/** The same of one that is still to be paid. @throws not_found, order_closed {state} */
export async function lockPending(tx: Tx, clubId: string, orderId: string): Promise<Order> {
  const order = await lockedOrder(tx, clubId, orderId);
  if (order.state !== 'pending') throw AppError.of(orderErrors.order_closed, { state: order.state });
  return order;
}

/** The order as it is now, told to the club's open tills. */
export async function announced(tx: Tx, clubId: string, orderId: string): Promise<Order> {
  const order = await selectOrder(tx, clubId, orderId);
  if (!order) throw new Error('a locked order is gone');
  await appendEvent(tx, clubId, orderEvents.changed, { order });
  return order;
}
