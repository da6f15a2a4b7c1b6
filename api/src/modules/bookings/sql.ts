import type { EventKind } from '@canchero/shared-contracts/core';
import sql from 'sql-template-tag';
import type { Database, Tx } from '../../platform/db/database';
import { OUTBOX_CHANNEL } from '../../platform/live/outbox';
import { bookingColumns, PLAYERS_OF_BOOKING } from './shape';

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

export interface Clash {
  id: string;
  court_id: string;
  start: string;
  end: string;
}

/** What holds a court at some time in [start, end), other than the booking `except`. */
export const selectClashes = (
  tx: Tx,
  clubId: string,
  span: { courtId: string; start: string; end: string; except: string | null },
): Promise<Clash[]> =>
  tx.query<Clash>(sql`
    select id, court_id, starts_at as start, ends_at as "end" from bookings
    where club_id = ${clubId} and court_id = ${span.courtId}
      and starts_at < ${span.end}::timestamptz and ends_at > ${span.start}::timestamptz
      and starts_at > ${span.start}::timestamptz - interval '24 hours'
      and state in ('hold', 'pending_payment', 'confirmed', 'completed')
      and id is distinct from ${span.except}::uuid
    order by starts_at`);

/** Events of the local day and month of `start`. Locks the club: two calls at once cannot both take the last place. */
export async function countEvents(tx: Tx, clubId: string, timezone: string, start: string) {
  await tx.query(sql`select 1 from clubs where id = ${clubId} for no key update`);
  const [row] = await tx.query<{ day: number; month: number }>(sql`
    with local as (select ${start}::timestamptz at time zone ${timezone} as t)
    select count(*)::int as month,
      (count(*) filter (where starts_at >= date_trunc('day', l.t) at time zone ${timezone}
        and starts_at < (date_trunc('day', l.t) + interval '1 day') at time zone ${timezone}))::int as day
    from local l join bookings on club_id = ${clubId} and state <> 'cancelled'
      and starts_at >= date_trunc('month', l.t) at time zone ${timezone}
      and starts_at < (date_trunc('month', l.t) + interval '1 month') at time zone ${timezone}`);
  return row ?? { day: 0, month: 0 };
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
    description = $10::text, price = $11::bigint`,
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
