import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import { type Payment, paymentErrors } from '@canchero/shared-contracts/payment';
import type { Agent } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { touchBooking } from '../bookings/writes';
import { lockConsumptionById, publishConsumption } from '../consumptions/writes';
import { lockOrderRow, publishOrder } from '../orders/writes';
import { selectPayment } from './change-and-refund-sql';
import { presentDebtors } from './present-debtors';
import { lockBooking } from './sql';

/**
 * Locks what a payment paid for, then reads the payment. `price` is that of its booking, in centavos; 0 without one.
 * @throws not_found, payment_voided
 */
export async function lockPayment(
  tx: Tx,
  clubId: string,
  paymentId: string,
): Promise<{ before: Payment; price: number }> {
  const known = await selectPayment(tx, clubId, paymentId);
  const booking = known?.booking_id ? await lockBooking(tx, clubId, known.booking_id) : null;
  if (known?.order_id) await lockOrderRow(tx, clubId, known.order_id);
  if (known?.consumption_id) await lockConsumptionById(tx, clubId, known.consumption_id);
  const before = known && (await selectPayment(tx, clubId, paymentId));
  if (!before) throw AppError.of(commonErrors.not_found);
  if (before.voided_at) throw AppError.of(paymentErrors.payment_voided);
  return { before, price: booking?.price ?? 0 };
}

/**
 * Finishes the change of a locked payment: whoever owes again what it paid for is a player (`presentDebtors`), open screens
 * and the audit tell of it. Returns the payment after its change.
 */
export async function finishChange(
  tx: Tx,
  actor: Agent,
  before: Payment,
  entry: { action: string; amount: number; reason?: string; fields?: string[] },
): Promise<Payment> {
  const { clubId } = actor;
  const { id, booking_id, order_id, consumption_id } = before;
  await presentDebtors(tx, actor, before, entry.reason);
  if (booking_id) await touchBooking(tx, clubId, booking_id);
  if (order_id) await publishOrder(tx, clubId, order_id);
  if (consumption_id) await publishConsumption(tx, clubId, consumption_id);
  await audit(tx, { ...actor, ...entry, object: { type: 'payment', id } });
  const after = await selectPayment(tx, clubId, id);
  if (!after) throw new Error('a locked payment is gone');
  return after;
}
