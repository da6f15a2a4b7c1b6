import { bookingEvents } from '@canchero/shared-contracts/booking';
import sql from 'sql-template-tag';
import type { Tx } from '../../../platform/db/database';
import { OUTBOX_CHANNEL } from '../../../platform/live/outbox';
import { bookingColumns, instant } from '../booking-json';
import { announcedSql, type Notice, noticeValues, toldSql } from '../notification/sql';

/** Takes the series of a booking for this transaction: changes of one series queue up. Null: it is of none. */
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
  paid: number;
}

/** Takes what is still to come of a series: what begins after `after` (instant) and is neither over nor cancelled. */
export const lockOccurrences = (tx: Tx, clubId: string, seriesId: string, after: string): Promise<LockedOccurrence[]> =>
  tx.query<LockedOccurrence>(sql`
    select id, court_id, starts_at, ends_at, moved, paid from bookings
    where club_id = ${clubId} and series_id = ${seriesId} and starts_at > ${after}::timestamptz
      and state in ('hold', 'pending_payment', 'confirmed')
    order by starts_at for no key update`);

/** What occurrences become. Null keeps what each has. */
export interface OccurrencesChange {
  ids: readonly string[];
  courtIds: readonly string[];
  starts: readonly string[];
  ends: readonly string[];
  eventType: string | null;
  description: string | null;
  price: number | null;
}

/** Changes locked occurrences and announces each. */
export async function updateOccurrences(tx: Tx, clubId: string, c: OccurrencesChange): Promise<void> {
  const { updated } = bookingEvents;
  await tx.prepared(
    'update_occurrences',
    `with changed as (
       update bookings b set court_id = w.court_id, starts_at = w.starts_at, ends_at = w.ends_at,
         event_type = coalesce($6::text, b.event_type), description = coalesce($7::text, b.description),
         price = coalesce($8::bigint, b.price), version = b.version + 1
       from unnest($2::uuid[], $3::uuid[], $4::timestamptz[], $5::timestamptz[]) w(id, court_id, starts_at, ends_at)
       where b.club_id = $1::uuid and b.id = w.id returning b.*
     ), shown as (select ${bookingColumns()} from changed b
     ), sent as (
       insert into outbox (club_id, name, version, payload, any_of)
       select $1::uuid, '${updated.name}', ${updated.version}, jsonb_build_object('booking', to_jsonb(s)), $9::text[]
       from shown s order by s.start
     )
     select pg_notify('${OUTBOX_CHANNEL}', $1::uuid::text)`,
    [clubId, c.ids, c.courtIds, c.starts, c.ends, c.eventType, c.description, c.price, updated.anyOf ?? null],
  );
}

/** Cancels locked occurrences: an event for each, one notification for all. */
export async function cancelOccurrences(
  tx: Tx,
  clubId: string,
  ids: readonly string[],
  reason: string,
  notice: Notice,
): Promise<void> {
  await tx.prepared(
    'cancel_occurrences',
    `with changed as (
       update bookings set state = 'cancelled', cancel_reason = $3::text, version = version + 1
       where club_id = $1::uuid and id = any($2::uuid[]) returning *
     ), earliest as (select * from changed order by starts_at limit 1
     ), shown as (select ${bookingColumns()} from changed b order by b.starts_at
     ), people as (
       select p.*, bp.seq from earliest b join booking_players bp on bp.club_id = b.club_id and bp.booking_id = b.id
       join players p on p.club_id = bp.club_id and p.id = bp.player_id
     ), told as (${toldSql('cancelled', 'earliest', 4)}
     ), sent as (
       insert into outbox (club_id, name, version, payload, any_of) ${announcedSql('cancelled')}
     )
     select pg_notify('${OUTBOX_CHANNEL}', $1::uuid::text)`,
    [clubId, ids, reason, ...noticeValues(notice)],
  );
}

/** Nothing of the series is left from `date` (YYYY-MM-DD) on: it ends the day before. */
export const endSeriesBefore = (tx: Tx, clubId: string, seriesId: string, date: string) =>
  tx.query(sql`
    update series set ends_on = least(ends_on, ${date}::date - 1) where club_id = ${clubId} and id = ${seriesId}`);

/** JSON text of the series of a booking, see the contract; null: it is of none. */
export async function selectSeries(tx: Tx, clubId: string, bookingId: string): Promise<string | null> {
  const [row] = await tx.prepared<{ series: string }>(
    'series_of_booking',
    `select row_to_json(t)::text as series from (
       select s.id, s.frequency, to_char(s.ends_on, 'YYYY-MM-DD') as end_date, (
         select coalesce(json_agg(o), '[]') from (
           select b.id, b.court_id, ${instant('b.starts_at')} as start, ${instant('b.ends_at')} as "end", b.state,
             b.price, b.paid
           from bookings b where b.club_id = s.club_id and b.series_id = s.id and b.state <> 'cancelled'
           order by b.starts_at) o) as occurrences
       from series s join bookings x on x.club_id = s.club_id and x.series_id = s.id
       where x.club_id = $1::uuid and x.id = $2::uuid) t`,
    [clubId, bookingId],
  );
  return row?.series ?? null;
}
