import type {
  Plan,
  PlanCatalogue,
  PlanId,
  PlanLimits,
  SubscriptionHistoryEntry,
} from '@canchero/shared-contracts/subscription';
import sql from 'sql-template-tag';
import type { Database, Tx } from '../../platform/db/database';
import { selectPlans, selectSettings } from './sql';

/** Returns the plans and what the landing page shows of them. */
export const planCatalogue = (db: Database): Promise<PlanCatalogue> =>
  db.platform(async (tx) => ({ plans: await selectPlans(tx), ...(await selectSettings(tx)) }));

/** Returns the plans on offer by rank. */
export const plansOnOffer = (tx: Tx): Promise<Plan[]> => selectPlans(tx);

/** Returns the plan in force for a club owner: `starter` without a subscription, or after its trial or period. */
export async function planOf(tx: Tx, ownerId: string): Promise<PlanId> {
  const [row] = await tx.query<{ plan: PlanId }>(sql`select plan_of(${ownerId}::uuid) as plan`);
  return row?.plan ?? 'starter';
}

/** Returns the limits of a plan; -1 is unlimited. */
export async function limitsOf(tx: Tx, plan: PlanId): Promise<PlanLimits> {
  const [row] = await tx.query<PlanLimits>(sql`
    select max_clubs, max_courts_per_club, max_players_per_club, max_events_per_day, max_events_per_month
    from plans where id = ${plan}`);
  if (!row) throw new Error(`no plan ${plan}`);
  return row;
}

/** Returns the limits of a club's plan. For tenant transactions. */
export async function limitsOfClub(tx: Tx, clubId: string): Promise<PlanLimits> {
  const [row] = await tx.prepared<PlanLimits>(
    'limits_of_club',
    sql`select p.max_clubs, p.max_courts_per_club, p.max_players_per_club, p.max_events_per_day, p.max_events_per_month
     from clubs c join plans p on p.id = plan_of(c.owner_id) where c.id = ${clubId}::uuid`,
  );
  if (!row) throw new Error('the club has no plan');
  return row;
}

/** Returns whether a club's plan has a team beside the owner, and the lowest plan that has one. */
export async function teamPlan(tx: Tx, clubId: string): Promise<{ has_team: boolean; lowest: PlanId | null }> {
  const [row] = await tx.query<{ has_team: boolean; lowest: PlanId | null }>(sql`
    select (p.features ->> 'multiusuario')::boolean as has_team,
      (select id from plans where (features ->> 'multiusuario')::boolean order by rank limit 1) as lowest
    from clubs c join plans p on p.id = plan_of(c.owner_id) where c.id = ${clubId}`);
  if (!row) throw new Error('the club has no plan');
  return row;
}

/** Returns the changes of an owner's subscription, newest first, the last 100. For platform transactions. */
export const selectHistory = (tx: Tx, ownerId: string): Promise<SubscriptionHistoryEntry[]> =>
  tx.query<SubscriptionHistoryEntry>(sql`
    select h.at, h.event, u.name as actor, h.reason,
      json_build_object('plan', coalesce(h.before ->> 'plan', 'starter'),
        'status', coalesce(h.before ->> 'status', 'active')) as before,
      json_build_object('plan', h.after ->> 'plan', 'status', h.after ->> 'status') as after
    from subscription_history h left join users u on u.id = h.actor_id
    where h.owner_id = ${ownerId}::uuid order by h.id desc limit 100`);

/** Checks whether the gateway charges an owner for a plan, or is about to. Platform transactions only. */
export async function paysForPlan(tx: Tx, ownerId: string): Promise<boolean> {
  const rows = await tx.query(sql`
    select from subscription_agreements where owner_id = ${ownerId}::uuid and state in ('open', 'active') limit 1`);
  return rows.length > 0;
}
