import { AppError } from '@canchero/shared-contracts/core';
import { type Order, type OrderPart, type OrderRefund, orderErrors } from '@canchero/shared-contracts/order';
import { paymentErrors } from '@canchero/shared-contracts/payment';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { refundOrder as refundPayments, takePayment } from '../payments/writes';
import { settleStock } from '../stock/writes';
import { announced, lockedOrder, lockPending } from './open-order';
import { closeOrder } from './sql';

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

export async function payOrder(tx: Tx, actor: Actor, orderId: string, parts: readonly OrderPart[]): Promise<Order> {
  const order = await lockPending(tx, actor.clubId, orderId);
  await chargeParts(tx, actor, { ...order, open: order.total - order.paid }, parts);
  const amount = parts.reduce((total, part) => total + part.amount, 0);
  await audit(tx, { ...actor, action: 'order.pay', object: { type: 'order', id: orderId }, amount });
  return announced(tx, actor.clubId, orderId);
}

export async function cancelOrder(tx: Tx, actor: Actor, orderId: string, reason: string): Promise<Order> {
  const { clubId, actorId: by } = actor;
  const { paid, total } = await lockPending(tx, clubId, orderId);
  if (paid > 0) throw AppError.of(orderErrors.order_has_payments, { paid });
  await settleStock(tx, clubId, { orderId, by }, []);
  await closeOrder(tx, clubId, orderId, 'cancelled_at', reason);
  await audit(tx, { ...actor, action: 'order.cancel', object: { type: 'order', id: orderId }, reason, amount: total });
  return announced(tx, clubId, orderId);
}

/** Gives back all that was paid, and takes the goods back unless told otherwise. */
export async function refundOrder(
  tx: Tx,
  actor: Actor,
  orderId: string,
  { reason, restock = true }: OrderRefund,
): Promise<Order> {
  const { clubId, actorId: by } = actor;
  const { state, paid } = await lockedOrder(tx, clubId, orderId);
  if (state === 'cancelled' || state === 'refunded') throw AppError.of(orderErrors.order_closed, { state });
  await refundPayments(tx, actor, orderId, reason);
  if (restock) await settleStock(tx, clubId, { orderId, by }, []);
  await closeOrder(tx, clubId, orderId, 'refunded_at', reason);
  await audit(tx, { ...actor, action: 'order.refund', object: { type: 'order', id: orderId }, reason, amount: paid });
  return announced(tx, clubId, orderId);
}
