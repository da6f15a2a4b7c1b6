import { createHash, randomUUID } from 'node:crypto';
import { AppError } from '@canchero/shared-contracts/core';
import { type NewOrder, type Order, orderErrors } from '@canchero/shared-contracts/order';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { lockBookingForSale } from '../consumptions/writes';
import { takeStock } from '../stock/writes';
import { publishOrder } from './lock-order';
import { recordOrderPayments } from './pay-order';
import { checkedTotals, priceLines } from './price-lines';
import { insertOrder, nextNumber, replaceLines, selectContentHash, selectOrder } from './sql';

/**
 * Creates an order: takes its goods out of the stock and records the payments given. Returns the existing order if the
 * club has one with the same id and content, because a till repeats a call whose response it lost.
 * @throws order_id_taken if it has one with the same id and another content
 * @throws not_found, booking_cancelled of the booking
 * @throws item_unavailable {item_id}, insufficient_stock {item_id, name, stock, wanted},
 *   discount_exceeds_price {subtotal}, comes_to_too_much {max, path} and those of `recordOrderPayments`
 */
export async function createOrder(tx: Tx, actor: Actor, body: NewOrder): Promise<Order> {
  const { clubId, actorId: by } = actor;
  const { id = randomUUID(), customer_name = '', player_id = null, booking_id = null, discount = 0, note = '' } = body;
  const contentHash = hashOf(body);
  const existing = async () => {
    const hash = body.id ? await selectContentHash(tx, clubId, id) : undefined;
    if (hash === undefined) return null;
    if (hash !== null && hash !== contentHash) throw AppError.of(orderErrors.order_id_taken);
    return selectOrder(tx, clubId, id);
  };
  const before = await existing();
  if (before) return before;
  const number = await nextNumber(tx, clubId);
  // a retry waits for the number while the first attempt is still in its transaction
  const meanwhile = await existing();
  if (meanwhile) return meanwhile;
  if (booking_id) await lockBookingForSale(tx, clubId, booking_id);
  const lines = await priceLines(tx, clubId, body.lines);
  const { subtotal } = checkedTotals(lines, discount);
  const amount = subtotal - discount;
  const head = { customer_name, player_id, booking_id, discount, subtotal, note };
  await insertOrder(tx, clubId, { id, number, ...head, by, contentHash });
  await replaceLines(tx, clubId, id, lines);
  await takeStock(tx, clubId, { orderId: id, by }, lines);
  if (body.payments) await recordOrderPayments(tx, actor, { id, player_id, open: amount }, body.payments);
  await audit(tx, { ...actor, action: 'order.create', object: { type: 'order', id }, amount });
  return publishOrder(tx, clubId, id);
}

/** Hashes what the caller asked for, beside the id. */
const hashOf = ({ id: _, ...content }: NewOrder): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url');
