import { type BookingPlace, endOf } from '@canchero/shared-contracts/booking';
import sql from 'sql-template-tag';
import type { Actor } from '../../../platform/audit/actor';
import type { Tx } from '../../../platform/db/database';
import { OUTBOX_CHANNEL } from '../../../platform/live/outbox';
import { auditSql } from '../audit-sql';
import { bookingColumns, PLAYERS_OF_PEOPLE } from '../booking-json';
import type { BookingNotification } from '../notification/notification';
import { notificationSql, publishSql } from '../notification/sql';

export interface BookingRow {
  /** Null: the database makes one. */
  id: string | null;
  place: BookingPlace;
  eventType: string;
  description: string;
  /** Centavos. */
  price: number;
  /** True if the price was set by hand. */
  agreed: boolean;
  contentHash: string;
  playerIds: readonly string[];
  notification: BookingNotification;
}

/**
 * Takes the slot and returns the booking as JSON text; null if the constraint found it (or the id) taken or the court
 * is gone.
 *
 * Booking, players, notification, events, audit and the nudge are one statement. `for key share` keeps the court from
 * being removed meanwhile. The conflict clause names no target, so that neither a taken slot nor a repeated id aborts
 * the transaction; a bare insert would also end in deadlocks under a rush on one slot.
 */
export async function insertBooking(tx: Tx, actor: Actor, b: BookingRow): Promise<string | null> {
  const { clubId, actorId } = actor;
  const { place } = b;
  const created = { type: 'booking', id: sql`b.id`, from: sql`placed b`, amount: sql`b.price` };
  const [row] = await tx.prepared<{ booking: string }>(
    'insert_booking',
    sql`with placed as (
      insert into bookings (club_id, id, court_id, starts_at, ends_at, event_type, description, price,
        price_agreed, content_hash, created_by)
      select k.club_id, coalesce(${b.id}::uuid, gen_random_uuid()), k.id, ${place.start}::timestamptz,
        ${endOf(place)}::timestamptz, ${b.eventType}::text, ${b.description}::text, ${b.price}::bigint,
        ${b.agreed}::boolean, ${b.contentHash}::text, ${actorId}::uuid
      from courts k where k.club_id = ${clubId}::uuid and k.id = ${place.court_id}::uuid and k.removed_at is null
      for key share
      on conflict do nothing returning *
    ), linked as (
      insert into booking_players (club_id, booking_id, player_id)
      select b.club_id, b.id, w.id from placed b, unnest(${b.playerIds}::uuid[]) with ordinality w(id, n) order by n
      returning player_id, seq
    ), people as (
      select p.*, l.seq from linked l join players p on p.club_id = ${clubId}::uuid and p.id = l.player_id
    ), shown as (select ${bookingColumns(PLAYERS_OF_PEOPLE)} from placed b
    ), notified as (${notificationSql('created', clubId, sql`placed`, b.notification)}
    ), published as (${publishSql('created')}
    ), audited as (${auditSql(actor, 'booking.create', created)}
    )
    select row_to_json(s)::text as booking, pg_notify(${OUTBOX_CHANNEL}::text, s.club_id::text) from shown s`,
  );
  return row?.booking ?? null;
}
