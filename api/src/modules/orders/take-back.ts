import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import {
  leftToReturn,
  type Order,
  type OrderRefund,
  openOf,
  orderErrors,
  type Returning,
  refundAmount,
  returnsAll,
} from '@canchero/shared-contracts/order';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { refundOrder as refundPayments } from '../payments/writes';
import { returnStock } from '../stock/writes';
import { announced, lockedOrder, lockPending } from './open-order';
import { closeOrder, insertRefund } from './sql';

export async function cancelOrder(tx: Tx, actor: Actor, orderId: string, reason: string): Promise<Order> {
  const { clubId } = actor;
  const order = await lockPending(tx, clubId, orderId);
  const { paid, total } = order;
  if (paid > 0) throw AppError.of(orderErrors.order_has_payments, { paid });
  await restockLines(tx, actor, order, leftToReturn(order));
  await closeOrder(tx, clubId, orderId, 'cancelled_at', reason);
  await audit(tx, { ...actor, action: 'order.cancel', object: { type: 'order', id: orderId }, reason, amount: total });
  return announced(tx, clubId, orderId);
}

/**
 * Gives back some lines of a paid order, or all that is left of any: the money by the way it came, the goods unless told
 * otherwise. When nothing is left the order is closed. See the endpoint for its errors.
 */
export async function refundOrder(
  tx: Tx,
  actor: Actor,
  orderId: string,
  { reason, restock = true, lines }: OrderRefund,
): Promise<Order> {
  const { clubId, actorId: by } = actor;
  const order = await lockedOrder(tx, clubId, orderId);
  const { state } = order;
  if (state === 'cancelled' || state === 'refunded') throw AppError.of(orderErrors.order_closed, { state });
  const left = leftToReturn(order);
  const returning = lines ? chosen(order, left, lines) : left;
  const whole = returnsAll(order, returning);
  if (!whole && state !== 'paid') {
    throw AppError.of(orderErrors.order_not_paid, { open: openOf(order) });
  }
  const amount = refundAmount(order, returning);
  await refundPayments(tx, actor, orderId, { amount, reason });
  await insertRefund(tx, clubId, { orderId, amount, reason, restock, by, lines: returning });
  if (restock) await restockLines(tx, actor, order, returning);
  if (whole) await closeOrder(tx, clubId, orderId, 'refunded_at', reason);
  await audit(tx, { ...actor, action: 'order.refund', object: { type: 'order', id: orderId }, reason, amount });
  return announced(tx, clubId, orderId);
}

/** @throws not_found, refund_exceeds_sold {name, left} */
function chosen(order: Order, left: Returning, lines: NonNullable<OrderRefund['lines']>): Returning {
  const returning = new Map<string, number>();
  for (const { line_id, quantity } of lines) {
    const line = order.lines.find(({ id }) => id === line_id.toLowerCase());
    if (!line) throw AppError.of(commonErrors.not_found);
    const wanted = (returning.get(line.id) ?? 0) + quantity;
    const most = left.get(line.id) ?? 0;
    if (wanted > most) throw AppError.of(orderErrors.refund_exceeds_sold, { name: line.name, left: most });
    returning.set(line.id, wanted);
  }
  return returning;
}

function restockLines(tx: Tx, { clubId, actorId: by }: Actor, order: Order, returning: Returning): Promise<void> {
  const lines = order.lines.map(({ id, item_id }) => ({ item_id, quantity: returning.get(id) ?? 0 }));
  return returnStock(tx, clubId, { orderId: order.id, by }, lines);
}
