import type { Language } from '@canchero/shared-contracts/core';
import type {
  AgreedPrice,
  Billing,
  PlanId,
  SubscriptionEvent,
  SubscriptionStatus,
} from '@canchero/shared-contracts/subscription';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

/** Subscription as it is stored. Instants are ISO-8601 UTC. */
export interface StoredSubscription {
  owner_id: string;
  plan: PlanId;
  status: SubscriptionStatus;
  billing: Billing | null;
  planned_plan: PlanId | null;
  trial_started_at: string | null;
  trial_ends_at: string | null;
  period_ends_at: string | null;
  overdue_since: string | null;
  next_attempt_at: string | null;
  failed_attempts: number;
  trial_warned: boolean;
  /** Plan and billing of the price that was agreed with the owner, and the price a month in centavos; null without one. */
  agreed_plan: AgreedPrice['plan'] | null;
  agreed_billing: Billing | null;
  agreed_price: number | null;
}

/** Cause of a change of a subscription: the event, who did it (null for the gateway and the clock), why, and when. */
export interface Cause {
  event: SubscriptionEvent;
  actorId: string | null;
  reason: string;
  at: Date;
}

export interface Owner {
  id: string;
  email: string;
  name: string;
  language: Language;
}

const NONE = {
  plan: 'starter',
  status: 'active',
  billing: null,
  planned_plan: null,
  trial_started_at: null,
  trial_ends_at: null,
  period_ends_at: null,
  overdue_since: null,
  next_attempt_at: null,
  failed_attempts: 0,
  trial_warned: false,
  agreed_plan: null,
  agreed_billing: null,
  agreed_price: null,
} as const;

/** Locks an owner until the end of the transaction, so that what pays for them happens one after the other. */
export async function lockOwner(tx: Tx, ownerId: string): Promise<Owner> {
  const [owner] = await tx.query<Owner>(sql`
    select id, email, name, language from users where id = ${ownerId}::uuid for no key update`);
  if (!owner) throw new Error('the owner has no account');
  return owner;
}

/** Selects an owner's subscription; starter, which nobody pays, without one. */
export async function selectStored(tx: Tx, ownerId: string): Promise<StoredSubscription> {
  const [row] = await tx.query<StoredSubscription>(sql`
    select owner_id, plan, status, billing, planned_plan, trial_started_at, trial_ends_at, period_ends_at,
      overdue_since, next_attempt_at, failed_attempts, trial_warned, agreed_plan, agreed_billing, agreed_price
    from subscriptions where owner_id = ${ownerId}::uuid`);
  return row ?? { owner_id: ownerId, ...NONE };
}

/** Stores a subscription. A trigger writes its history and informs the open pages of the owner's clubs. */
export async function storeSubscription(tx: Tx, s: StoredSubscription, cause: Cause): Promise<void> {
  await tx.query(sql`
    insert into subscriptions (owner_id, plan, status, billing, planned_plan, trial_started_at, trial_ends_at,
      period_ends_at, overdue_since, next_attempt_at, failed_attempts, trial_warned,
      agreed_plan, agreed_billing, agreed_price, event, actor_id, reason, created_at,
      updated_at)
    values (${s.owner_id}::uuid, ${s.plan}, ${s.status}, ${s.billing}, ${s.planned_plan}, ${s.trial_started_at},
      ${s.trial_ends_at}, ${s.period_ends_at}, ${s.overdue_since}, ${s.next_attempt_at}, ${s.failed_attempts},
      ${s.trial_warned}, ${s.agreed_plan}, ${s.agreed_billing}, ${s.agreed_price}, ${cause.event},
      ${cause.actorId}::uuid, ${cause.reason}, ${cause.at}, ${cause.at})
    on conflict (owner_id) do update set
      plan = excluded.plan, status = excluded.status, billing = excluded.billing,
      planned_plan = excluded.planned_plan, trial_started_at = excluded.trial_started_at,
      trial_ends_at = excluded.trial_ends_at, period_ends_at = excluded.period_ends_at,
      overdue_since = excluded.overdue_since, next_attempt_at = excluded.next_attempt_at,
      failed_attempts = excluded.failed_attempts, trial_warned = excluded.trial_warned,
      agreed_plan = excluded.agreed_plan, agreed_billing = excluded.agreed_billing,
      agreed_price = excluded.agreed_price, event = excluded.event,
      actor_id = excluded.actor_id, reason = excluded.reason, updated_at = excluded.updated_at`);
}

/** Selects the owners whose subscription may need work: a trial, a cancelled or granted period, or retries that end. */
export const selectOwnersDue = async (tx: Tx, now: Date, warnBefore: Date, overdueBefore: Date): Promise<string[]> =>
  (
    await tx.query<{ owner_id: string }>(sql`
      select owner_id from subscriptions
      where (status = 'trialing' and (trial_ends_at <= ${now} or (trial_ends_at <= ${warnBefore} and not trial_warned)))
        or (status = 'cancelled' and period_ends_at <= ${now})
        or (status = 'active' and period_ends_at <= ${now} and not exists (
          select from subscription_agreements a where a.owner_id = subscriptions.owner_id and a.state = 'active'))
        or (status = 'past_due' and overdue_since <= ${overdueBefore})
      order by owner_id limit 200`)
  ).map(({ owner_id }) => owner_id);
