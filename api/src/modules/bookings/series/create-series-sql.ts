import sql from 'sql-template-tag';
import type { Actor } from '../../../platform/audit/actor';
import type { Tx } from '../../../platform/db/database';
import { OUTBOX_CHANNEL } from '../../../platform/live/outbox';
import { auditSql } from '../audit-sql';
import { bookingColumns, PLAYERS_OF_PEOPLE } from '../booking-json';
import type { BookingNotification } from '../notification/notification';
import { notificationSql, publishSql } from '../notification/sql';

export interface SeriesRow {
  /** Id of the series that these occurrences extend; null for a new one. */
  seriesId: string | null;
  /** Id of the first occurrence; null: the database makes one. */
  id: string | null;
  courtId: string;
  /** ISO-8601 UTC, ascending. */
  starts: readonly string[];
  /** Id of another court than the series' for each start; null for the series' own. */
  otherCourts: readonly (string | null)[];
  /** Minutes. */
  duration: number;
  eventType: string;
  description: string;
  /** Centavos, one for each start. */
  prices: readonly number[];
  /** True for each price that was set by hand. */
  agreed: readonly boolean[];
  /** Null for occurrences that extend a series. */
  contentHash: string | null;
  playerIds: readonly string[];
  frequency: string;
  /** Last day, YYYY-MM-DD. */
  endsOn: string;
  /** True to book the occurrences that can be booked even if others cannot. */
  skip: boolean;
  notification: BookingNotification;
}

/**
 * Books the occurrences of a series, new or extended. Those on another court stay there when the series moves.
 *
 * One statement computes all occurrences, looks for their conflicts, and inserts them if none conflicts, or those
 * without a conflict if `skip` is set. Occurrences that a rival takes between the look and the insert are left out by
 * the constraint. They are inserted in the order of time, so that two simultaneous series wait for each other instead
 * of locking each other out.
 * @returns `booking`: JSON text of the first booked occurrence, null if none was booked; `starts` and `ids` of all that
 *   were booked
 */
export async function insertSeries(
  tx: Tx,
  actor: Actor,
  s: SeriesRow,
): Promise<{ booking: string | null; starts: string[]; ids: string[] }> {
  const { clubId, actorId } = actor;
  const [row] = await tx.prepared<{ booking: string | null; starts: string[]; ids: string[] }>(
    'insert_series',
    sql`with wanted as (
      select s as starts_at, s + ${s.duration}::int * interval '1 minute' as ends_at, price, agreed,
        coalesce(other, ${s.courtId}::uuid) as court_id, other is not null as moved
      from unnest(${s.starts}::timestamptz[], ${s.prices}::bigint[], ${s.agreed}::boolean[], ${s.otherCourts}::uuid[])
        w(s, price, agreed, other)
    ), free as (
      select w.*, row_number() over (order by w.starts_at) as n from wanted w where not exists (
        select 1 from bookings b where b.club_id = ${clubId}::uuid and b.court_id = w.court_id
          and b.starts_at < w.ends_at and b.ends_at > w.starts_at and b.starts_at > w.starts_at - interval '24 hours'
          and b.state in ('hold', 'pending_payment', 'confirmed', 'completed'))
        and not exists (
          select 1 from block_courts c join blocks k on k.club_id = c.club_id and k.id = c.block_id
          where c.club_id = ${clubId}::uuid and c.court_id = w.court_id
            and k.starts_at < w.ends_at and k.ends_at > w.starts_at)
    ), allowed as (
      select * from free where ${s.skip}::boolean or (select count(*) from free) = (select count(*) from wanted)
    ), begun as (
      insert into series (club_id, frequency, ends_on)
      select ${clubId}::uuid, ${s.frequency}::text, ${s.endsOn}::date
      where ${s.seriesId}::uuid is null and exists (select 1 from allowed) returning id
    ), extended as (
      update series set ends_on = greatest(ends_on, ${s.endsOn}::date)
      where club_id = ${clubId}::uuid and id = ${s.seriesId}::uuid and exists (select 1 from allowed) returning id
    ), made as (select id from begun union all select id from extended
    ), court as (
      select k.id from courts k
      where k.club_id = ${clubId}::uuid and k.id = any (array(select court_id from allowed)) and k.removed_at is null
      order by k.id for key share
    ), placed as (
      insert into bookings (club_id, id, court_id, series_id, moved, starts_at, ends_at, event_type, description,
        price, price_agreed, content_hash, created_by)
      select ${clubId}::uuid,
        case when a.n = 1 then coalesce(${s.id}::uuid, gen_random_uuid()) else gen_random_uuid() end,
        court.id, made.id, a.moved, a.starts_at, a.ends_at, ${s.eventType}::text, ${s.description}::text, a.price,
        a.agreed, case when a.n = 1 then ${s.contentHash}::text end, ${actorId}::uuid
      from allowed a join court on court.id = a.court_id cross join made order by a.starts_at
      on conflict do nothing returning *
    ), linked as (
      insert into booking_players (club_id, booking_id, player_id)
      select b.club_id, b.id, w.id from placed b, unnest(${s.playerIds}::uuid[]) with ordinality w(id, n)
      order by b.starts_at, n
    ), people as (
      select p.*, w.n as seq from unnest(${s.playerIds}::uuid[]) with ordinality w(id, n)
      join players p on p.club_id = ${clubId}::uuid and p.id = w.id
    ), shown as (select ${bookingColumns(PLAYERS_OF_PEOPLE)} from placed b order by b.starts_at
    ), earliest as (select * from placed order by starts_at limit 1
    ), notified as (${notificationSql('created', clubId, sql`earliest`, s.notification)}
    ), published as (${publishSql('created')}
    ), audited as (
      ${auditSql(actor, s.seriesId ? 'booking.extend_series' : 'booking.create_series', { type: 'series', id: sql`made.id`, from: sql`made` })}
    )
    select (select row_to_json(s)::text from shown s order by s.start limit 1) as booking,
      array(select s.start from shown s) as starts, array(select s.id from shown s) as ids,
      pg_notify(${OUTBOX_CHANNEL}::text, ${clubId}::uuid::text)`,
  );
  return row ?? { booking: null, starts: [], ids: [] };
}
