import { AppError } from '@canchero/shared-contracts/core';
import { type Order, type OrderCharge, type OrderPart, openOf } from '@canchero/shared-contracts/order';
import { paymentErrors } from '@canchero/shared-contracts/payment';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { takePayment } from '../payments/writes';
import { applyChange } from './change';
import { announced, lockedOrder, lockPending } from './open-order';

/** Takes money for an order that this transaction holds; `open` of it in centavos. @throws amount_exceeds_remaining */
export async function chargeParts(
  tx: Tx,
  { clubId, actorId: by }: Actor,
  { id, player_id, open }: { id: string; player_id: string | null; open: number },
  parts: readonly OrderPart[],
): Promise<void> {
  const sum = parts.reduce((total, part) => total + part.amount, 0);
  if (sum > open) throw AppError.of(paymentErrors.amount_exceeds_remaining, { remaining: open });
  for (const { method, amount } of parts) {
    await takePayment(tx, clubId, { orderId: id, playerId: player_id, method, amount, notes: '', by });
  }
}

/** Pays, after what is changed about the order: both happen, or neither. See the endpoint for its errors. */
export async function payOrder(
  tx: Tx,
  actor: Actor,
  orderId: string,
  { payments, change }: OrderCharge,
): Promise<Order> {
  const before = await lockPending(tx, actor.clubId, orderId);
  if (change) await applyChange(tx, actor, before, change);
  const order = change ? await lockedOrder(tx, actor.clubId, orderId) : before;
  await chargeParts(tx, actor, { ...order, open: openOf(order) }, payments);
  const amount = payments.reduce((total, part) => total + part.amount, 0);
  await audit(tx, { ...actor, action: 'order.pay', object: { type: 'order', id: orderId }, amount });
  return announced(tx, actor.clubId, orderId);
}
