import { AppError } from '@canchero/shared-contracts/core';
import {
  MAX_PART,
  type NewOrderPayment,
  type Order,
  type OrderCharge,
  openOf,
  orderErrors,
} from '@canchero/shared-contracts/order';
import { paymentErrors } from '@canchero/shared-contracts/payment';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { checkPayable } from '../clubs/reads';
import { recordPayment } from '../payments/writes';
import { applyChange } from './change-order';
import { lockOrder, lockPendingOrder, publishOrder } from './lock-order';

/**
 * Records payments of a locked order; `open` is what is left to pay of it, in centavos.
 * @throws part_too_large {max, path}, amount_exceeds_remaining {remaining}, fraction_of_currency {currency, path},
 *   credit_needs_player, insufficient_credit {credit}, cash_session_needed {desk}
 */
export async function recordOrderPayments(
  tx: Tx,
  { clubId, actorId: by }: Actor,
  { id, player_id, open }: { id: string; player_id: string | null; open: number },
  payments: readonly NewOrderPayment[],
): Promise<void> {
  const large = payments.findIndex(({ amount }) => amount > MAX_PART);
  if (large >= 0) throw AppError.of(orderErrors.part_too_large, { max: MAX_PART, path: `payments.${large}.amount` });
  const sum = payments.reduce((total, payment) => total + payment.amount, 0);
  if (sum > open) throw AppError.of(paymentErrors.amount_exceeds_remaining, { remaining: open });
  let left = open;
  for (const [i, { method, amount }] of payments.entries()) {
    await checkPayable(tx, clubId, { amount, path: `payments.${i}.amount`, sums: [left] });
    left -= amount;
    await recordPayment(tx, clubId, { orderId: id, playerId: player_id, method, amount, notes: '', by });
  }
}

/**
 * Changes a pending order if `change` is given, then records its payments, in one transaction.
 * @throws not_found, order_closed {state}, those of `applyChange` and of `recordOrderPayments`
 */
export async function payOrder(
  tx: Tx,
  actor: Actor,
  orderId: string,
  { payments, change }: OrderCharge,
): Promise<Order> {
  const before = await lockPendingOrder(tx, actor.clubId, orderId);
  if (change) await applyChange(tx, actor, before, change);
  const order = change ? await lockOrder(tx, actor.clubId, orderId) : before;
  await recordOrderPayments(tx, actor, { ...order, open: openOf(order) }, payments);
  const amount = payments.reduce((total, payment) => total + payment.amount, 0);
  await audit(tx, { ...actor, action: 'order.pay', object: { type: 'order', id: orderId }, amount });
  return publishOrder(tx, actor.clubId, orderId);
}
