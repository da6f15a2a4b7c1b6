import type { Billing, PlanId } from '@canchero/shared-contracts/subscription';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import { milliseconds } from '../../platform/db/milliseconds';

/** Agreement with the gateway as it is stored. Amounts in centavos. */
export interface StoredAgreement {
  id: string;
  owner_id: string;
  plan: PlanId;
  billing: Billing;
  price: number;
  first_amount: number;
  credit: number;
  currency: string;
  collector: string;
  gateway_id: string | null;
  payment_url: string | null;
  state: 'created' | 'open' | 'active' | 'ended';
  anchor_at: string | null;
  wanted_status: 'authorized' | 'paused' | 'cancelled';
  wanted_amount: number;
  synced: boolean;
  status_detail: string | null;
  expires_at: string;
  left_at: string | null;
}

const columns = sql`id, owner_id, plan, billing, price, first_amount, credit, currency, collector, gateway_id,
  payment_url, state, anchor_at, wanted_status, wanted_amount, synced, status_detail, expires_at, left_at`;

export async function insertAgreement(
  tx: Tx,
  a: Pick<StoredAgreement, 'owner_id' | 'plan' | 'billing' | 'price' | 'credit' | 'collector'> & {
    now: Date;
    expiresAt: Date;
  },
): Promise<StoredAgreement> {
  const first = a.price - a.credit;
  const [row] = await tx.query<StoredAgreement>(sql`
    insert into subscription_agreements (owner_id, plan, billing, price, first_amount, credit, collector, wanted_amount,
      expires_at, next_check_at, created_at)
    values (${a.owner_id}::uuid, ${a.plan}, ${a.billing}, ${a.price}, ${first}, ${a.credit}, ${a.collector}, ${first},
      ${a.expiresAt}, clock_timestamp(), ${a.now})
    returning ${columns}`);
  return row as StoredAgreement;
}

/** Notes what the gateway made of an agreement. Returns it, or null if it was ended meanwhile. */
export async function openAgreement(
  tx: Tx,
  id: string,
  made: { id: string; initPoint: string },
): Promise<StoredAgreement | null> {
  const [row] = await tx.query<StoredAgreement>(sql`
    update subscription_agreements set gateway_id = ${made.id}, payment_url = ${made.initPoint},
      state = case when state = 'created' then 'open' else state end, synced = state <> 'ended'
    where id = ${id}::uuid returning ${columns}`);
  return row ?? null;
}

export async function selectAgreement(tx: Tx, id: string): Promise<StoredAgreement | null> {
  const [row] = await tx.query<StoredAgreement>(sql`
    select ${columns} from subscription_agreements where id = ${id}::uuid`);
  return row ?? null;
}

export async function selectAgreementAt(tx: Tx, gatewayId: string): Promise<StoredAgreement | null> {
  const [row] = await tx.query<StoredAgreement>(sql`
    select ${columns} from subscription_agreements where gateway_id = ${gatewayId}`);
  return row ?? null;
}

/** Selects the agreement of an owner that is charged, or the one that waits to be paid. */
export async function selectAgreementOf(
  tx: Tx,
  ownerId: string,
  which: 'active' | 'waiting',
): Promise<StoredAgreement | null> {
  const states = which === 'active' ? ['active'] : ['created', 'open'];
  const [row] = await tx.query<StoredAgreement>(sql`
    select ${columns} from subscription_agreements
    where owner_id = ${ownerId}::uuid and state = any(${states}::text[])`);
  return row ?? null;
}

/** Ends an agreement here; a job ends it at the gateway, and looks once more whether it was charged until then. */
export const endAgreement = (tx: Tx, id: string) =>
  tx.query(sql`
    update subscription_agreements set state = 'ended', wanted_status = 'cancelled', synced = gateway_id is null
    where id = ${id}::uuid and state <> 'ended'`);

