import { bookingEvents } from '@canchero/shared-contracts/booking';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../../../platform/db/database';
import { isoInstant } from '../../../platform/db/iso-instant';
import { OUTBOX_CHANNEL } from '../../../platform/live/outbox';
import { bookingColumns } from '../booking-json';
import type { BookingNotification } from '../notification/notification';
import { notificationSql, publishSql } from '../notification/sql';

/** Locks the series of a booking, so that changes of one series queue up. Returns its id; null if it is in none. */
export async function lockSeriesOf(tx: Tx, clubId: string, bookingId: string): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>(sql`
    select s.id from series s join bookings b on b.club_id = s.club_id and b.series_id = s.id
    where b.club_id = ${clubId} and b.id = ${bookingId} for no key update of s`);
  return row?.id ?? null;
}

export interface LockedOccurrence {
  id: string;
  court_id: string;
  starts_at: string;
  ends_at: string;
  moved: boolean;
  price: number;
  price_agreed: boolean;
  paid: number;
}

/** Locks the occurrences of a series that begin after `after` and are neither over nor cancelled, by start. */
export const lockOccurrences = (tx: Tx, clubId: string, seriesId: string, after: Date): Promise<LockedOccurrence[]> =>
  tx.query<LockedOccurrence>(sql`
    select id, court_id, starts_at, ends_at, moved, price, price_agreed, paid from bookings
    where club_id = ${clubId} and series_id = ${seriesId} and starts_at > ${after}::timestamptz
      and state in ('hold', 'pending_payment', 'confirmed')
    order by starts_at for no key update`);

/** Change of occurrences: lists go by occurrence, null keeps what each has. */
export interface OccurrencesChange {
  ids: readonly string[];
  courtIds: readonly string[];
  starts: readonly string[];
  ends: readonly string[];
  eventType: string | null;
  description: string | null;
  prices: readonly (number | null)[];
  /** True if the given price differs from the tariff. */
  agreed: boolean;
  /** SQL of the value of `undo`. */
  undo: Sql;
}

/** Changes locked occurrences and publishes each. */
export async function updateOccurrences(tx: Tx, clubId: string, c: OccurrencesChange): Promise<void> {
  const { name, version, anyOf = null } = bookingEvents.updated;
  await tx.prepared(
    'update_occurrences',
    sql`with changed as (
       update bookings b set court_id = w.court_id, starts_at = w.starts_at, ends_at = w.ends_at,
         event_type = coalesce(${c.eventType}::text, b.event_type),
         description = coalesce(${c.description}::text, b.description),
         price = coalesce(w.price, b.price),
         price_agreed = case when w.price is null then b.price_agreed else ${c.agreed}::boolean end,
         undo = ${c.undo}, version = b.version + 1
       from unnest(${c.ids}::uuid[], ${c.courtIds}::uuid[], ${c.starts}::timestamptz[], ${c.ends}::timestamptz[],
         ${c.prices}::bigint[]) w(id, court_id, starts_at, ends_at, price)
       where b.club_id = ${clubId}::uuid and b.id = w.id returning b.*
     ), shown as (select ${bookingColumns()} from changed b
     ), published as (
       insert into outbox (club_id, name, version, payload, any_of)
       select s.club_id, ${name}::text, ${version}::int, jsonb_build_object('booking', to_jsonb(s)), ${anyOf}::text[]
       from shown s order by s.start
     )
     select pg_notify(${OUTBOX_CHANNEL}::text, ${clubId}::uuid::text)`,
  );
}

/** Raises the version of locked bookings and publishes each, by start. */
export async function touchOccurrences(tx: Tx, clubId: string, ids: readonly string[]): Promise<void> {
  const { name, version, anyOf = null } = bookingEvents.updated;
  await tx.prepared(
    'touch_occurrences',
    sql`with changed as (
       update bookings set version = version + 1
       where club_id = ${clubId}::uuid and id = any(${ids}::uuid[]) returning *
     ), shown as (select ${bookingColumns()} from changed b
     ), published as (
       insert into outbox (club_id, name, version, payload, any_of)
       select s.club_id, ${name}::text, ${version}::int, jsonb_build_object('booking', to_jsonb(s)), ${anyOf}::text[]
       from shown s order by s.start
     )
     select pg_notify(${OUTBOX_CHANNEL}::text, ${clubId}::uuid::text)`,
  );
}

/** Cancels locked occurrences: an event for each, one notification for all. */
export async function cancelOccurrences(
  tx: Tx,
  clubId: string,
  ids: readonly string[],
  reason: string,
  notification: BookingNotification,
): Promise<void> {
  await tx.prepared(
    'cancel_occurrences',
    sql`with changed as (
       update bookings set state = 'cancelled', cancel_reason = ${reason}::text, version = version + 1
       where club_id = ${clubId}::uuid and id = any(${ids}::uuid[]) returning *
     ), earliest as (select * from changed order by starts_at limit 1
     ), shown as (select ${bookingColumns()} from changed b order by b.starts_at
     ), people as (
       select p.*, bp.seq from earliest b
       join booking_players bp on bp.club_id = ${clubId}::uuid and bp.booking_id = b.id
       join players p on p.club_id = bp.club_id and p.id = bp.player_id
     ), notified as (${notificationSql('cancelled', clubId, sql`earliest`, notification)}
     ), published as (${publishSql('cancelled')}
     )
     select pg_notify(${OUTBOX_CHANNEL}::text, ${clubId}::uuid::text)`,
  );
}

/** Ends a series the day before `date` (YYYY-MM-DD), from which on nothing of it is left. */
export const endSeriesBefore = (tx: Tx, clubId: string, seriesId: string, date: string) =>
  tx.query(sql`
    update series set ends_on = least(ends_on, ${date}::date - 1) where club_id = ${clubId} and id = ${seriesId}`);

/** Returns the JSON text of the series of a booking; null if it is in none. */
export async function selectSeries(tx: Tx, clubId: string, bookingId: string): Promise<string | null> {
  const [row] = await tx.prepared<{ series: string }>(
    'series_of_booking',
    sql`select row_to_json(t)::text as series from (
       select s.id, s.frequency, to_char(s.ends_on, 'YYYY-MM-DD') as end_date, (
         select coalesce(json_agg(o), '[]') from (
           select b.id, b.court_id, ${isoInstant('b.starts_at')} as start, ${isoInstant('b.ends_at')} as "end", b.state,
             b.price, b.paid, b.has_consumptions
           from bookings b where b.club_id = s.club_id and b.series_id = s.id and b.state <> 'cancelled'
           order by b.starts_at) o) as occurrences
       from series s join bookings x on x.club_id = s.club_id and x.series_id = s.id
       where x.club_id = ${clubId}::uuid and x.id = ${bookingId}::uuid) t`,
  );
  return row?.series ?? null;
}
