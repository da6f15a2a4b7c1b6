import { randomUUID } from 'node:crypto';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import {
  checkDiscounts,
  type NewOrder,
  type NewOrderLine,
  type Order,
  type OrderChange,
  orderErrors,
  saleTotals,
} from '@canchero/shared-contracts/order';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { priceSale } from '../items/reads';
import { settleStock, takeStock } from '../stock/writes';
import { announced, lockPending } from './open-order';
import { chargeParts } from './pay';
import { insertOrder, type LineRow, nextNumber, replaceLines, selectOrder, updateOrder } from './sql';

/**
 * Sells: takes the stock, and the money where payments are given. An order whose id is there already is answered as it
 * is: the till did not hear of its sale. See the endpoint for its errors.
 */
export async function createOrder(tx: Tx, actor: Actor, body: NewOrder): Promise<Order> {
  const { clubId, actorId: by } = actor;
  const { id = randomUUID(), customer_name = '', player_id = null, booking_id = null, discount = 0, note = '' } = body;
  const sold = () => (body.id ? selectOrder(tx, clubId, id) : null);
  const before = await sold();
  if (before) return before;
  const number = await nextNumber(tx, clubId);
  // the same sale may have held the number until now
  const meanwhile = await sold();
  if (meanwhile) return meanwhile;
  const lines = await priced(tx, clubId, body.lines);
  const { subtotal } = checked(lines, discount);
  await insertOrder(tx, clubId, { id, number, customer_name, player_id, booking_id, discount, subtotal, note, by });
  await replaceLines(tx, clubId, id, lines);
  await takeStock(tx, clubId, { orderId: id, by }, lines);
  if (body.payments) await chargeParts(tx, actor, { id, player_id, open: subtotal - discount }, body.payments);
  await audit(tx, {
    ...actor,
    action: 'order.create',
    object: { type: 'order', id },
    amount: subtotal - discount,
  });
  return announced(tx, clubId, id);
}

/** Changes an order that is not paid in full; it never costs less than was paid for it. See the endpoint for its errors. */
export async function changeOrder(tx: Tx, actor: Actor, orderId: string, change: OrderChange): Promise<Order> {
  const { clubId, actorId: by } = actor;
  const before = await lockPending(tx, clubId, orderId);
  if (before.version !== change.version) throw AppError.of(commonErrors.stale_version, { current: before });
  const { customer_name, player_id, booking_id, note, discount } = { ...before, ...withoutAbsent(change) };
  const lines = change.lines && (await priced(tx, clubId, change.lines));
  const { subtotal } = checked(lines ?? before.lines, discount);
  if (subtotal - discount < before.paid) throw AppError.of(orderErrors.order_has_payments, { paid: before.paid });
  await updateOrder(tx, clubId, orderId, { customer_name, player_id, booking_id, note, discount, subtotal });
  if (lines) {
    await replaceLines(tx, clubId, orderId, lines);
    await settleStock(tx, clubId, { orderId, by }, lines);
  }
  const fields = Object.keys(change).filter((name) => name !== 'version');
  await audit(tx, { ...actor, action: 'order.change', object: { type: 'order', id: orderId }, fields });
  return announced(tx, clubId, orderId);
}

const withoutAbsent = ({ version: _, lines: __, ...change }: OrderChange) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<typeof change>;

async function priced(tx: Tx, clubId: string, wanted: readonly NewOrderLine[]): Promise<LineRow[]> {
  const lines = await priceSale(tx, clubId, wanted);
  return lines.map((line) => ({ ...line, discount: line.discount ?? 0, note: line.note ?? '' }));
}

function checked(lines: readonly Pick<LineRow, 'quantity' | 'unit_price' | 'discount'>[], discount: number) {
  const wrong = checkDiscounts(lines, discount);
  if (wrong) throw AppError.of(orderErrors.discount_exceeds_price, wrong);
  return saleTotals(lines, discount);
}
