import type { AdminClub, ClubSign, NewImpersonation } from '@canchero/shared-contracts/admin-club';
import type { Impersonation } from '@canchero/shared-contracts/club';
import type { PlanId } from '@canchero/shared-contracts/subscription';
import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import type { Cursor } from '../../platform/db/paging';

export interface ClubSearch {
  search?: string | undefined;
  plan?: PlanId | undefined;
  sign?: ClubSign | undefined;
}

/** A club with its suspension and its closing in columns, and the name by which the list is sorted. */
export type AdminClubRow = Omit<AdminClub, 'suspension' | 'closing'> & {
  close_reason: string | null;
  closed_at: string | null;
  erased_at: string | null;
  suspended_for: string | null;
  suspended_at: string | null;
  sort_name: string;
};

/** Days without an entry in its audit after which a club is quiet. */
const QUIET_AFTER = sql`interval '14 days'`;

/** Subquery of the instant of the newest line about a club `c` in the audit, read in an index alone. */
const LAST_ACTIVE = sql`(select max(a.at) from audit a where a.club_id = c.id)`;

/** SQL of each sign: whether a club `c`, with the instant `now` and that of its newest line, shows it. */
const signs = (now: Date, lastActive = LAST_ACTIVE): Readonly<Record<ClubSign, Sql>> => ({
  closed: sql`c.closed_at is not null`,
  suspended: whileOpen(sql`exists (select from club_suspensions s where s.club_id = c.id and s.ended_at is null)`),
  past_due: whileOpen(
    sql`exists (select from subscriptions s where s.owner_id = c.owner_id and s.status = 'past_due')`,
  ),
  over_limit: whileOpen(sql`(c.limit_exceeded_since is not null or c.team_limited_since is not null)`),
  quiet: whileOpen(sql`(c.created_at < ${now}::timestamptz - ${QUIET_AFTER}
    and (${lastActive} > ${now}::timestamptz - ${QUIET_AFTER}) is not true)`),
});

const whileOpen = (sign: Sql): Sql => sql`(c.closed_at is null and ${sign})`;

/** SQL that joins clubs `c` with their owner `u`, in whose name a text is looked for; empty without one. */
const owners = ({ search }: ClubSearch): Sql => (search ? sql`join users u on u.id = c.owner_id` : empty);

/** SQL condition for clubs `c`, joined with `owners`, that fit a search. */
function fits({ search, plan, sign }: ClubSearch, now: Date): Sql {
  const text = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const named = sql`(fold(c.name) like fold(${text}::text) or c.slug like lower(${text}::text)
    or fold(u.name) like fold(${text}::text) or lower(u.email) like lower(${text}::text))`;
  return sql`${search ? named : sql`true`}
    and (${plan ?? null}::text is null or plan_of(c.owner_id) = ${plan ?? null}::text)
    and ${sign ? signs(now)[sign] : sql`true`}`;
}

/** Selects a page of the clubs that fit, by name. The page is taken before what it shows of each club is read. */
export const selectAdminClubs = (
  tx: Tx,
  search: ClubSearch,
  now: Date,
  limit: Sql,
  after: Cursor | null,
): Promise<AdminClubRow[]> =>
  tx.query<AdminClubRow>(sql`
    with page as materialized (
      select c.id from clubs c ${owners(search)} where ${fits(search, now)}
        and (${after === null}::boolean
          or (fold(c.name), c.id) > (${after?.position ?? ''}::text, ${after?.id ?? null}::uuid))
      order by fold(c.name), c.id ${limit}
    )
    select c.id, c.name, c.slug, c.sports, c.created_at, u.name as owner_name, u.email as owner_email,
      plan_of(c.owner_id) as plan, fold(c.name) as sort_name,
      (select count(*)::int from courts t where t.club_id = c.id and t.status <> 'inactive') as courts,
      (select count(*)::int from memberships m where m.club_id = c.id) as members,
      n.at as last_active_at,
      array_remove(array[${join(
        Object.entries(signs(now, sql`n.at`)).map(([sign, holds]) => sql`case when ${holds} then ${sign}::text end`),
      )}], null) as signs,
      x.reason as suspended_for, x.began_at as suspended_at, c.close_reason, c.closed_at, c.erased_at
    from page join clubs c on c.id = page.id join users u on u.id = c.owner_id
    cross join lateral (select ${LAST_ACTIVE} as at offset 0) n
    left join club_suspensions x on x.club_id = c.id and x.ended_at is null
    order by fold(c.name), c.id`);

export async function countAdminClubs(tx: Tx, search: ClubSearch, now: Date): Promise<number> {
  const [row] = await tx.query<{ n: number }>(sql`
    select count(*)::int as n from clubs c ${owners(search)} where ${fits(search, now)}`);
  return row?.n ?? 0;
}

/** Lets the entries of a session follow each other: each ends the one before. */
export const lockSession = (tx: Tx, sessionId: string) =>
  tx.query(sql`select from sessions where id = ${sessionId}::uuid for no key update`);

const IMPERSONATION = sql`reason, may_write as write, ends_at`;

/** Inserts the impersonation of a club by a session, for half an hour; null if the club does not exist or is closed. */
export async function insertImpersonation(
  tx: Tx,
  { id: userId, sessionId }: { id: string; sessionId: string },
  { club_id, reason, write }: NewImpersonation,
  now: Date,
): Promise<Impersonation | null> {
  const [row] = await tx.query<Impersonation>(sql`
    insert into impersonations (club_id, user_id, session_id, reason, may_write, began_at, ends_at)
    select c.id, ${userId}::uuid, ${sessionId}::uuid, ${reason}, ${write}, ${now}::timestamptz,
      ${now}::timestamptz + interval '30 minutes'
    from clubs c where c.id = ${club_id}::uuid and c.closed_at is null
    returning ${IMPERSONATION}`);
  return row ?? null;
}

/** Ends the impersonation of a session, in one club or any. Returns the club's id; null if none is running. */
export async function endImpersonation(
  tx: Tx,
  sessionId: string,
  now: Date,
  clubId: string | null = null,
): Promise<string | null> {
  const [row] = await tx.query<{ club_id: string }>(sql`
    update impersonations set ended_at = greatest(began_at, ${now}::timestamptz)
    where session_id = ${sessionId}::uuid and ended_at is null and ends_at > ${now}::timestamptz
      and (${clubId}::uuid is null or club_id = ${clubId}::uuid)
    returning club_id`);
  return row?.club_id ?? null;
}
