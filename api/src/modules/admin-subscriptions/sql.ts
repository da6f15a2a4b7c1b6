import type { AdminSubscription } from '@canchero/shared-contracts/admin-subscription';
import type { AgreedPrice, PlanId, SubscriptionStatus } from '@canchero/shared-contracts/subscription';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import type { Cursor } from '../../platform/db/paging';

export interface SubscriptionSearch {
  search?: string | undefined;
  plan?: PlanId | undefined;
  status?: SubscriptionStatus | undefined;
}

/** A subscription with its agreed price in columns, and the name by which the list is sorted. */
export type AdminSubscriptionRow = Omit<AdminSubscription, 'agreed_price' | 'owner_id'> & {
  id: string;
  agreed_plan: AgreedPrice['plan'] | null;
  agreed_billing: AgreedPrice['billing'] | null;
  agreed_price: number | null;
  sort_name: string;
};

/** Owners `u`: who has clubs or a subscription `s`. */
const FROM = sql`from users u left join subscriptions s on s.owner_id = u.id`;
const IS_OWNER = sql`(s.owner_id is not null or exists (select from clubs c where c.owner_id = u.id))`;
const COLUMNS = sql`u.id, u.name as owner_name, u.email as owner_email, fold(u.name) as sort_name,
  (select count(*)::int from clubs c where c.owner_id = u.id and c.closed_at is null) as clubs,
  plan_of(u.id) as plan, coalesce(s.status, 'active') as status, s.billing,
  case s.status when 'trialing' then s.trial_ends_at else s.period_ends_at end as ends_at,
  exists (select from subscription_agreements a where a.owner_id = u.id and a.state = 'active') as is_charged,
  coalesce((select m.mrr from mrr_of(u.id) m), 0) as mrr,
  s.agreed_plan, s.agreed_billing, s.agreed_price`;

/** SQL condition for owners `u` that fit a search. */
function fits({ search, plan, status }: SubscriptionSearch): Sql {
  const text = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const named = sql`(fold(u.name) like fold(${text}::text) or lower(u.email) like lower(${text}::text))`;
  return sql`${IS_OWNER}
    and ${search ? named : sql`true`}
    and (${plan ?? null}::text is null or plan_of(u.id) = ${plan ?? null}::text)
    and (${status ?? null}::text is null or coalesce(s.status, 'active') = ${status ?? null}::text)`;
}

/** Selects a page of the subscriptions that fit, by the owner's name. */
export const selectAdminSubscriptions = (
  tx: Tx,
  search: SubscriptionSearch,
  limit: Sql,
  after: Cursor | null,
): Promise<AdminSubscriptionRow[]> =>
  tx.query<AdminSubscriptionRow>(sql`
    select ${COLUMNS} ${FROM}
    where ${fits(search)}
      and (${after === null}::boolean
        or (fold(u.name), u.id) > (${after?.position ?? ''}::text, ${after?.id ?? null}::uuid))
    order by fold(u.name), u.id ${limit}`);

export async function countAdminSubscriptions(tx: Tx, search: SubscriptionSearch): Promise<number> {
  const [row] = await tx.query<{ n: number }>(sql`select count(*)::int as n ${FROM} where ${fits(search)}`);
  return row?.n ?? 0;
}

/** Selects an owner's subscription; null if there is no such owner. */
export async function selectAdminSubscription(tx: Tx, ownerId: string): Promise<AdminSubscriptionRow | null> {
  const [row] = await tx.query<AdminSubscriptionRow>(sql`
    select ${COLUMNS} ${FROM} where u.id = ${ownerId}::uuid and ${IS_OWNER}`);
  return row ?? null;
}

/** Selects the names of an owner's clubs. */
export const selectClubNames = async (tx: Tx, ownerId: string): Promise<string[]> =>
  (
    await tx.query<{ name: string }>(sql`
      select name from clubs where owner_id = ${ownerId}::uuid and closed_at is null order by fold(name), id`)
  ).map(({ name }) => name);
