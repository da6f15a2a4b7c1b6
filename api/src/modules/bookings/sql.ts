import type { Clash } from '@canchero/shared-contracts/booking';
import type { EventKind } from '@canchero/shared-contracts/core';
import sql from 'sql-template-tag';
import type { Database, Tx } from '../../platform/db/database';
import { OUTBOX_CHANNEL } from '../../platform/live/outbox';
import { bookingColumns, PLAYERS_OF_BOOKING } from './booking-json';

/** JSON text of the bookings that touch [from, to), cancelled ones left out, by start. */
export async function selectBookings(
  db: Database,
  clubId: string,
  range: { from: string; to: string; courtId: string | null },
): Promise<string> {
  // No booking is longer than a day: this bound is what lets the index on the start be used.
  const [row] = await db.look<{ bookings: string }>(
    'bookings_in_range',
    `select coalesce(json_agg(t)::text, '[]') as bookings from (
       select ${bookingColumns()} from bookings b
       where b.club_id = $1::uuid and b.starts_at < $3::timestamptz
         and b.starts_at > $2::timestamptz - interval '24 hours' and b.ends_at > $2::timestamptz
         and b.state <> 'cancelled' and ($4::uuid is null or b.court_id = $4::uuid)
       order by b.starts_at, b.court_id, b.id) t`,
    [clubId, range.from, range.to, range.courtId],
    clubId,
  );
  return row?.bookings ?? '[]';
}

/** JSON text of one booking. */
export async function selectBooking(tx: Tx, clubId: string, bookingId: string): Promise<string | null> {
  const [row] = await tx.prepared<{ booking: string }>(
    'booking',
    `select row_to_json(t)::text as booking
     from (select ${bookingColumns()} from bookings b where b.club_id = $1::uuid and b.id = $2::uuid) t`,
    [clubId, bookingId],
  );
  return row?.booking ?? null;
}

/** JSON text of the players of a booking; null when there is no such booking. */
export async function selectBookingPlayers(tx: Tx, clubId: string, bookingId: string): Promise<string | null> {
  const [row] = await tx.prepared<{ players: string }>(
    'booking_players_of',
    `select ${PLAYERS_OF_BOOKING}::text as players from bookings b where b.club_id = $1::uuid and b.id = $2::uuid`,
    [clubId, bookingId],
  );
  return row?.players ?? null;
}

export interface LockedBooking {
  court_id: string;
  starts_at: string;
  ends_at: string;
  event_type: string;
  description: string;
  state: string;
  price: number;
  paid: number;
  version: number;
}

/** Takes a booking for this transaction; null when there is none. */
export async function lockBooking(tx: Tx, clubId: string, bookingId: string): Promise<LockedBooking | null> {
  const [row] = await tx.prepared<LockedBooking>(
    'lock_booking',
    `select court_id, starts_at, ends_at, event_type, description, state, price, paid, version
     from bookings where club_id = $1::uuid and id = $2::uuid for no key update`,
    [clubId, bookingId],
  );
  return row ?? null;
}

/** Where bookings are to stand: `starts` and `ends` pair up, instants. */
export interface Wanted {
  courtId: string;
  starts: readonly string[];
  ends: readonly string[];
  /** Ids of bookings that do not count. */
  except: readonly string[];
}

