import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import { type Order, type OrderChange, orderErrors } from '@canchero/shared-contracts/order';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { settleStock } from '../stock/writes';
import { announced, lockPending } from './open-order';
import { checkedTotals, priceLines } from './price';
import { replaceLines, updateOrder } from './sql';

/** Changes an order that is not paid in full; it never costs less than was paid for it. See the endpoint for its errors. */
export async function changeOrder(tx: Tx, actor: Actor, orderId: string, change: OrderChange): Promise<Order> {
  await applyChange(tx, actor, await lockPending(tx, actor.clubId, orderId), change);
  return announced(tx, actor.clubId, orderId);
}

/** The same of an order that this transaction holds, told to nobody yet. */
export async function applyChange(tx: Tx, actor: Actor, before: Order, change: OrderChange): Promise<void> {
  const { clubId, actorId: by } = actor;
  if (before.version !== change.version) throw AppError.of(commonErrors.stale_version, { current: before });
  const { customer_name, player_id, booking_id, note, discount } = { ...before, ...withoutAbsent(change) };
  if (before.returned > 0 && (change.lines || change.discount !== undefined)) {
    throw AppError.of(orderErrors.order_has_refunds, { returned: before.returned });
  }
  const had = before.lines.flatMap((line) => line.item_id ?? []);
  const lines = change.lines && (await priceLines(tx, clubId, change.lines, had));
  const { subtotal } = checkedTotals(lines ?? before.lines, discount);
  if (subtotal - discount < before.paid) throw AppError.of(orderErrors.order_has_payments, { paid: before.paid });
  await updateOrder(tx, clubId, before.id, { customer_name, player_id, booking_id, note, discount, subtotal });
  if (lines) {
    await replaceLines(tx, clubId, before.id, lines);
    await settleStock(tx, clubId, { orderId: before.id, by }, lines);
  }
  const fields = Object.keys(change).filter((name) => name !== 'version');
  await audit(tx, { ...actor, action: 'order.change', object: { type: 'order', id: before.id }, fields });
}

const withoutAbsent = ({ version: _, lines: __, ...change }: OrderChange) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<typeof change>;
