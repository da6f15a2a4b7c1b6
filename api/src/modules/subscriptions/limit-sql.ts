import type { CourtLimit } from '@canchero/shared-contracts/subscription';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

/** Selects the club's courts and the limit of its plan. */
export async function selectCourtLimit(tx: Tx, clubId: string): Promise<CourtLimit> {
  const [row] = await tx.query<CourtLimit>(sql`
    select p.id as plan, p.max_courts_per_club as max, count(k.id)::int as held,
      c.limit_exceeded_since as exceeded_since, c.limit_exceeded_since + interval '24 hours' as blocked_at,
      coalesce(json_agg(
        json_build_object('id', k.id, 'name', k.name, 'surplus', k.blocked_by_plan_at is not null)
        order by k.kept_in_plan desc, k.created_at, k.sort, k.id
      ) filter (where k.id is not null), '[]') as courts
    from clubs c join plans p on p.id = plan_of(c.owner_id)
    left join courts k on k.club_id = c.id and k.removed_at is null
    where c.id = ${clubId}
    group by c.id, p.id`);
  if (!row) throw new Error('the club has no plan');
  return row;
}

/** Replaces the choice of courts that the owner keeps. A trigger reviews the limit. */
export async function markKeptCourts(tx: Tx, clubId: string, courtIds: readonly string[]): Promise<void> {
  await tx.query(sql`
    update courts set kept_in_plan = id = any(${courtIds}::uuid[])
    where club_id = ${clubId} and removed_at is null and kept_in_plan <> (id = any(${courtIds}::uuid[]))`);
}

/** Reviews the limits of courts and teams of all clubs and returns how many changed their state. */
export async function reviewLimits(tx: Tx): Promise<number> {
  const [row] = await tx.query<{ n: number }>(sql`select review_plan_limits() + review_teams() as n`);
  return row?.n ?? 0;
}
