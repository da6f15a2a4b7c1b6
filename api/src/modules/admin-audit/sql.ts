import type { AdminAuditRow } from '@canchero/shared-contracts/admin-audit';
import { PLATFORM_ZONE } from '@canchero/shared-contracts/platform';
import sql, { join, type Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

export interface AuditSearch {
  from: string;
  to: string;
  who?: string | undefined;
  club?: string | undefined;
  action?: string | undefined;
  id?: string | undefined;
  outcome?: AdminAuditRow['outcome'] | undefined;
}

const like = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
const midnight = (date: string, days: number): Sql =>
  sql`(${date}::date + ${days}::int)::timestamp at time zone ${PLATFORM_ZONE}`;

/** SQL condition for lines `a` that fit a search. People and clubs are found first, so that their indexes serve. */
function fits({ from, to, who, club, action, id, outcome }: AuditSearch): Sql {
  return join(
    [
      sql`a.at >= ${midnight(from, 0)} and a.at < ${midnight(to, 1)}`,
      ...(who
        ? [
            sql`a.actor_id = any(array(select u.id from users u
              where fold(u.name) like fold(${`%${like(who)}%`}::text) or lower(u.email) like lower(${`%${like(who)}%`}::text)))`,
          ]
        : []),
      ...(club
        ? [
            sql`a.club_id = any(array(select c.id from clubs c where fold(c.name) like fold(${`%${like(club)}%`}::text)))`,
          ]
        : []),
      ...(action ? [sql`a.action like ${`${like(action)}%`}`] : []),
      ...(id ? [sql`(a.object_id = ${id} or a.request_id = ${id})`] : []),
      ...(outcome ? [sql`a.outcome = ${outcome}`] : []),
    ],
    ' and ',
  );
}

export async function countAuditLines(tx: Tx, search: AuditSearch): Promise<number> {
  const [row] = await tx.query<{ found: number }>(
    sql`select count(*)::int as found from audit a where ${fits(search)}`,
  );
  return row?.found ?? 0;
}

/** Selects lines of the audit, newest first, after the one with the id `cursor`. */
export const selectAuditLines = (
  tx: Tx,
  search: AuditSearch,
  cursor: string | null,
  limit: Sql,
): Promise<AdminAuditRow[]> =>
  tx.query<AdminAuditRow>(sql`
    select a.id::text as id, a.at, u.name as actor_name, u.email as actor_email, a.role, a.club_id, c.name as club_name,
      a.action, a.object_type, a.object_id, coalesce(o.name, k.name) as object_name, a.outcome, a.reason, a.fields,
      a.amount, a.count, a.request_id
    from audit a
    left join users u on u.id = a.actor_id
    left join clubs c on c.id = a.club_id
    left join users o on o.id = case when a.object_type = 'user' then a.object_id::uuid end
    left join clubs k on k.id = case when a.object_type = 'club' then a.object_id::uuid end
    where ${fits(search)} and (${cursor}::text is null or (a.at, a.id) < (
      select l.at, l.id from audit l where l.id = ${cursor}::text::bigint))
    order by a.at desc, a.id desc ${limit}`);

export const hasLine = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.query(sql`select from audit where id = ${id}::text::bigint`)).length > 0;
