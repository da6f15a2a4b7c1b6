import type { Movement, MovementKind, Revenue } from '@canchero/shared-contracts/revenue';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import { PLATFORM_ZONE } from '../../platform/db/platform-zone';

/** Sums of a month in centavos, by kind of movement. */
export type MonthSums = Record<MovementKind, number> & { month: string; opening: number; collected: number };

/** Sums the movements and the money of each month from `first`, YYYY-MM, to the one of `now`, the oldest first. */
export const selectMonths = (tx: Tx, first: string, now: Date): Promise<MonthSums[]> =>
  tx.query<MonthSums>(sql`
    with months as (
      select to_char(m, 'YYYY-MM') as month, m at time zone ${PLATFORM_ZONE} as starts,
        (m + interval '1 month') at time zone ${PLATFORM_ZONE} as ends
      from generate_series(to_date(${first}, 'YYYY-MM')::timestamp,
        ${now}::timestamptz at time zone ${PLATFORM_ZONE}, interval '1 month') m)
    select m.month,
      (select coalesce(sum(delta), 0)::float8 from mrr_movements where at < m.starts) as opening,
      coalesce(sum(v.delta) filter (where v.kind = 'new'), 0)::float8 as new,
      coalesce(sum(v.delta) filter (where v.kind = 'reactivation'), 0)::float8 as reactivation,
      coalesce(sum(v.delta) filter (where v.kind = 'expansion'), 0)::float8 as expansion,
      coalesce(sum(v.delta) filter (where v.kind = 'contraction'), 0)::float8 as contraction,
      coalesce(sum(v.delta) filter (where v.kind = 'churn'), 0)::float8 as churn,
      (select coalesce(sum(amount), 0) from subscription_charges where paid_at >= m.starts and paid_at < m.ends)::float8
        - (select coalesce(sum(amount), 0) from subscription_charges
          where refunded_at >= m.starts and refunded_at < m.ends)::float8 as collected
    from months m left join mrr_movements v on v.at >= m.starts and v.at < m.ends
    group by m.month, m.starts, m.ends order by m.month`);

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
    with months as (
      select to_char(m, 'YYYY-MM') as month, (m + interval '1 month') at time zone ${PLATFORM_ZONE} as ends
      from generate_series(to_date(${first}, 'YYYY-MM')::timestamp,
        ${now}::timestamptz at time zone ${PLATFORM_ZONE}, interval '1 month') m),
    owners as (
      select owner_id, to_char(at at time zone ${PLATFORM_ZONE}, 'YYYY-MM') as cohort
      from mrr_movements where kind = 'new')
    select o.cohort, m.month, count(*) filter (where v.mrr > 0)::int as owners, coalesce(sum(v.mrr), 0)::float8 as mrr
    from owners o join months m on m.month >= o.cohort
    cross join lateral (
      select mrr from mrr_movements v where v.owner_id = o.owner_id and v.at < m.ends order by id desc limit 1) v
    where o.cohort >= ${first}
    group by o.cohort, m.month order by o.cohort, m.month`);

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
