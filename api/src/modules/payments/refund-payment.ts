import { AppError } from '@canchero/shared-contracts/core';
import {
  type NewRefund,
  type Payment,
  PLAYER_CREDIT,
  paymentErrors,
  refundableAmount,
} from '@canchero/shared-contracts/payment';
import type { Actor } from '../../platform/audit/actor';
import type { Tx } from '../../platform/db/database';
import { moveCredit } from '../players/writes';
import { lockPayment, publishChange } from './lock-payment';
import { insertRefund, selectRefundablePayments } from './payment-sql';

/**
 * Refunds a payment, whole or in part.
 * @throws not_found, payment_voided, amount_not_positive {remaining}, refund_exceeds_payment {refundable},
 *   credit_needs_player, cash_session_needed
 */
export async function refundPayment(tx: Tx, actor: Actor, paymentId: string, body: NewRefund): Promise<Payment> {
  const { before } = await lockPayment(tx, actor.clubId, paymentId);
  const refundable = refundableAmount(before);
  if (body.amount <= 0) throw AppError.of(paymentErrors.amount_not_positive, { remaining: refundable });
  if (body.amount > refundable) throw AppError.of(paymentErrors.refund_exceeds_payment, { refundable });
  await recordRefund(tx, actor, before, body);
  const { reason, amount } = body;
  return publishChange(tx, actor, before, { action: 'payment.refund', reason, amount });
}

/**
 * Refunds `amount` centavos of an order's payments, oldest first, each by its own method. The caller has locked the
 * order and checked the amount.
 * @throws cash_session_needed
 */
export async function refundOrderPayments(
  tx: Tx,
  actor: Actor,
  orderId: string,
  { amount, reason }: { amount: number; reason: string },
): Promise<void> {
  let left = amount;
  for (const payment of await selectRefundablePayments(tx, actor.clubId, orderId)) {
    const part = Math.min(left, refundableAmount(payment));
    if (part > 0) await recordRefund(tx, actor, payment, { amount: part, reason });
    left -= part;
  }
  if (left > 0) throw new Error('an order refunds more than was paid for it');
}

/**
 * Records a refund that the payment covers. A payment made with credit is refunded into credit, whatever the
 * destination.
 * @throws credit_needs_player, cash_session_needed
 */
export async function recordRefund(tx: Tx, actor: Actor, payment: Payment, refund: NewRefund): Promise<void> {
  const { clubId, actorId: by } = actor;
  const { amount, reason } = refund;
  const withCredit = payment.method === PLAYER_CREDIT;
  const destination = withCredit ? 'credit' : (refund.destination ?? 'money');
  await insertRefund(tx, clubId, { paymentId: payment.id, amount, destination, reason, by });
  if (destination === 'money') return;
  const playerId = refund.player_id ?? payment.player_id;
  if (!playerId) throw AppError.of(paymentErrors.credit_needs_player);
  const kind = withCredit && playerId === payment.player_id ? 'reversal' : 'surplus';
  await moveCredit(tx, clubId, { playerId, kind, amount, paymentId: payment.id, notes: reason, by });
}
