import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import {
  checkAmount,
  type NewRefund,
  type Payment,
  type PaymentChange,
  PLAYER_CREDIT,
  paymentErrors,
} from '@canchero/shared-contracts/payment';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { touchBooking } from '../bookings/writes';
import { announceConsumption, holdConsumption } from '../consumptions/writes';
import { announceOrder, lockOrder } from '../orders/writes';
import { moveCredit } from '../players/writes';
import { insertRefund, selectPayment, updatePayment, voidPayment } from './correct-sql';
import { moneyOf } from './money';
import { lockBooking } from './sql';

/** Corrects a payment. See the endpoint for its errors. */
export async function changePayment(tx: Tx, actor: Actor, paymentId: string, change: PaymentChange): Promise<Payment> {
  const { clubId } = actor;
  const { before, price } = await lockPayment(tx, clubId, paymentId);
  if (change.version !== before.version) throw AppError.of(commonErrors.stale_version, { current: before });
  const { method = before.method, amount = before.amount, notes = before.notes } = change;
  if (before.method === PLAYER_CREDIT && (method !== before.method || amount !== before.amount)) {
    throw AppError.of(paymentErrors.payment_made_with_credit);
  }
  if (amount !== before.amount) await checkNewAmount(tx, clubId, before, amount, price);
  await updatePayment(tx, clubId, paymentId, { method, amount, notes });
  const fields = Object.keys(change).filter((name) => name !== 'version');
  return corrected(tx, actor, before, { action: 'payment.change', fields, amount });
}

async function checkNewAmount(tx: Tx, clubId: string, before: Payment, amount: number, price: number): Promise<void> {
  const settled = before.booking_id ? (await moneyOf(tx, clubId, before.booking_id, price)).settlement : null;
  const remaining = (settled?.remaining ?? 0) + before.amount;
  const problem = checkAmount(amount, remaining);
  // what was overpaid before may still be lowered
  if (problem && amount >= before.amount) throw AppError.of(paymentErrors[problem], { remaining });
  if (amount <= 0) throw AppError.of(paymentErrors.amount_not_positive, { remaining });
  if (amount < before.refunded) throw AppError.of(paymentErrors.payment_has_refunds, { refunded: before.refunded });
}

/** Deletes a payment entered by mistake: it is kept, with its reason, and counts no more. */
export async function removePayment(tx: Tx, actor: Actor, paymentId: string, reason: string): Promise<Payment> {
  const { clubId, actorId: by } = actor;
  const { before } = await lockPayment(tx, clubId, paymentId);
  const { refunded, amount, method, player_id: playerId } = before;
  if (refunded > 0) throw AppError.of(paymentErrors.payment_has_refunds, { refunded });
  await voidPayment(tx, clubId, paymentId, reason, by);
  if (method === PLAYER_CREDIT && playerId) {
    await moveCredit(tx, clubId, { playerId, kind: 'reversal', amount, paymentId, notes: reason, by });
  }
  return corrected(tx, actor, before, { action: 'payment.delete', reason, amount });
}

/** Gives a payment back, whole or in part. */
export async function refundPayment(tx: Tx, actor: Actor, paymentId: string, body: NewRefund): Promise<Payment> {
  const { before } = await lockPayment(tx, actor.clubId, paymentId);
  const refundable = before.amount - before.refunded;
  if (body.amount <= 0) throw AppError.of(paymentErrors.amount_not_positive, { remaining: refundable });
  if (body.amount > refundable) throw AppError.of(paymentErrors.refund_exceeds_payment, { refundable });
  await giveBack(tx, actor, before, body);
  const { reason, amount } = body;
  return corrected(tx, actor, before, { action: 'payment.refund', reason, amount });
}

/** Writes a refund within what the payment still has. What was paid with credit can only go back into it. */
export async function giveBack(tx: Tx, actor: Actor, payment: Payment, refund: NewRefund): Promise<void> {
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

/** A payment that was not deleted, with what it paid for taken before it. `price` of its booking. */
async function lockPayment(tx: Tx, clubId: string, paymentId: string): Promise<{ before: Payment; price: number }> {
  const known = await selectPayment(tx, clubId, paymentId);
  const booking = known?.booking_id ? await lockBooking(tx, clubId, known.booking_id) : null;
  if (known?.order_id) await lockOrder(tx, clubId, known.order_id);
  if (known?.consumption_id) await holdConsumption(tx, clubId, known.consumption_id);
  const before = known && (await selectPayment(tx, clubId, paymentId));
  if (!before) throw AppError.of(commonErrors.not_found);
  if (before.voided_at) throw AppError.of(paymentErrors.payment_voided);
  return { before, price: booking?.price ?? 0 };
}

async function corrected(
  tx: Tx,
  actor: Actor,
  { id, booking_id, order_id, consumption_id }: Payment,
  entry: { action: string; amount: number; reason?: string; fields?: string[] },
): Promise<Payment> {
  const { clubId } = actor;
  if (booking_id) await touchBooking(tx, clubId, booking_id);
  if (order_id) await announceOrder(tx, clubId, order_id);
  if (consumption_id) await announceConsumption(tx, clubId, consumption_id);
  await audit(tx, { ...actor, ...entry, object: { type: 'payment', id } });
  const after = await selectPayment(tx, clubId, id);
  if (!after) throw new Error('a locked payment is gone');
  return after;
}
