import type { Billing, Invoice, PlanId } from '@canchero/shared-contracts/subscription';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import { milliseconds } from '../../platform/db/milliseconds';
import type { AgreementCharge } from '../../platform/payments/agreement-gateway';
import type { StoredAgreement } from './agreement-sql';
import type { Span } from './billing-time';

export interface StoredCharge {
  id: string;
  agreement_id: string;
  state: Invoice['state'];
  attempts: number;
}

export async function selectCharge(tx: Tx, gatewayId: string): Promise<StoredCharge | null> {
  const [row] = await tx.query<StoredCharge>(sql`
    select id, agreement_id, state, attempts from subscription_charges where gateway_id = ${gatewayId}`);
  return row ?? null;
}

/** Counts the paid periods of an agreement. */
export async function countPaid(tx: Tx, agreementId: string): Promise<number> {
  const [row] = await tx.query<{ n: number }>(sql`
    select count(*)::int as n from subscription_charges where agreement_id = ${agreementId}::uuid and state = 'paid'`);
  return row?.n ?? 0;
}

export interface NewCharge {
  agreement: StoredAgreement;
  charge: AgreementCharge;
  plan: PlanId;
  n: number;
  span: Span;
  /** Price of the whole period, in centavos. */
  worth: number;
  state: Invoice['state'];
  now: Date;
}

/** Inserts a charge, or updates it as the gateway describes it now. */
export const storeCharge = (tx: Tx, { agreement, charge, plan, n, span, worth, state, now }: NewCharge) =>
  tx.query(sql`
    insert into subscription_charges (owner_id, agreement_id, gateway_id, payment_id, n, number, plan, billing,
      starts_at, ends_at, paid_until, worth, amount, currency, state, attempts, status_detail, paid_at, created_at)
    values (${agreement.owner_id}::uuid, ${agreement.id}::uuid, ${charge.id}, ${charge.paymentId}, ${n},
      case when ${state} = 'paid' then nextval('subscription_receipts') end, ${plan}, ${agreement.billing},
      ${span.startsAt}, ${span.endsAt}, ${span.endsAt}, ${worth}, ${charge.amount}, ${charge.currency}, ${state},
      ${charge.retries + 1}, ${charge.statusDetail}, ${state === 'failed' ? null : charge.updatedAt}::timestamptz, ${now})
    on conflict (gateway_id) do update set
      payment_id = excluded.payment_id, n = excluded.n, number = excluded.number, plan = excluded.plan,
      starts_at = excluded.starts_at, ends_at = excluded.ends_at, paid_until = excluded.paid_until,
      worth = excluded.worth, amount = excluded.amount, state = excluded.state, attempts = excluded.attempts,
      status_detail = excluded.status_detail, paid_at = excluded.paid_at`);

/** Selects the paid period in which an instant lies. */
export async function selectPaidAt(tx: Tx, ownerId: string, at: Date): Promise<(Span & { worth: number }) | null> {
  const [row] = await tx.query<{ starts_at: string; ends_at: string; worth: number }>(sql`
    select starts_at, ends_at, worth from subscription_charges
    where owner_id = ${ownerId}::uuid and state = 'paid' and starts_at <= ${at} and paid_until > ${at}`);
  return row ? { startsAt: new Date(row.starts_at), endsAt: new Date(row.ends_at), worth: row.worth } : null;
}

/** Ends at an instant what earlier charges pay: their rest was taken off the first charge of an upgrade. */
export const cutPaid = (tx: Tx, ownerId: string, at: Date) =>
  tx.query(sql`
    update subscription_charges set paid_until = greatest(starts_at, ${at}::timestamptz)
    where owner_id = ${ownerId}::uuid and state = 'paid' and paid_until > ${at}`);

export interface ChargeRefund {
  id: string;
  payment_id: string;
  amount: number;
  attempts: number;
}

/**
 * Claims charges that are to be given back, so that no other instance does it for `leaseMs`, both by the database's
 * clock.
 */
export const claimChargeRefunds = (tx: Tx, leaseMs: number): Promise<ChargeRefund[]> =>
  tx.query<ChargeRefund>(sql`
    update subscription_charges
    set refund_attempts = refund_attempts + 1, next_refund_at = clock_timestamp() + ${milliseconds(leaseMs)}
    where id in (
      select id from subscription_charges
      where state = 'refunded' and refunded_at is null and payment_id is not null
        and next_refund_at <= clock_timestamp()
      order by next_refund_at limit 20 for update skip locked)
    returning id, payment_id, amount, refund_attempts as attempts`);

/** Lets a charge be given back after a time; `failedAt` if the gateway refused to. */
export const delayChargeRefund = (tx: Tx, id: string, pauseMs: number, failedAt: Date | null) =>
  tx.query(sql`
    update subscription_charges set next_refund_at = clock_timestamp() + ${milliseconds(pauseMs)},
      refund_failed_at = coalesce(refund_failed_at, ${failedAt}::timestamptz)
    where id = ${id}::uuid`);

export const markRefunded = (tx: Tx, id: string, at: Date) =>
  tx.query(sql`
    update subscription_charges set refunded_at = ${at}, refund_failed_at = null
    where id = ${id}::uuid and refunded_at is null`);

export const selectInvoices = (tx: Tx, ownerId: string): Promise<Invoice[]> =>
  tx.query<Invoice>(sql`
    select id, number, plan, billing as period, starts_at, ends_at, amount, currency, state, attempts, status_detail,
      paid_at, refunded_at, created_at
    from subscription_charges where owner_id = ${ownerId}::uuid order by created_at desc, id limit 200`);

/** Selects the monthly price of a plan, in centavos, paid that often; null on request. */
export async function selectPrice(tx: Tx, ownerId: string, plan: PlanId, billing: Billing): Promise<number | null> {
  const [row] = await tx.query<{ ars: number | null }>(sql`
    select coalesce(s.agreed_price, (p.pricing -> ${billing} ->> 'ars')::bigint) as ars
    from plans p left join subscriptions s
      on s.owner_id = ${ownerId}::uuid and s.agreed_plan = p.id and s.agreed_billing = ${billing}
    where p.id = ${plan}`);
  return row?.ars ?? null;
}