/** Makes an agreement the one that is charged, from its first paid period on. */
export const beginAgreement = (tx: Tx, id: string, anchor: Date) =>
  tx.query(sql`
    update subscription_agreements set state = 'active', anchor_at = ${anchor}, wanted_amount = price,
      wanted_status = 'authorized', synced = first_amount = price, status_detail = null
    where id = ${id}::uuid`);

/** Sets what an agreement has to be at the gateway. */
export const wantAgreement = (
  tx: Tx,
  id: string,
  { status, amount }: { status?: StoredAgreement['wanted_status']; amount?: number },
) =>
  tx.query(sql`
    update subscription_agreements set wanted_status = coalesce(${status ?? null}, wanted_status),
      wanted_amount = coalesce(${amount ?? null}::bigint, wanted_amount), synced = gateway_id is null
    where id = ${id}::uuid`);

/** Notes when the owner cancelled; null if it was taken back. */
export const noteLeft = (tx: Tx, id: string, at: Date | null) =>
  tx.query(sql`update subscription_agreements set left_at = ${at}::timestamptz where id = ${id}::uuid`);

/** Makes what was charged the plan and the price of an agreement, once a lower plan or an agreed price has begun. */
export const takePlanAndPrice = (tx: Tx, id: string, plan: PlanId, price: number) =>
  tx.query(sql`
    update subscription_agreements set plan = ${plan}, price = ${price}, first_amount = ${price}, credit = 0
    where id = ${id}::uuid`);

/** Notes why a first charge failed, and that the agreement stays open at least until `openUntil`. */
export const noteRefusal = (tx: Tx, id: string, detail: string, openUntil: Date) =>
  tx.query(sql`
    update subscription_agreements set status_detail = ${detail}, expires_at = greatest(expires_at, ${openUntil})
    where id = ${id}::uuid`);

/**
 * Claims the agreement that has waited longest to be changed at the gateway, so that no other instance changes it for
 * `leaseMs`, both by the database's clock; null if none waits.
 */
export async function claimUnsynced(tx: Tx, leaseMs: number): Promise<StoredAgreement | null> {
  const [row] = await tx.query<StoredAgreement>(sql`
    update subscription_agreements set next_sync_at = clock_timestamp() + ${milliseconds(leaseMs)}
    where id = (
      select id from subscription_agreements
      where not synced and gateway_id is not null and next_sync_at <= clock_timestamp()
      order by next_sync_at limit 1 for update skip locked)
    returning ${columns}`);
  return row ?? null;
}

/** Marks an agreement as synced; if something else is wanted meanwhile, that is due at once. */
export const markSynced = (tx: Tx, a: StoredAgreement) =>
  tx.query(sql`
    update subscription_agreements
    set synced = wanted_status = ${a.wanted_status} and wanted_amount = ${a.wanted_amount},
      next_sync_at = clock_timestamp()
    where id = ${a.id}::uuid`);

/** Puts an agreement behind the others that wait to be changed. */
export const syncLater = (tx: Tx, id: string) =>
  tx.query(sql`update subscription_agreements set next_sync_at = clock_timestamp() where id = ${id}::uuid`);

/**
 * Claims agreements that are to be compared with the gateway, so that no other instance claims them before they are due
 * again, all by the database's clock. One that has also ended at the gateway is compared for the last time, since it
 * can charge nothing more.
 */
export const claimAgreements = (tx: Tx, again: { waitingMs: number; activeMs: number }): Promise<StoredAgreement[]> =>
  tx.query<StoredAgreement>(sql`
    update subscription_agreements
    set next_check_at = case
      when state = 'ended' and synced then null
      when state = 'active' then clock_timestamp() + ${milliseconds(again.activeMs)}
      else clock_timestamp() + ${milliseconds(again.waitingMs)} end
    where id in (
      select id from subscription_agreements where next_check_at <= clock_timestamp()
      order by next_check_at limit 50 for update skip locked)
    returning ${columns}`);
