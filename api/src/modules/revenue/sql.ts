import { PLATFORM_ZONE } from '@canchero/shared-contracts/platform';
import type { Movement, MovementKind, PayingOwner, Revenue } from '@canchero/shared-contracts/revenue';
import type { PlanId } from '@canchero/shared-contracts/subscription';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

/** Sums of a month in centavos, by kind of movement. */
export type MonthSums = Record<MovementKind, number> & {
  month: string;
  opening: number;
  collected: number;
};

/** SQL for the last movement before an instant of each owner who paid at that time. */
const payingBefore = (end: Sql): Sql => sql`
  select * from (
    select distinct on (owner_id) owner_id, plan, mrr from mrr_movements where at < ${end} order by owner_id, id desc
  ) latest where mrr > 0`;

/** SQL of the months from `first`, YYYY-MM, to the one of `now`, each with the instants at which it starts and ends. */
const monthsFrom = (first: string, now: Date): Sql => sql`
  select to_char(m, 'YYYY-MM') as month, m at time zone ${PLATFORM_ZONE} as starts,
    (m + interval '1 month') at time zone ${PLATFORM_ZONE} as ends
  from generate_series(to_date(${first}, 'YYYY-MM')::timestamp,
    ${now}::timestamptz at time zone ${PLATFORM_ZONE}, interval '1 month') m`;
/** SQL of the month of an instant, YYYY-MM. */
const monthOf = (at: Sql): Sql => sql`to_char(${at} at time zone ${PLATFORM_ZONE}, 'YYYY-MM')`;
/** SQL for the movements, each with the instant until which its worth held; infinity for what holds now. */
const WORTH = sql`
  select *, lead(at, 1, 'infinity') over (partition by owner_id order by id) as until from mrr_movements`;

/** Sums the movements and the money of each month from `first`, YYYY-MM, to the one of `now`, the oldest first. */
export const selectMonths = (tx: Tx, first: string, now: Date): Promise<MonthSums[]> => {
  const charged = (at: Sql) => sql`
    (select coalesce(sum(amount), 0)::float8 from subscription_charges
      where ${at} >= m.starts and ${at} < m.ends and paid_at is not null)`;
  const of = (kind: MovementKind) => sql`coalesce(sum(delta) filter (where kind = ${kind}), 0)::float8`;
  return tx.query<MonthSums>(sql`
    with months as materialized (${monthsFrom(first, now)}),
    moved as (
      select ${monthOf(sql`at`)} as month, sum(delta) as delta, ${of('new')} as new,
        ${of('reactivation')} as reactivation, ${of('expansion')} as expansion,
        ${of('contraction')} as contraction, ${of('churn')} as churn
      from mrr_movements group by 1)
    select m.month, (select coalesce(sum(v.delta), 0)::float8 from moved v where v.month < m.month) as opening,
      coalesce(v.new, 0) as new, coalesce(v.reactivation, 0) as reactivation, coalesce(v.expansion, 0) as expansion,
      coalesce(v.contraction, 0) as contraction, coalesce(v.churn, 0) as churn,
      ${charged(sql`paid_at`)} - ${charged(sql`refunded_at`)} as collected
    from months m left join moved v using (month) order by m.month`);
};

/** Counts the paying owners of each plan, and sums what they are worth a month. */
export const selectByPlan = (tx: Tx): Promise<Revenue['by_plan']> =>
  tx.query<Revenue['by_plan'][number]>(sql`
    select plan, count(*)::int as owners, sum(mrr)::float8 as mrr
    from (${payingBefore(sql`'infinity'`)}) paying group by plan order by mrr desc, plan`);

/** Counts the paying owners of each plan at the end of each month, and sums what they were worth. */
export const selectPlanMonths = (tx: Tx, first: string, now: Date): Promise<Revenue['by_plan_month']> =>
  tx.query<Revenue['by_plan_month'][number]>(sql`
    with months as materialized (${monthsFrom(first, now)})
    select m.month, w.plan, count(*)::int as owners, sum(w.mrr)::float8 as mrr
    from months m join (${WORTH}) w on w.mrr > 0 and m.ends > w.at and m.ends <= w.until
    group by m.month, w.plan order by m.month, mrr desc, w.plan`);

/** Owners who paid at the end of a month, YYYY-MM; only those of a plan, or those who first paid in a given month. */
export interface OwnersWanted {
  month: string;
  plan?: PlanId | undefined;
  cohort?: string | undefined;
}

/** Selects the owners who paid at the end of a month, those who were worth most first. */
export const selectPayingOwners = (tx: Tx, { month, plan, cohort }: OwnersWanted): Promise<PayingOwner[]> =>
  tx.query<PayingOwner>(sql`
    with paying as (${payingBefore(
      sql`(to_date(${month}, 'YYYY-MM')::timestamp + interval '1 month') at time zone ${PLATFORM_ZONE}`,
    )})
    select * from (
      select p.owner_id, u.name as owner_name, u.email as owner_email, p.plan, p.mrr::float8 as mrr,
        (select to_char(v.at at time zone ${PLATFORM_ZONE}, 'YYYY-MM') from mrr_movements v
          where v.owner_id = p.owner_id and v.kind = 'new') as cohort
      from paying p join users u on u.id = p.owner_id) owners
    where (${plan ?? null}::text is null or plan = ${plan ?? null})
      and (${cohort ?? null}::text is null or cohort = ${cohort ?? null})
    order by mrr desc, owner_name, owner_id`);

/** Returns what each month's new owners were worth at the end of each month since, from `first` on. */
export const selectCohorts = (
  tx: Tx,
  first: string,
  now: Date,
): Promise<{ cohort: string; month: string; owners: number; mrr: number }[]> =>
  tx.query<{ cohort: string; month: string; owners: number; mrr: number }>(sql`
    with months as materialized (${monthsFrom(first, now)}),
    worth as (
      select mrr, at, until, min(${monthOf(sql`at`)}) filter (where kind = 'new') over (partition by owner_id) as cohort
      from (${WORTH}) w)
    select w.cohort, m.month, count(*) filter (where w.mrr > 0)::int as owners, coalesce(sum(w.mrr), 0)::float8 as mrr
    from worth w join months m on m.month >= w.cohort and m.ends > w.at and m.ends <= w.until
    where w.cohort >= ${first}
    group by w.cohort, m.month order by w.cohort, m.month`);

/** Selects the movements of a month, YYYY-MM, the newest first. */
export const selectMovements = (tx: Tx, month: string, kind: MovementKind | undefined): Promise<Movement[]> =>
  tx.query<Movement>(sql`
    select v.id::text as id, v.at, v.owner_id, u.name as owner_name, u.email as owner_email, v.kind, v.plan,
      v.delta::float8 as delta, v.mrr::float8 as mrr
    from mrr_movements v join users u on u.id = v.owner_id
    where v.at >= to_date(${month}, 'YYYY-MM')::timestamp at time zone ${PLATFORM_ZONE}
      and v.at < (to_date(${month}, 'YYYY-MM')::timestamp + interval '1 month') at time zone ${PLATFORM_ZONE}
      and (${kind ?? null}::text is null or v.kind = ${kind ?? null})
    order by v.id desc`);
