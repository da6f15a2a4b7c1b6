import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import {
  isFullRefund,
  type NewOrderRefund,
  type Order,
  openOf,
  orderErrors,
  type RefundQuantities,
  refundAmount,
  refundableQuantities,
} from '@canchero/shared-contracts/order';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { unitOf } from '../clubs/reads';
import { refundOrderPayments } from '../payments/writes';
import { restockLines } from './cancel-order';
import { lockOrder, publishOrder } from './lock-order';
import { closeOrder, insertRefund } from './sql';

/**
 * Refunds some lines of a paid order, or all that is left of any order: each payment by its own method, and the goods
 * into the stock unless `restock` is false. An order of which nothing is left is closed.
 * @throws not_found, order_closed {state}, order_not_paid {open}, refund_exceeds_sold {name, left},
 *   cash_session_needed {desk}
 */
export async function refundOrder(
  tx: Tx,
  actor: Actor,
  orderId: string,
  { reason, restock = true, lines }: NewOrderRefund,
): Promise<Order> {
  const { clubId, actorId: by } = actor;
  const order = await lockOrder(tx, clubId, orderId);
  const { state } = order;
  if (state === 'cancelled' || state === 'refunded') throw AppError.of(orderErrors.order_closed, { state });
  const refundable = refundableQuantities(order);
  const quantities = lines ? quantitiesOf(order, refundable, lines) : refundable;
  const full = isFullRefund(order, quantities);
  if (!full && state !== 'paid') throw AppError.of(orderErrors.order_not_paid, { open: openOf(order) });
  const amount = refundAmount(order, quantities, await unitOf(tx, clubId));
  await refundOrderPayments(tx, actor, orderId, { amount, reason });
  await insertRefund(tx, clubId, { orderId, amount, reason, restock, by, lines: quantities });
  if (restock) await restockLines(tx, actor, order, quantities);
  if (full) await closeOrder(tx, clubId, orderId, 'refunded_at', reason);
  await audit(tx, { ...actor, action: 'order.refund', object: { type: 'order', id: orderId }, reason, amount });
  return publishOrder(tx, clubId, orderId);
}

/** Sums the requested pieces of each line. @throws not_found, refund_exceeds_sold {name, left} */
function quantitiesOf(
  order: Order,
  refundable: RefundQuantities,
  lines: NonNullable<NewOrderRefund['lines']>,
): RefundQuantities {
  const quantities = new Map<string, number>();
  for (const { line_id, quantity } of lines) {
    const line = order.lines.find(({ id }) => id === line_id.toLowerCase());
    if (!line) throw AppError.of(commonErrors.not_found);
    const wanted = (quantities.get(line.id) ?? 0) + quantity;
    const left = refundable.get(line.id) ?? 0;
    if (wanted > left) throw AppError.of(orderErrors.refund_exceeds_sold, { name: line.name, left });
    quantities.set(line.id, wanted);
  }
  return quantities;
}
