import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import { type Order, type OrderChange, orderErrors } from '@canchero/shared-contracts/order';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { lockBookingForSale } from '../consumptions/writes';
import { settleStock } from '../stock/writes';
import { lockPendingOrder, publishOrder } from './lock-order';
import { checkedTotals, priceLines } from './price-lines';
import { replaceLines, updateOrder } from './sql';

/** Changes an order that is not paid in full. @throws not_found, order_closed {state} and those of `applyChange` */
export async function changeOrder(tx: Tx, actor: Actor, orderId: string, change: OrderChange): Promise<Order> {
  await applyChange(tx, actor, await lockPendingOrder(tx, actor.clubId, orderId), change);
  return publishOrder(tx, actor.clubId, orderId);
}

/**
 * Changes a locked order without publishing it. Its total never falls below what was paid. It may keep a booking that
 * was cancelled since, but not get another that is.
 * @throws not_found, booking_cancelled of the booking
 * @throws stale_version {current}, order_has_refunds {refunded}, order_has_payments {paid}, item_unavailable {item_id},
 *   insufficient_stock {item_id, name, stock, wanted}, discount_exceeds_price {subtotal},
 *   comes_to_too_much {max, path}
 */
export async function applyChange(tx: Tx, actor: Actor, before: Order, change: OrderChange): Promise<void> {
  const { clubId, actorId: by } = actor;
  if (before.version !== change.version) throw AppError.of(commonErrors.stale_version, { current: before });
  const { customer_name, player_id, booking_id, note, discount } = { ...before, ...withoutAbsent(change) };
  if (before.refunded > 0 && (change.lines || change.discount !== undefined)) {
    throw AppError.of(orderErrors.order_has_refunds, { refunded: before.refunded });
  }
  if (booking_id && booking_id !== before.booking_id) await lockBookingForSale(tx, clubId, booking_id);
  const known = before.lines.flatMap((line) => line.item_id ?? []);
  const lines = change.lines && (await priceLines(tx, clubId, change.lines, known));
  const { subtotal } = checkedTotals(lines ?? before.lines, discount);
  if (subtotal - discount < before.paid) throw AppError.of(orderErrors.order_has_payments, { paid: before.paid });
  await updateOrder(tx, clubId, before.id, { customer_name, player_id, booking_id, note, discount, subtotal });
  if (lines) {
    await replaceLines(tx, clubId, before.id, lines);
    await settleStock(tx, clubId, { orderId: before.id, by }, before.lines, lines);
  }
  const fields = Object.keys(change).filter((name) => name !== 'version');
  await audit(tx, { ...actor, action: 'order.change', object: { type: 'order', id: before.id }, fields });
}

const withoutAbsent = ({ version: _, lines: __, ...change }: OrderChange) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<typeof change>;
