import { bookingEvents } from '@canchero/shared-contracts/booking';
import { notificationEvents } from '@canchero/shared-contracts/notification';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Tx } from '../../../platform/db/database';
import { isoInstant } from '../../../platform/db/iso-instant';
import { OUTBOX_CHANNEL } from '../../../platform/live/outbox';
import { bookingColumns } from '../booking-json';
import { type BookingNotification, NOTIFICATIONS, type NotifiedChange, type Venue } from './notification';

/** Event that carries the booking after each change. */
const EVENTS = { created: bookingEvents.created, cancelled: bookingEvents.cancelled, restored: bookingEvents.updated };

/** Selects the venue of a court, which may have been removed since. */
export async function selectVenue(tx: Tx, clubId: string, courtId: string): Promise<Venue> {
  const [row] = await tx.prepared<Venue>(
    'venue',
    sql`select k.name as court_name, c.timezone, c.currency from courts k join clubs c on c.id = k.club_id
      where k.club_id = ${clubId}::uuid and k.id = ${courtId}::uuid`,
  );
  if (!row) throw new Error('a booking has lost its court');
  return row;
}

const audienceOf = (kind: NotifiedChange) => sql`${EVENTS[kind].anyOf ?? []}::text[]`;

/**
 * SQL of what a notification's data say of a booking `b`, beside its place: its first player `p`, or who they said they
 * are on the public page, `o`.
 */
const BOOKING_DATA = sql`
  'booking_id', b.id, 'club_id', b.club_id,
  'player_name', coalesce(o.first_name || ' ' || o.last_name, trim(p.first_name || ' ' || p.last_name)),
  'player_email', coalesce(o.email, p.email), 'player_phone', coalesce(o.phone, p.phone_country || p.phone),
  'amount', b.price, 'payment_gateway', case when o.pay <> 'at_club' then 'online' else 'in_place' end,
  'payment_type', coalesce(o.pay, 'at_club'), 'is_in_place', coalesce(o.pay, 'at_club') = 'at_club',
  'is_online', coalesce(o.pay, 'at_club') <> 'at_club',
  'is_fully_paid', b.payment_status in ('fully_paid', 'overpaid'),
  'payment_methods', case when o.pay <> 'at_club' then '["mercadopago"]'::jsonb else '[]'::jsonb end,
  'special_requests', coalesce(o.special_requests, ''), 'redirect_url', '/detalle-reserva/' || b.id`;

/** Selects the data of a notification about a booking. */
export async function selectNotificationData(
  tx: Tx,
  clubId: string,
  bookingId: string,
): Promise<{ court_name: string; time_slot: string } & Record<string, unknown>> {
  const [row] = await tx.query<{ data: { court_name: string; time_slot: string } }>(sql`
    select jsonb_build_object(${BOOKING_DATA}, 'court_name', k.name, 'currency', c.currency, 'time_slot',
      to_char(b.starts_at at time zone c.timezone, 'DD/MM/YYYY HH24:MI') || ' - ' ||
        to_char(b.ends_at at time zone c.timezone, 'HH24:MI')) as data
    from bookings b join courts k on k.club_id = b.club_id and k.id = b.court_id join clubs c on c.id = b.club_id
    left join online_bookings o on o.club_id = b.club_id and o.booking_id = b.id
    left join lateral (
      select q.* from booking_players bp join players q on q.club_id = bp.club_id and q.id = bp.player_id
      where bp.club_id = b.club_id and bp.booking_id = b.id order by bp.seq limit 1) p on true
    where b.club_id = ${clubId} and b.id = ${bookingId}`);
  if (!row) throw new Error('a booking has lost its court');
  return row.data;
}

/**
 * SQL that notifies the members of a club, for the table expression `notified` of a statement. The statement has the
 * booking as the one row of `from`, and its players with their `seq` as `people`. The club is named by its id: with the
 * club of a row whose club is unknown beforehand, the plan takes any index that begins with the club, and reads all of it.
 */
export const notificationSql = (kind: NotifiedChange, clubId: string, from: Sql, n: BookingNotification): Sql => sql`
  insert into notifications (club_id, type, title, message, priority, any_of, data)
  select b.club_id, ${NOTIFICATIONS[kind]}::text, ${n.title}::text, ${n.message}::text,
    ${kind === 'cancelled' ? 'high' : 'medium'}::text, ${audienceOf(kind)}, jsonb_build_object(
    ${BOOKING_DATA}, 'court_name', ${n.courtName}::text, 'time_slot', ${n.timeSlot}::text,
    'currency', ${n.currency}::text, 'created_by', ${n.by}::uuid)
  from ${from} b left join online_bookings o on o.club_id = ${clubId}::uuid and o.booking_id = b.id
  left join (select * from people order by seq limit 1) p on true
  returning *`;

/** SQL that publishes the bookings `shown` and the notification `notified`, for a table expression of a statement. */
export function publishSql(kind: NotifiedChange): Sql {
  const { name, version } = EVENTS[kind];
  const { created } = notificationEvents;
  return sql`
    insert into outbox (club_id, name, version, payload, any_of)
    select s.club_id, ${name}::text, ${version}::int, jsonb_build_object('booking', to_jsonb(s)), ${audienceOf(kind)}
    from shown s
    union all
    select n.club_id, ${created.name}::text, ${created.version}::int,
      jsonb_build_object('notification', jsonb_build_object(
      'id', n.id, 'type', n.type, 'title', n.title, 'message', n.message, 'created_at', ${isoInstant('n.created_at')},
      'read', false, 'data', n.data, 'club_id', n.club_id, 'user_id', n.user_id, 'priority', n.priority,
      'expires_at', null)), n.any_of
    from notified n`;
}

/**
 * Changes a locked booking in one statement with its notification and events. Returns its new JSON text.
 * @param change SQL of the columns that are set, with a name for that statement; only the version without `set`
 */
export async function changeAndNotify(
  tx: Tx,
  clubId: string,
  bookingId: string,
  kind: NotifiedChange,
  { name, set }: { name: string; set?: Sql },
  notification: BookingNotification,
): Promise<string> {
  const [row] = await tx.prepared<{ booking: string }>(
    name,
    sql`with changed as (
      update bookings b set ${set ? sql`${set}, ` : empty}version = version + 1
      where club_id = ${clubId}::uuid and id = ${bookingId}::uuid returning *
    ), shown as (select ${bookingColumns()} from changed b
    ), people as (
      select p.*, bp.seq from booking_players bp join players p on p.club_id = bp.club_id and p.id = bp.player_id
      where bp.club_id = ${clubId}::uuid and bp.booking_id = ${bookingId}::uuid
    ), notified as (${notificationSql(kind, clubId, sql`changed`, notification)}
    ), published as (${publishSql(kind)}
    )
    select row_to_json(s)::text as booking, pg_notify(${OUTBOX_CHANNEL}::text, s.club_id::text) from shown s`,
  );
  if (!row) throw new Error('a locked booking is gone');
  return row.booking;
}
