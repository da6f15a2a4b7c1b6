import type { GatewayStatus, OnlinePayment, PaymentMismatch } from '@canchero/shared-contracts/online-payment';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import type { GatewayPayment } from '../../platform/payments/gateway';
import type { Checkout } from './checkout-sql';

/** Payment at the gateway as it was stored last. */
export interface StoredPayment {
  status: GatewayStatus;
  status_detail: string;
  payment_id: string | null;
  updated_at: string;
}

export async function selectStored(tx: Tx, clubId: string, gatewayId: string): Promise<StoredPayment | null> {
  const [row] = await tx.query<StoredPayment>(sql`
    select status, status_detail, payment_id, updated_at from gateway_payments
    where club_id = ${clubId} and gateway_id = ${gatewayId}`);
  return row ?? null;
}

/** Inserts a payment, or updates what may change of it. */
export const putPayment = (tx: Tx, c: Checkout, p: GatewayPayment, mismatch: PaymentMismatch | null) =>
  tx.query(sql`
    insert into gateway_payments (club_id, gateway_id, checkout_id, status, status_detail, amount, mismatch, updated_at)
    values (${c.club_id}, ${p.id}, ${c.id}, ${p.status}, ${p.statusDetail}, ${p.amount}, ${mismatch}, ${p.updatedAt})
    on conflict (club_id, gateway_id) do update
    set status = excluded.status, status_detail = excluded.status_detail, updated_at = excluded.updated_at`);

export const settlePayment = (tx: Tx, clubId: string, gatewayId: string, paymentId: string) =>
  tx.query(sql`
    update gateway_payments set payment_id = ${paymentId} where club_id = ${clubId} and gateway_id = ${gatewayId}`);

/** Makes the player of a locked booking be mailed at once, if there is something to tell. */
export const tellPayer = (tx: Tx, clubId: string, bookingId: string) =>
  tx.query(sql`
    update online_bookings set mail_due_at = clock_timestamp()
    where club_id = ${clubId} and booking_id = ${bookingId}`);

/** Selects the payments of a booking at the gateway, newest first. */
export const selectOfBooking = (tx: Tx, clubId: string, bookingId: string): Promise<OnlinePayment[]> =>
  tx.query<OnlinePayment>(sql`
    select g.gateway_id, g.status, g.status_detail, g.amount, g.payment_id, g.mismatch, g.updated_at,
      coalesce((select json_agg(json_build_object('amount', r.amount, 'state', r.state) order by f.created_at)
        from gateway_refunds r join refunds f on f.club_id = r.club_id and f.id = r.refund_id
        where r.club_id = g.club_id and r.gateway_id = g.gateway_id), '[]'::json) as refunds
    from gateway_payments g join checkouts c on c.club_id = g.club_id and c.id = g.checkout_id
    where c.club_id = ${clubId} and c.booking_id = ${bookingId} order by g.updated_at desc, g.gateway_id desc`);

/** Tells whether the gateway still works on a payment of a checkout. */
export async function hasOpenPayment(tx: Tx, { club_id, id }: Checkout): Promise<boolean> {
  const rows = await tx.query(sql`
    select 1 from gateway_payments where club_id = ${club_id} and checkout_id = ${id}
      and status in ('pending', 'in_process', 'authorized', 'in_mediation') limit 1`);
  return rows.length === 1;
}