/** What holds a court at some time of the wanted ones, bookings and blocks, by start. */
export const selectClashes = (tx: Tx, clubId: string, wanted: Wanted): Promise<Clash[]> =>
  tx.query<Clash>(sql`
    select distinct b.id, b.court_id, b.starts_at as start, b.ends_at as "end", coalesce(
      (select trim(p.first_name || ' ' || p.last_name)
       from booking_players bp join players p on p.club_id = bp.club_id and p.id = bp.player_id
       where bp.club_id = b.club_id and bp.booking_id = b.id order by bp.seq limit 1), b.description) as who
    from unnest(${wanted.starts}::timestamptz[], ${wanted.ends}::timestamptz[]) w(starts_at, ends_at)
    join bookings b on b.club_id = ${clubId} and b.court_id = ${wanted.courtId}
      and b.starts_at < w.ends_at and b.ends_at > w.starts_at and b.starts_at > w.starts_at - interval '24 hours'
      and b.state in ('hold', 'pending_payment', 'confirmed', 'completed')
    where b.id <> all(${wanted.except}::uuid[])
    union
    select k.id, c.court_id, k.starts_at, k.ends_at, k.reason
    from unnest(${wanted.starts}::timestamptz[], ${wanted.ends}::timestamptz[]) w(starts_at, ends_at)
    join blocks k on k.club_id = ${clubId} and k.starts_at < w.ends_at and k.ends_at > w.starts_at
    join block_courts c on c.club_id = k.club_id and c.block_id = k.id and c.court_id = ${wanted.courtId}
    order by start`);

/**
 * Events of the local months of `starts` (instants), by local day. Locks the club: two calls at once cannot both take
 * the last place.
 */
export async function countEvents(tx: Tx, clubId: string, timezone: string, starts: readonly string[]) {
  await tx.query(sql`select 1 from clubs where id = ${clubId} for no key update`);
  return tx.query<{ day: string; n: number }>(sql`
    with months as (
      select distinct date_trunc('month', s at time zone ${timezone}) as m from unnest(${starts}::timestamptz[]) s)
    select to_char(b.starts_at at time zone ${timezone}, 'YYYY-MM-DD') as day, count(*)::int as n
    from months join bookings b on b.club_id = ${clubId} and b.state <> 'cancelled'
      and b.starts_at >= m at time zone ${timezone} and b.starts_at < (m + interval '1 month') at time zone ${timezone}
    group by 1`);
}

/** Assigns players; answers how many were not there before. */
export async function insertBookingPlayers(tx: Tx, clubId: string, bookingId: string, playerIds: readonly string[]) {
  const rows = await tx.query(sql`
    insert into booking_players (club_id, booking_id, player_id)
    select ${clubId}::uuid, ${bookingId}::uuid, w.id from unnest(${playerIds}::uuid[]) with ordinality w(id, n) order by n
    on conflict do nothing returning player_id`);
  return rows.length;
}

/** False when the player is not in the booking. */
export async function deleteBookingPlayer(tx: Tx, clubId: string, bookingId: string, playerId: string) {
  const rows = await tx.query(sql`
    delete from booking_players
    where club_id = ${clubId} and booking_id = ${bookingId} and player_id = ${playerId} returning player_id`);
  return rows.length === 1;
}

/** What a change of a booking sets; every change raises the version. */
const CHANGES = {
  place: `court_id = $6::uuid, starts_at = $7::timestamptz, ends_at = $8::timestamptz, event_type = $9::text,
    description = $10::text, price = $11::bigint, moved = moved or (series_id is not null and $12::boolean)`,
  state: 'state = $6::text',
  players: null,
};

/** Changes a locked booking and announces it as `kind`. Answers its new JSON text. */
export async function updateBooking(
  tx: Tx,
  kind: EventKind,
  target: { clubId: string; bookingId: string },
  change: keyof typeof CHANGES,
  values: readonly unknown[] = [],
): Promise<string> {
  const set = CHANGES[change];
  const [row] = await tx.prepared<{ booking: string }>(
    `update_booking_${change}`,
    `with changed as (
       update bookings set ${set ? `${set}, ` : ''}version = version + 1
       where club_id = $1::uuid and id = $2::uuid returning *
     ), shown as (select ${bookingColumns()} from changed b
     ), sent as (
       insert into outbox (club_id, name, version, payload, any_of)
       select $1::uuid, $3::text, $4::int, jsonb_build_object('booking', to_jsonb(s)), $5::text[] from shown s
     )
     select row_to_json(s)::text as booking, pg_notify('${OUTBOX_CHANNEL}', $1::uuid::text) from shown s`,
    [target.clubId, target.bookingId, kind.name, kind.version, kind.anyOf ?? null, ...values],
  );
  if (!row) throw new Error('a locked booking is gone');
  return row.booking;
}
