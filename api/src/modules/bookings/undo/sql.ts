import { bookingEvents } from '@canchero/shared-contracts/booking';
import sql from 'sql-template-tag';
import type { Tx } from '../../../platform/db/database';
import { OUTBOX_CHANNEL } from '../../../platform/live/outbox';
import { bookingColumns } from '../booking-json';
import type { BookingNotification } from '../notification/notification';
import { notificationSql, publishSql } from '../notification/sql';
import { undoneSql } from './stored-undo';

/** Booking of a change, with the place that it had before. */
export interface ChangedBooking {
  id: string;
  version: number;
  /** Version that the change led to; null if the booking was changed since. */
  undo_version: number | null;
  court_id: string;
  starts_at: string;
  ends_at: string;
  /** True if the undone booking would wait for its player again, unpaid and past its time limit. */
  ran_out: boolean;
}

/** Locks the bookings of one change of a series, or the one booking, by start. */
export const lockChanged = (
  tx: Tx,
  clubId: string,
  seriesId: string | null,
  bookingId: string,
  change: string,
): Promise<ChangedBooking[]> =>
  tx.query<ChangedBooking>(sql`
    select b.id, b.version, (b.undo->>'version')::int as undo_version, (b.undo->'before'->>'court_id')::uuid as court_id,
      (b.undo->'before'->>'starts_at')::timestamptz as starts_at, (b.undo->'before'->>'ends_at')::timestamptz as ends_at,
      coalesce((b.undo->'before'->>'hold_until')::timestamptz <= clock_timestamp() and b.paid = 0, false) as ran_out
    from bookings b
    where b.club_id = ${clubId} and (b.id = ${bookingId}
      or b.series_id = ${seriesId}::uuid and b.undo->>'change' = ${change})
    order by b.starts_at for no key update of b`);

/**
 * Sets locked bookings back to what they were before their last change, and publishes each. Returns the names of the
 * fields in which `shownId` differs.
 */
export async function setBack(tx: Tx, clubId: string, ids: readonly string[], shownId: string): Promise<string[]> {
  const { name, version, anyOf = null } = bookingEvents.updated;
  const [row] = await tx.prepared<{ fields: string[] }>(
    'set_back',
    sql`with before as (
      select * from bookings where club_id = ${clubId}::uuid and id = ${shownId}::uuid
    ), changed as (
      update bookings b set ${undoneSql}
      where b.club_id = ${clubId}::uuid and b.id = any(${ids}::uuid[]) returning b.*
    ), shown as (select ${bookingColumns()} from changed b
    ), published as (
      insert into outbox (club_id, name, version, payload, any_of)
      select s.club_id, ${name}::text, ${version}::int, jsonb_build_object('booking', to_jsonb(s)), ${anyOf}::text[]
      from shown s order by s.start
    )
    select array_remove(array[
        case when a.court_id <> b.court_id then 'court_id' end, case when a.starts_at <> b.starts_at then 'start' end,
        case when a.ends_at - a.starts_at <> b.ends_at - b.starts_at then 'duration' end,
        case when a.event_type <> b.event_type then 'event_type' end,
        case when a.description <> b.description then 'description' end,
        case when a.price <> b.price then 'price' end, case when a.state <> b.state then 'state' end], null) as fields,
      pg_notify(${OUTBOX_CHANNEL}::text, ${clubId}::uuid::text)
    from before a join changed b on b.id = a.id`,
  );
  return row?.fields ?? [];
}

/** Sets a locked booking back to what it was before it was cancelled, with its notification and events. */
export async function restoreCancelled(
  tx: Tx,
  clubId: string,
  bookingId: string,
  notification: BookingNotification,
): Promise<void> {
  await tx.prepared(
    'restore_booking',
    sql`with changed as (
      update bookings b set ${undoneSql}
      where b.club_id = ${clubId}::uuid and b.id = ${bookingId}::uuid returning b.*
    ), shown as (select ${bookingColumns()} from changed b
    ), people as (
      select p.*, bp.seq from booking_players bp join players p on p.club_id = bp.club_id and p.id = bp.player_id
      where bp.club_id = ${clubId}::uuid and bp.booking_id = ${bookingId}::uuid
    ), notified as (${notificationSql('restored', clubId, sql`changed`, notification)}
    ), published as (${publishSql('restored')}
    )
    select pg_notify(${OUTBOX_CHANNEL}::text, ${clubId}::uuid::text)`,
  );
}

/** Names what belongs to a booking: its series, players, notes and consumptions. */
export async function selectBelongings(tx: Tx, clubId: string, bookingId: string): Promise<string[]> {
  const [row] = await tx.query<{ names: string[] }>(sql`
    select array_remove(array[
      case when b.series_id is not null then 'series' end,
      case when exists (
        select 1 from booking_players p where p.club_id = b.club_id and p.booking_id = b.id) then 'players' end,
      case when exists (
        select 1 from booking_notes n where n.club_id = b.club_id and n.booking_id = b.id) then 'notes' end,
      case when exists (
        select 1 from consumptions c where c.club_id = b.club_id and c.booking_id = b.id) then 'consumptions' end
      ], null) as names
    from bookings b where b.club_id = ${clubId} and b.id = ${bookingId}`);
  return row?.names ?? [];
}

/** Takes players off a booking. */
export const takeOff = (tx: Tx, clubId: string, bookingId: string, playerIds: readonly string[]) =>
  tx.query(sql`
    delete from booking_players
    where club_id = ${clubId} and booking_id = ${bookingId} and player_id = any(${playerIds}::uuid[])`);
