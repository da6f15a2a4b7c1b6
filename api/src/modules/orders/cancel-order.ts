import { AppError } from '@canchero/shared-contracts/core';
import { type Order, orderErrors, type RefundQuantities, refundableQuantities } from '@canchero/shared-contracts/order';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { restock } from '../stock/writes';
import { lockPendingOrder, publishOrder } from './lock-order';
import { closeOrder } from './sql';

/**
 * Cancels an order for which nothing was paid, and restocks its goods.
 * @throws not_found, order_closed {state}, order_has_payments {paid}
 */
export async function cancelOrder(tx: Tx, actor: Actor, orderId: string, reason: string): Promise<Order> {
  const { clubId } = actor;
  const order = await lockPendingOrder(tx, clubId, orderId);
  const { paid, total } = order;
  if (paid > 0) throw AppError.of(orderErrors.order_has_payments, { paid });
  await restockLines(tx, actor, order, refundableQuantities(order));
  await closeOrder(tx, clubId, orderId, 'cancelled_at', reason);
  await audit(tx, { ...actor, action: 'order.cancel', object: { type: 'order', id: orderId }, reason, amount: total });
  return publishOrder(tx, clubId, orderId);
}

/** Puts some pieces of an order's lines back into the stock. */
export function restockLines(
  tx: Tx,
  { clubId, actorId: by }: Actor,
  order: Order,
  quantities: RefundQuantities,
): Promise<void> {
  const lines = order.lines.map(({ id, item_id }) => ({ item_id, quantity: quantities.get(id) ?? 0 }));
  return restock(tx, clubId, { orderId: order.id, by }, lines);
}
