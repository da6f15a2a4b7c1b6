import { randomUUID } from 'node:crypto';
import type { NewOrder, Order } from '@canchero/shared-contracts/order';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { takeStock } from '../stock/writes';
import { announced } from './open-order';
import { chargeParts } from './pay';
import { checkedTotals, priceLines } from './price';
import { insertOrder, nextNumber, replaceLines, selectOrder } from './sql';

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
  const lines = await priceLines(tx, clubId, body.lines);
  const { subtotal } = checkedTotals(lines, discount);
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
