import type { ChargeMethod, Payment, RefundDestination } from '@canchero/shared-contracts/payment';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import { FROM_PAYMENTS, PAYMENT } from './sql';

export async function selectPayment(tx: Tx, clubId: string, paymentId: string): Promise<Payment | null> {
  const [row] = await tx.query<Payment>(sql`
    select ${PAYMENT} ${FROM_PAYMENTS} where p.club_id = ${clubId} and p.id = ${paymentId}`);
  return row ?? null;
}

export const updatePayment = (
  tx: Tx,
  clubId: string,
  paymentId: string,
  p: { method: ChargeMethod; amount: number; notes: string },
) =>
  tx.query(sql`
    update payments set method = ${p.method}, amount = ${p.amount}, notes = ${p.notes}, version = version + 1
    where club_id = ${clubId} and id = ${paymentId}`);

export const voidPayment = (tx: Tx, clubId: string, paymentId: string, reason: string, by: string) =>
  tx.query(sql`
    update payments set voided_at = now(), voided_by = ${by}, void_reason = ${reason}, version = version + 1
    where club_id = ${clubId} and id = ${paymentId}`);

/** Inserts a refund. Triggers add it to the payment and to what that paid for, and refuse more than was paid. */
export async function insertRefund(
  tx: Tx,
  clubId: string,
  r: { paymentId: string; amount: number; destination: RefundDestination; reason: string; by: string | null },
): Promise<void> {
  await tx.query(sql`
    insert into refunds (club_id, payment_id, amount, destination, reason, created_by)
    values (${clubId}, ${r.paymentId}, ${r.amount}, ${r.destination}, ${r.reason}, ${r.by})`);
}

/** Selects the payments of an order or a booking that are not voided nor wholly refunded, oldest first. */
export const selectRefundablePayments = (
  tx: Tx,
  clubId: string,
  of: { orderId: string } | { bookingId: string },
): Promise<Payment[]> =>
  tx.query<Payment>(sql`
    select ${PAYMENT} ${FROM_PAYMENTS}
    where p.club_id = ${clubId}
      and ${'orderId' in of ? sql`p.order_id = ${of.orderId}` : sql`p.booking_id = ${of.bookingId}`}
      and p.voided_at is null and p.amount > p.refunded
    order by p.created_at, p.id`);
