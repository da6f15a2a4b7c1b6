import type { Tx } from '../../../platform/db/database';
import { OUTBOX_CHANNEL } from '../../../platform/live/outbox';
import { auditedSql } from '../audit-sql';
import { bookingColumns, PLAYER_JSON } from '../booking-json';
import { announcedSql, type Notice, noticeValues, toldSql } from '../notification/sql';

export interface SeriesRow {
  clubId: string;
  /** Of the first occurrence; null: the database makes one. */
  id: string | null;
  courtId: string;
  /** ISO-8601 UTC, ascending. */
  starts: readonly string[];
  /** Minutes. */
  duration: number;
  eventType: string;
  description: string;
  /** Centavos, one for each start. */
  prices: readonly number[];
  contentHash: string;
  playerIds: readonly string[];
  frequency: string;
  /** Last day. */
  endsOn: string;
  /** Whether those that can stand are booked where others cannot. */
  skip: boolean;
  notice: Notice;
  /** From `auditValues`. */
  audit: readonly unknown[];
}

/**
 * Occurrences, clashes, insert if none (or those without): one statement, however many there are. What a rival takes
 * between the look and the insert is left out by the constraint. In the order of time, so that two series at once
 * wait for each other instead of locking each other out.
 */
const BOOK_SERIES = `
  with wanted as (
    select s as starts_at, s + $5::int * interval '1 minute' as ends_at, price
    from unnest($4::timestamptz[], $8::bigint[]) w(s, price)
  ), free as (
    select w.*, row_number() over (order by w.starts_at) as n from wanted w where not exists (
      select 1 from bookings b where b.club_id = $1::uuid and b.court_id = $3::uuid
        and b.starts_at < w.ends_at and b.ends_at > w.starts_at and b.starts_at > w.starts_at - interval '24 hours'
        and b.state in ('hold', 'pending_payment', 'confirmed', 'completed'))
      and not exists (
        select 1 from block_courts c join blocks k on k.club_id = c.club_id and k.id = c.block_id
        where c.club_id = $1::uuid and c.court_id = $3::uuid and k.starts_at < w.ends_at and k.ends_at > w.starts_at)
  ), allowed as (
    select * from free where $14::boolean or (select count(*) from free) = (select count(*) from wanted)
  ), made as (
    insert into series (club_id, frequency, ends_on)
    select $1::uuid, $12::text, $13::date where exists (select 1 from allowed) returning id
  ), court as (
    select k.id from courts k where k.club_id = $1::uuid and k.id = $3::uuid and k.removed_at is null for key share
  ), placed as (
    insert into bookings (club_id, id, court_id, series_id, starts_at, ends_at, event_type, description, price,
      content_hash, created_by)
    select $1::uuid, case when a.n = 1 then coalesce($2::uuid, gen_random_uuid()) else gen_random_uuid() end, court.id,
      made.id, a.starts_at, a.ends_at, $6::text, $7::text, a.price, case when a.n = 1 then $9::text end, $10::uuid
    from allowed a, made, court order by a.starts_at
    on conflict do nothing returning *
  ), linked as (
    insert into booking_players (club_id, booking_id, player_id)
    select b.club_id, b.id, w.id from placed b, unnest($11::uuid[]) with ordinality w(id, n) order by b.starts_at, n
  ), people as (
    select p.*, w.n as seq from unnest($11::uuid[]) with ordinality w(id, n)
    join players p on p.club_id = $1::uuid and p.id = w.id
  ), shown as (
    select ${bookingColumns(`coalesce((select json_agg(${PLAYER_JSON} order by p.seq) from people p), '[]'::json)`)}
    from placed b order by b.starts_at
  ), earliest as (select * from placed order by starts_at limit 1
  ), told as (${toldSql('created', 'earliest', 15)}
  ), sent as (
    insert into outbox (club_id, name, version, payload, any_of) ${announcedSql('created')}
  ), audited as (${auditedSql('booking.create_series', { type: 'series', id: 'made.id', from: 'made' }, 10, 21)}
  )
  select (select row_to_json(s)::text from shown s order by s.start limit 1) as booking,
    array(select s.start from shown s) as starts, pg_notify('${OUTBOX_CHANNEL}', $1::uuid::text)`;

/** `booking`: JSON text of the first that stands, null when none does. `starts`: when those that stand begin. */
export async function insertSeries(tx: Tx, s: SeriesRow): Promise<{ booking: string | null; starts: string[] }> {
  const [row] = await tx.prepared<{ booking: string | null; starts: string[] }>('book_series', BOOK_SERIES, [
    s.clubId,
    s.id,
    s.courtId,
    s.starts,
    s.duration,
    s.eventType,
    s.description,
    s.prices,
    s.contentHash,
    s.notice.by,
    s.playerIds,
    s.frequency,
    s.endsOn,
    s.skip,
    ...noticeValues(s.notice),
    ...s.audit,
  ]);
  return row ?? { booking: null, starts: [] };
}
