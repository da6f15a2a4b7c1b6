import type { Movement, MovementKind, Revenue } from '@canchero/shared-contracts/revenue';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import { PLATFORM_ZONE } from '../../platform/db/platform-zone';

/** Sums of a month in centavos, by kind of movement. */
export type MonthSums = Record<MovementKind, number> & { month: string; opening: number; collected: number };

/** SQL of the months from `first`, YYYY-MM, to the one of `now`, each with the instant at which it ends. */
const monthsFrom = (first: string, now: Date): Sql => sql`
  select to_char(m, 'YYYY-MM') as month, (m + interval '1 month') at time zone ${PLATFORM_ZONE} as ends
  from generate_series(to_date(${first}, 'YYYY-MM')::timestamp,
    ${now}::timestamptz at time zone ${PLATFORM_ZONE}, interval '1 month') m`;
/** SQL of the month of an instant, YYYY-MM. */
const monthOf = (at: Sql): Sql => sql`to_char(${at} at time zone ${PLATFORM_ZONE}, 'YYYY-MM')`;

/** Sums the movements and the money of each month from `first`, YYYY-MM, to the one of `now`, the oldest first. */
export const selectMonths = (tx: Tx, first: string, now: Date): Promise<MonthSums[]> => {
  const begin = sql`to_date(${first}, 'YYYY-MM')::timestamp at time zone ${PLATFORM_ZONE}`;
  const charged = (at: Sql) => sql`
    select ${monthOf(at)} as month, sum(amount) as amount from subscription_charges where ${at} >= ${begin} group by 1`;
  const of = (kind: MovementKind) => sql`coalesce(sum(delta) filter (where kind = ${kind}), 0)::float8`;
  return tx.query<MonthSums>(sql`
    with months as (${monthsFrom(first, now)}),
    moved as (
      select ${monthOf(sql`at`)} as month, sum(delta) as delta, ${of('new')} as new,
        ${of('reactivation')} as reactivation, ${of('expansion')} as expansion,
        ${of('contraction')} as contraction, ${of('churn')} as churn
      from mrr_movements group by 1),
    paid as (${charged(sql`paid_at`)}),
    refunded as (${charged(sql`refunded_at`)})
    select m.month, (select coalesce(sum(v.delta), 0)::float8 from moved v where v.month < m.month) as opening,
      coalesce(v.new, 0) as new, coalesce(v.reactivation, 0) as reactivation, coalesce(v.expansion, 0) as expansion,
      coalesce(v.contraction, 0) as contraction, coalesce(v.churn, 0) as churn,
      (coalesce(p.amount, 0) - coalesce(r.amount, 0))::float8 as collected
    from months m left join moved v using (month) left join paid p using (month) left join refunded r using (month)
    order by m.month`);
};

/** Counts the paying owners of each plan, and sums what they are worth a month. */
export const selectByPlan = (tx: Tx): Promise<Revenue['by_plan']> =>
  tx.query<Revenue['by_plan'][number]>(sql`
    select plan, count(*)::int as owners, sum(mrr)::float8 as mrr
    from (select distinct on (owner_id) plan, mrr from mrr_movements order by owner_id, id desc) latest
    where mrr > 0 group by plan order by mrr desc, plan`);

/** Returns what each month's new owners were worth at the end of each month since, from `first` on. */
export const selectCohorts = (
  tx: Tx,
  first: string,
  now: Date,
): Promise<{ cohort: string; month: string; owners: number; mrr: number }[]> =>
  tx.query<{ cohort: string; month: string; owners: number; mrr: number }>(sql`
    with months as (${monthsFrom(first, now)}),
    worth as (
      select mrr, at, lead(at, 1, 'infinity') over (partition by owner_id order by id) as until,
        min(${monthOf(sql`at`)}) filter (where kind = 'new') over (partition by owner_id) as cohort
      from mrr_movements)
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
