import type { Notification } from '@canchero/shared-contracts/notification';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

/** Number of notifications that a screen keeps. */
const MAX_LISTED = 100;

/**
 * Member who reads notifications: those for them, and those for all members that their permissions admit. Their own
 * actions do not appear in it.
 */
export interface Reader {
  clubId: string;
  userId: string;
  permissions: readonly string[];
}

const visible = ({ clubId, userId, permissions }: Reader): Sql => sql`
  n.club_id = ${clubId} and (n.user_id is null or n.user_id = ${userId})
  and (n.any_of is null or n.any_of && ${permissions}::text[]) and (n.expires_at is null or n.expires_at > now())
  and n.data->>'created_by' is distinct from ${userId}::uuid::text`;

const mark = ({ userId }: Reader): Sql => sql`
  left join notification_marks m
    on m.club_id = n.club_id and m.notification_id = n.id and m.user_id = ${userId}
  left join notification_watermarks w on w.club_id = n.club_id and w.user_id = ${userId}`;

const isRead = sql`(m.read_at is not null or coalesce(n.created_at <= w.read_before, false))`;
/**
 * SQL condition that the reader has not removed a notification, in a way by which the planner expects most to remain, and
 * so reads the newest by their index: by the columns of `mark` it reads all of the club and sorts them.
 */
const isKept = ({ userId }: Reader): Sql => sql`
  not exists (
    select from notification_watermarks r
    where r.club_id = n.club_id and r.user_id = ${userId} and n.created_at <= r.removed_before)
  and not exists (
    select from notification_marks r
    where r.club_id = n.club_id and r.notification_id = n.id and r.user_id = ${userId} and r.removed_at is not null)`;

/** SQL of the data of a notification. One written before its booking had a player or description gets that name now. */
const named = sql`
  case when coalesce(n.data->>'player_name', '') <> '' then n.data
  else n.data || coalesce((
    select jsonb_build_object('player_name', coalesce((
        select trim(p.first_name || ' ' || p.last_name)
        from booking_players bp join players p on p.club_id = bp.club_id and p.id = bp.player_id
        where bp.club_id = b.club_id and bp.booking_id = b.id order by bp.seq limit 1
      ), nullif(b.description, '')))
    from bookings b where b.club_id = n.club_id and b.id = (n.data->>'booking_id')::uuid
  ), '{}') end`;

/** Selects the notifications of a reader, newest first. */
export const selectNotifications = (tx: Tx, reader: Reader): Promise<Notification[]> =>
  tx.query<Notification>(sql`
    select n.id, n.type, n.title, n.message, n.created_at, ${isRead} as read, ${named} as data, n.club_id,
      n.user_id, n.priority, n.expires_at
    from notifications n ${mark(reader)}
    where ${visible(reader)} and ${isKept(reader)}
    order by n.created_at desc, n.id limit ${MAX_LISTED}`);

/** Marks a notification as read or removed; returns false if the reader has no such notification. */
export async function markOne(tx: Tx, reader: Reader, id: string, column: 'read_at' | 'removed_at'): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into notification_marks as m (club_id, notification_id, user_id, read_at, removed_at)
    select n.club_id, n.id, ${reader.userId}, now(), ${column === 'removed_at' ? sql`now()` : sql`null`}
    from notifications n where ${visible(reader)} and n.id = ${id}
    on conflict (club_id, notification_id, user_id) do update
      set read_at = coalesce(m.read_at, excluded.read_at), removed_at = coalesce(m.removed_at, excluded.removed_at)
    returning notification_id`);
  return rows.length === 1;
}

/**
 * Marks all notifications of a reader as read or removed: by one moment, and those of the last minute before the newest
 * one by one, since older ones of that minute may still be on their way in open transactions.
 */
export async function markAll(tx: Tx, reader: Reader, column: 'read_at' | 'removed_at'): Promise<void> {
  const removes = column === 'removed_at';
  await tx.query(sql`
    with moment as (
      select n.created_at - interval '1 minute' as at from notifications n
      where ${visible(reader)} order by n.created_at desc limit 1
    ), moved as (
      insert into notification_watermarks as w (club_id, user_id, read_before, removed_before)
      select ${reader.clubId}, ${reader.userId}, at, ${removes ? sql`at` : sql`null`} from moment
      on conflict (club_id, user_id) do update
        set read_before = greatest(w.read_before, excluded.read_before),
          removed_before = greatest(w.removed_before, excluded.removed_before)
    )
    insert into notification_marks as m (club_id, notification_id, user_id, read_at, removed_at)
    select n.club_id, n.id, ${reader.userId}, now(), ${removes ? sql`now()` : sql`null`}
    from notifications n ${mark(reader)}
    where ${visible(reader)} and n.created_at > (select at from moment)
      and ${removes ? isKept(reader) : sql`not ${isRead}`}
    on conflict (club_id, notification_id, user_id) do update
      set read_at = coalesce(m.read_at, excluded.read_at), removed_at = coalesce(m.removed_at, excluded.removed_at)`);
}
