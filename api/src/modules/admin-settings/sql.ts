import type { General, PlanPreview, PlanTerms } from '@canchero/shared-contracts/admin-setting';
import type { PlanId } from '@canchero/shared-contracts/subscription';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

/** Selects the versions of the plans. */
export const selectVersions = async (tx: Tx): Promise<Map<PlanId, number>> =>
  new Map(
    (await tx.query<{ id: PlanId; version: number }>(sql`select id, version from plans`)).map(({ id, version }) => [
      id,
      version,
    ]),
  );

/** Selects the terms of a plan and its version, locked until the transaction ends. */
export async function lockTerms(tx: Tx, plan: PlanId): Promise<PlanTerms & { version: number }> {
  type Row = Omit<PlanTerms, 'switches'> & { version: number; features: PlanTerms['switches'] };
  const [row] = await tx.query<Row>(sql`
    select pricing, recommended, version, features - '{agenda,canchas,jugadores,soporte}'::text[] as features,
      jsonb_build_object('max_clubs', max_clubs, 'max_courts_per_club', max_courts_per_club,
        'max_players_per_club', max_players_per_club, 'max_events_per_day', max_events_per_day,
        'max_events_per_month', max_events_per_month) as limits
    from plans where id = ${plan} for update`);
  if (!row) throw new Error(`no plan ${plan}`);
  const { features: switches, ...terms } = row;
  return { ...terms, switches };
}

export const updateTerms = (tx: Tx, plan: PlanId, { pricing, limits, switches, recommended }: PlanTerms) =>
  tx.query(sql`
    update plans set pricing = ${JSON.stringify(pricing)}::jsonb, features = features || ${JSON.stringify(switches)}::jsonb,
      recommended = ${recommended}, max_clubs = ${limits.max_clubs}, max_courts_per_club = ${limits.max_courts_per_club},
      max_players_per_club = ${limits.max_players_per_club}, max_events_per_day = ${limits.max_events_per_day},
      max_events_per_month = ${limits.max_events_per_month}, version = version + 1
    where id = ${plan}`);

/** Clubs `c` of a plan that is in force. */
const ofPlan = (plan: PlanId) => sql`
  clubs c left join subscriptions s on s.owner_id = c.owner_id
  where c.closed_at is null and plan_now(s.status, s.plan, s.trial_ends_at, s.period_ends_at) = ${plan}`;

/** Reviews limits and teams of all clubs, and makes the open pages of a plan's clubs reload what the plan includes. */
export async function applyTerms(tx: Tx, plan: PlanId): Promise<void> {
  await tx.query(sql`select review_plan_limits(), review_teams()`);
  await tx.query(sql`
    with told as (
      insert into outbox (club_id, name, version, payload)
      select c.id, 'plan.changed', 1, jsonb_build_object('plan', ${plan}::text, 'status', coalesce(s.status, 'active'))
      from ${ofPlan(plan)} order by c.id
      returning club_id)
    select pg_notify('outbox', club_id::text) from told`);
}

/** Counts whom new terms of a plan would concern. */
export async function countConcerned(tx: Tx, plan: PlanId, { limits, switches }: PlanTerms): Promise<PlanPreview> {
  const { max_courts_per_club: courts, max_players_per_club: players } = limits;
  const [row] = await tx.query<PlanPreview>(sql`
    select count(distinct x.owner_id)::int as owners, count(*)::int as clubs,
      count(*) filter (where ${courts}::int >= 0 and x.courts > ${courts}::int)::int as courts_over,
      count(*) filter (where ${players}::int >= 0 and x.players > ${players}::int)::int as players_over,
      count(*) filter (where not ${switches.multiusuario}::boolean and x.members > 0)::int as teams_waiting
    from (
      select c.owner_id,
        (select count(*) from courts k where k.club_id = c.id and k.removed_at is null) as courts,
        (select count(*) from players p where p.club_id = c.id and p.removed_at is null) as players,
        (select count(*) from memberships m where m.club_id = c.id and m.role <> 'owner') as members
      from ${ofPlan(plan)}) x`);
  return row as PlanPreview;
}

/** Locks the general settings until the transaction ends. */
export const lockGeneral = (tx: Tx) => tx.query(sql`select key from settings order by key for update`);

/** Selects the version of the general settings: the number of their changes. */
export async function selectGeneralVersion(tx: Tx): Promise<number> {
  const [row] = await tx.query<{ version: number }>(
    sql`select count(*)::int as version from setting_changes where subject not like 'plan.%'`,
  );
  return row?.version ?? 0;
}

/** Selects the general settings. */
export async function selectGeneral(tx: Tx): Promise<General> {
  const rows = await tx.query<{ key: string; value: unknown }>(sql`select key, value from settings`);
  return Object.fromEntries(rows.map(({ key, value }) => [key, value])) as General;
}

export const updateGeneral = (tx: Tx, key: string, value: unknown) =>
  tx.query(sql`update settings set value = ${JSON.stringify(value)}::jsonb where key = ${key}`);

export interface StoredChange {
  at: string;
  actor: string;
  subject: string;
  reason: string;
  before: unknown;
  after: unknown;
}

export const insertChange = (
  tx: Tx,
  { at, actorId, subject, reason, before, after }: Omit<StoredChange, 'at' | 'actor'> & { at: Date; actorId: string },
) =>
  tx.query(sql`
    insert into setting_changes (at, actor_id, subject, reason, before, after)
    values (${at}, ${actorId}::uuid, ${subject}, ${reason}, ${JSON.stringify(before)}::jsonb,
      ${JSON.stringify(after)}::jsonb)`);

/** Selects the last 100 changes, newest first. */
export const selectChanges = (tx: Tx): Promise<StoredChange[]> =>
  tx.query<StoredChange>(sql`
    select h.at, u.name as actor, h.subject, h.reason, h.before, h.after
    from setting_changes h join users u on u.id = h.actor_id order by h.id desc limit 100`);
