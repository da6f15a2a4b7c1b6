import { AppError } from '@canchero/shared-contracts/core';
import {
  type NewRefund,
  type Payment,
  PLAYER_CREDIT,
  paymentErrors,
  type RefundDestination,
  refundableAmount,
  refundParts,
} from '@canchero/shared-contracts/payment';
import type { Actor, Agent } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { checkPayable } from '../clubs/reads';
import { moveCredit, returnCredit } from '../players/writes';
import { insertRefund, selectPayment, selectRefundablePayments } from './change-and-refund-sql';
import { finishChange, lockPayment } from './lock-payment';

/**
 * Refunds a payment, whole or in part.
 * @throws not_found, payment_voided, amount_not_positive {remaining}, refund_exceeds_payment {refundable},
 *   fraction_of_currency {currency, path}, credit_needs_player, cash_session_needed {desk}
 */
export async function refundPayment(tx: Tx, actor: Actor, paymentId: string, body: NewRefund): Promise<Payment> {
  const { before } = await lockPayment(tx, actor.clubId, paymentId);
  const refundable = refundableAmount(before);
  if (body.amount <= 0) throw AppError.of(paymentErrors.amount_not_positive, { remaining: refundable });
  if (body.amount > refundable) throw AppError.of(paymentErrors.refund_exceeds_payment, { refundable });
  await checkPayable(tx, actor.clubId, { amount: body.amount, sums: [refundable] });
  await recordRefund(tx, actor, before, body);
  const { reason, amount } = body;
  return finishChange(tx, actor, before, { action: 'payment.refund', reason, amount });
}

/**
 * Refunds `amount` centavos of an order's payments, oldest first, each by its own method. The caller has locked the
 * order and checked the amount.
 * @throws cash_session_needed {desk}
 */
export async function refundOrderPayments(
  tx: Tx,
  actor: Actor,
  orderId: string,
  { amount, reason }: { amount: number; reason: string },
): Promise<void> {
  const parts = refundParts(await selectRefundablePayments(tx, actor.clubId, { orderId }), amount);
  if (sumOf(parts) < amount) throw new Error('an order refunds more than was paid for it');
  for (const part of parts) await recordRefund(tx, actor, part.payment, { amount: part.amount, reason });
}

/**
 * Refunds `amount` centavos of a booking's payments, oldest first, each by its own method or into credit: that of the
 * payment's player, else of `player_id`; `online` is the destination of what came in over a gateway, if that differs,
 * and is then refunded first. `ownedOnly` leaves what nobody in particular paid at the club. The caller has locked the
 * booking and checked the amount.
 * @throws credit_needs_player, cash_session_needed {desk}
 */
export async function refundBookingPayments(
  tx: Tx,
  actor: Agent,
  bookingId: string,
  refund: Omit<NewRefund, 'player_id'> & {
    player_id: string | null;
    online?: RefundDestination;
    ownedOnly?: boolean;
  },
): Promise<void> {
  const { amount, reason, destination = 'money', player_id, online = destination, ownedOnly = false } = refund;
  const all = await selectRefundablePayments(tx, actor.clubId, { bookingId });
  const usable = ownedOnly ? all.filter((payment) => isOnline(payment) || payment.player_id) : all;
  const first = online === destination ? [] : usable.filter(isOnline);
  const parts = refundParts([...first, ...usable.filter((payment) => !first.includes(payment))], amount);
  if (sumOf(parts) < amount) throw new Error('a booking refunds more than was paid for it');
  for (const { payment, amount: part } of parts) {
    const owner = payment.player_id ?? player_id;
    await recordRefund(tx, actor, payment, {
      amount: part,
      reason,
      destination: isOnline(payment) ? online : destination,
      ...(owner && { player_id: owner }),
    });
    await audit(tx, {
      ...actor,
      action: 'payment.refund',
      object: { type: 'payment', id: payment.id },
      reason,
      amount: part,
    });
  }
}

/**
 * Refunds money of a payment that came in over a gateway, as far as it has not been refunded; the booking is locked.
 * Returns the centavos.
 */
export async function refundOnlinePayment(
  tx: Tx,
  agent: Agent,
  paymentId: string,
  { amount, reason }: { amount: number; reason: string },
): Promise<number> {
  const payment = await selectPayment(tx, agent.clubId, paymentId);
  if (!payment) throw new Error('an online payment is gone');
  const part = Math.min(amount, refundableAmount(payment));
  if (part <= 0) return 0;
  await recordRefund(tx, agent, payment, { amount: part, reason });
  await finishChange(tx, agent, payment, { action: 'payment.refund', reason, amount: part });
  return part;
}

/** Checks whether a gateway received a payment: people record all others. */
const isOnline = (payment: Payment) => payment.created_by === null;

const sumOf = (parts: readonly { amount: number }[]) => parts.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Records a refund that the payment covers. A payment made with credit is refunded into credit, whatever the
 * destination. Credit of the payment's own player is theirs also if they were removed since.
 * @throws credit_needs_player, cash_session_needed {desk}
 */
export async function recordRefund(tx: Tx, actor: Agent, payment: Payment, refund: NewRefund): Promise<void> {
  const { clubId, actorId: by } = actor;
  const { amount, reason } = refund;
  const withCredit = payment.method === PLAYER_CREDIT;
  const destination = withCredit ? 'credit' : (refund.destination ?? 'money');
  await insertRefund(tx, clubId, { paymentId: payment.id, amount, destination, reason, by });
  if (destination === 'money') return;
  const playerId = refund.player_id ?? payment.player_id;
  if (!playerId) throw AppError.of(paymentErrors.credit_needs_player);
  const movement = { playerId, amount, paymentId: payment.id, notes: reason, by };
  if (playerId !== payment.player_id) await moveCredit(tx, clubId, { ...movement, kind: 'surplus' });
  else await returnCredit(tx, actor, { ...movement, kind: withCredit ? 'reversal' : 'surplus' });
}
