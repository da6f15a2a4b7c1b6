import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import {
  checkAmount,
  type Payment,
  type PaymentChange,
  type PaymentRemoval,
  PLAYER_CREDIT,
  paymentErrors,
} from '@canchero/shared-contracts/payment';
import type { Actor } from '../../platform/audit/actor';
import type { Tx } from '../../platform/db/database';
import { checkPayable } from '../clubs/reads';
import { returnCredit } from '../players/writes';
import { settleBooking } from './booking-payments';
import { updatePayment, voidPayment } from './change-and-refund-sql';
import { finishChange, lockPayment } from './lock-payment';

/**
 * Changes method, amount or notes of a recorded payment.
 * @throws not_found, payment_voided, stale_version {current}, payment_made_with_credit, amount_not_positive
 *   {remaining}, amount_exceeds_remaining {remaining}, payment_has_refunds {refunded}, cash_session_closed,
 *   cash_session_needed {desk}, fraction_of_currency {currency, path}
 */
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
  return finishChange(tx, actor, before, { action: 'payment.change', fields, amount });
}

async function checkNewAmount(tx: Tx, clubId: string, before: Payment, amount: number, price: number): Promise<void> {
  const settlement = before.booking_id ? (await settleBooking(tx, clubId, before.booking_id, price)).settlement : null;
  const remaining = (settlement?.remaining ?? 0) + before.amount;
  const problem = checkAmount(amount, remaining);
  // a payment of an overpaid booking may be lowered, even to an amount that still exceeds what remains
  if (problem && amount >= before.amount) throw AppError.of(paymentErrors[problem], { remaining });
  if (amount <= 0) throw AppError.of(paymentErrors.amount_not_positive, { remaining });
  await checkPayable(tx, clubId, { amount, sums: [remaining] });
  if (amount < before.refunded) throw AppError.of(paymentErrors.payment_has_refunds, { refunded: before.refunded });
}

/**
 * Voids a payment recorded by mistake: the row stays with its reason and counts no more. Credit that paid it returns to
 * the player, also to one who was removed since. An undo names the version that it recorded, and leaves alone what
 * somebody changed since.
 * @throws not_found, payment_voided, stale_version {current}, payment_has_refunds {refunded}, cash_session_closed
 */
export async function removePayment(
  tx: Tx,
  actor: Actor,
  paymentId: string,
  { reason, version }: PaymentRemoval,
): Promise<Payment> {
  const { clubId, actorId: by } = actor;
  const { before } = await lockPayment(tx, clubId, paymentId);
  if (version !== undefined && version !== before.version) {
    throw AppError.of(commonErrors.stale_version, { current: before });
  }
  const { refunded, amount, method, player_id: playerId } = before;
  if (refunded > 0) throw AppError.of(paymentErrors.payment_has_refunds, { refunded });
  await voidPayment(tx, clubId, paymentId, reason, by);
  if (method === PLAYER_CREDIT && playerId) {
    await returnCredit(tx, actor, { playerId, kind: 'reversal', amount, paymentId, notes: reason, by });
  }
  return finishChange(tx, actor, before, { action: 'payment.delete', reason, amount });
}
