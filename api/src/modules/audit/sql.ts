import type { AuditQuery, AuditRow } from '@canchero/shared-contracts/audit';
import sql, { join } from 'sql-template-tag';
import { onClubDays } from '../../platform/db/club-days';
import type { Tx } from '../../platform/db/database';
import { type Page, pageLimit, pageOf } from '../../platform/db/paging';
import { auditPlaces } from '../courts/reads';

const PAGE = 50;

/** SQL of the id that a filter names, null without it: as a uuid it finds its row by the key. */
const filterId = (name: 'court' | 'player') =>
  sql`case when a.filters ->> ${name}::text ~ '^[0-9a-fA-F-]{36}$' then (a.filters ->> ${name}::text)::uuid end`;

/** SQL of the filters with the present names of a court and a player in place of their ids. */
const namedFilters = sql`a.filters || jsonb_strip_nulls(jsonb_build_object(
  'court', (select name from courts where club_id = a.club_id and id = ${filterId('court')}),
  'player', (select nullif(trim(first_name || ' ' || last_name), '') from players
    where club_id = a.club_id and id = ${filterId('player')})))`;

/** SQL of the id of an object of this type, null for others: as a uuid it finds its row by the key. */
const objectOf = (type: 'court' | 'user' | 'payment' | 'player') =>
  sql`case when a.object_type = ${type}::text then a.object_id::uuid end`;

/**
 * Selects a page of a club's audit, newest first, and joins names to its lines alone. Of accounts that the lines are about
 * it names those who are or were in the team. Platform transactions only: row-level security would look at the names of all
 * accounts.
 */
export async function selectAuditPage(
  tx: Tx,
  clubId: string,
  { actor_id, area, from, to, cursor }: AuditQuery,
): Promise<Page<AuditRow>> {
  const conditions = [
    sql`a.club_id = ${clubId}`,
    ...(actor_id ? [sql`a.actor_id = ${actor_id}`] : []),
    ...(area ? [sql`split_part(a.action, '.', 1) = ${area}`] : []),
    ...onClubDays(sql`a.at`, clubId, { from, to }),
    ...(cursor ? [sql`a.id < ${cursor}::text::bigint`] : []),
  ];
  const rows = await tx.query<AuditRow>(sql`
    select a.id::text as id, a.at, a.actor_id, u.name as actor_name, a.role, a.action, a.object_type, a.object_id,
      coalesce(k.name, o.name, split_part(i.email, '@', 1), nullif(trim(p.first_name || ' ' || p.last_name), '')) as object_name,
      coalesce(case when a.object_type = 'booking' then a.object_id end, y.booking_id::text, c.booking_id::text, case
        when a.object_type = 'series' then (
          select b.id::text from bookings b where b.club_id = a.club_id and b.series_id = a.object_id::uuid
          order by b.state = 'cancelled', b.starts_at limit 1) end) as booking_id,
      coalesce(case when a.object_type = 'order' then a.object_id end, y.order_id::text) as order_id,
      a.outcome, a.reason, ${namedFilters} as filters, a.fields, a.amount, a.count, ${auditPlaces} as places
    from (select * from audit a where ${join(conditions, ' and ')} order by a.id desc ${pageLimit(PAGE)}) a
    left join users u on u.id = a.actor_id
    left join courts k on k.club_id = ${clubId} and k.id = ${objectOf('court')}
    left join users o on o.id = ${objectOf('user')} and (
      exists (select from memberships m where m.club_id = a.club_id and m.user_id = o.id)
      or exists (select from ended_memberships e where e.club_id = a.club_id and e.user_id = o.id))
    left join invitations i on i.club_id = ${clubId} and i.user_id = ${objectOf('user')}
    left join payments y on y.club_id = ${clubId} and y.id = ${objectOf('payment')}
    left join consumptions c on c.club_id = ${clubId} and c.id = y.consumption_id
    left join players p on p.club_id = ${clubId} and p.id = ${objectOf('player')}
    order by a.id desc`);
  return pageOf(rows, PAGE);
}
