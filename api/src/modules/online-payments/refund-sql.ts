import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import { milliseconds } from '../../platform/db/milliseconds';

/** Refund that the gateway has to make, in centavos. */
export interface GatewayRefund {
  club_id: string;
  /** Id of the refund, and key of the call. */
  refund_id: string;
  gateway_id: string;
  amount: number;
  state: 'pending' | 'confirmed' | 'failed';
  attempts: number;
}

const COLUMNS = sql`club_id, refund_id, gateway_id, amount, state, attempts`;

/** Claims refunds that are due, so that no other instance sends them for `leaseMs`, both by the database's clock. */
export const claimRefunds = (tx: Tx, leaseMs: number): Promise<GatewayRefund[]> =>
  tx.query<GatewayRefund>(sql`
    update gateway_refunds
    set attempts = attempts + 1, next_attempt_at = clock_timestamp() + ${milliseconds(leaseMs)}
    where (club_id, refund_id) in (
      select club_id, refund_id from gateway_refunds
      where state = 'pending' and next_attempt_at <= clock_timestamp()
      order by next_attempt_at limit 20 for update skip locked)
    returning ${COLUMNS}`);

/** Selects the refunds of a payment at the gateway, oldest first. */
export const selectRefunds = (tx: Tx, clubId: string, gatewayId: string): Promise<GatewayRefund[]> =>
  tx.query<GatewayRefund>(sql`
    select r.club_id, r.refund_id, r.gateway_id, r.amount, r.state, r.attempts
    from gateway_refunds r join refunds f on f.club_id = r.club_id and f.id = r.refund_id
    where r.club_id = ${clubId} and r.gateway_id = ${gatewayId} order by f.created_at, f.id`);

export const setRefundState = (tx: Tx, { club_id, refund_id }: GatewayRefund, state: GatewayRefund['state']) =>
  tx.query(sql`
    update gateway_refunds set state = ${state} where club_id = ${club_id} and refund_id = ${refund_id}`);

export const delayRefund = (tx: Tx, { club_id, refund_id }: GatewayRefund, pauseMs: number) =>
  tx.query(sql`
    update gateway_refunds set next_attempt_at = clock_timestamp() + ${milliseconds(pauseMs)}
    where club_id = ${club_id} and refund_id = ${refund_id}`);

/** Selects the booking that a payment at the gateway was for, and what it became. */
export async function selectRefunded(
  tx: Tx,
  clubId: string,
  gatewayId: string,
): Promise<{ booking_id: string; checkout_id: string }> {
  const [row] = await tx.query<{ booking_id: string; checkout_id: string }>(sql`
    select c.booking_id, c.id as checkout_id
    from gateway_payments g join checkouts c on c.club_id = g.club_id and c.id = g.checkout_id
    where g.club_id = ${clubId} and g.gateway_id = ${gatewayId}`);
  if (!row) throw new Error('a refund has lost its payment');
  return row;
}
