import { bookingEvents } from '@canchero/shared-contracts/booking';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Database, Tx } from '../../platform/db/database';
import { OUTBOX_CHANNEL } from '../../platform/live/outbox';
import { bookingColumns } from './booking-json';
import type { StoredUndo } from './undo/stored-undo';

/** Returns the JSON text of the bookings that touch [from, to), cancelled ones left out, by start. */
export async function selectBookings(
  db: Database,
  clubId: string,
  { from, to, courtId }: { from: string; to: string; courtId: string | null },
): Promise<string> {
  // No booking is longer than a day: this bound is what lets the index on the start be used.
  const [row] = await db.prepared<{ bookings: string }>(
    'bookings_in_range',
    sql`select coalesce(json_agg(t)::text, '[]') as bookings from (
       select ${bookingColumns()} from bookings b
       where b.club_id = ${clubId}::uuid and b.starts_at < ${to}::timestamptz
         and b.starts_at > ${from}::timestamptz - interval '24 hours' and b.ends_at > ${from}::timestamptz
         and b.state <> 'cancelled' and (${courtId}::uuid is null or b.court_id = ${courtId}::uuid)
       order by b.starts_at, b.court_id, b.id) t`,
    clubId,
  );
  return row?.bookings ?? '[]';
}

/** Returns the JSON text of a booking; null if there is none. */
export async function selectBooking(tx: Tx, clubId: string, bookingId: string): Promise<string | null> {
  const [row] = await tx.prepared<{ booking: string }>(
    'booking',
    sql`select row_to_json(t)::text as booking from (
      select ${bookingColumns()} from bookings b where b.club_id = ${clubId}::uuid and b.id = ${bookingId}::uuid) t`,
  );
  return row?.booking ?? null;
}

export interface LockedBooking {
  court_id: string;
  series_id: string | null;
  starts_at: string;
  ends_at: string;
  event_type: string;
  description: string;
  state: string;
  price: number;
  /** True if the price was set by hand. */
  price_agreed: boolean;
  paid: number;
  version: number;
  /** Id of the account that made it; null for a booking of the public page. */
  created_by: string | null;
  /** Id of the player who decides the tariff; null if nobody is assigned. */
  first_player: string | null;
  undo: StoredUndo | null;
}

/** Locks a booking until the end of the transaction; null if there is none. */
export async function lockBooking(tx: Tx, clubId: string, bookingId: string): Promise<LockedBooking | null> {
  const [row] = await tx.prepared<LockedBooking>(
    'lock_booking',
    sql`select b.court_id, b.series_id, b.starts_at, b.ends_at, b.event_type, b.description, b.state, b.price,
        b.price_agreed, b.paid, b.version, b.created_by, b.undo, (
          select bp.player_id from booking_players bp
          where bp.club_id = b.club_id and bp.booking_id = b.id order by bp.seq limit 1) as first_player
      from bookings b where b.club_id = ${clubId}::uuid and b.id = ${bookingId}::uuid for no key update of b`,
  );
  return row ?? null;
}

/**
 * Changes a locked booking, raises its version and publishes it. Returns its new JSON text.
 * @param change SQL of the columns that are set, with a name for that set of columns; only the version without it
 */
export async function updateBooking(
  tx: Tx,
  clubId: string,
  bookingId: string,
  change?: { name: string; set: Sql },
): Promise<string> {
  const { name, version, anyOf = null } = bookingEvents.updated;
  const [row] = await tx.prepared<{ booking: string }>(
    `update_booking_${change?.name ?? 'version'}`,
    sql`with changed as (
      update bookings b set ${change ? sql`${change.set}, ` : empty}version = b.version + 1
      where club_id = ${clubId}::uuid and id = ${bookingId}::uuid returning *
    ), shown as (select ${bookingColumns()} from changed b
    ), published as (
      insert into outbox (club_id, name, version, payload, any_of)
      select s.club_id, ${name}::text, ${version}::int, jsonb_build_object('booking', to_jsonb(s)), ${anyOf}::text[]
      from shown s
    )
    select row_to_json(s)::text as booking, pg_notify(${OUTBOX_CHANNEL}::text, s.club_id::text) from shown s`,
  );
  if (!row) throw new Error('a locked booking is gone');
  return row.booking;
}
