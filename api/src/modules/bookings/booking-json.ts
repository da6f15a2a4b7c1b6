import sql, { raw, type Sql } from 'sql-template-tag';
import { isoInstant } from '../../platform/db/iso-instant';

/** SQL of one player of a booking as JSON, from the row `p` of `players`. */
const PLAYER_JSON = raw(`json_build_object(
  'id', p.id, 'name', trim(p.first_name || ' ' || p.last_name), 'phone', p.phone_country || p.phone)`);

/** SQL of the players of the row `b` of `bookings`, in the order in which they were assigned. */
export const PLAYERS_OF_BOOKING = sql`coalesce((
  select json_agg(${PLAYER_JSON} order by bp.seq)
  from booking_players bp join players p on p.club_id = bp.club_id and p.id = bp.player_id
  where bp.club_id = b.club_id and bp.booking_id = b.id), '[]'::json)`;

/** SQL of the rows `people`, which have a `seq`, as players of a booking. */
export const PLAYERS_OF_PEOPLE = sql`
  coalesce((select json_agg(${PLAYER_JSON} order by p.seq) from people p), '[]'::json)`;

/** SQL of what the row `b` of `bookings` waits for, if it is an online booking that waits. */
export const AWAITS = sql`case when b.state = 'pending_payment' then (
  select o.awaits from online_bookings o where o.club_id = b.club_id and o.booking_id = b.id) end`;

/** SQL of the columns that make a row `b` of `bookings` at a court `c` a FoundBooking of the contract. */
export const FOUND_BOOKING_COLUMNS = sql`
  b.id, b.court_id, c.name as court_name, b.starts_at as start, b.ends_at as "end",
  (extract(epoch from b.ends_at - b.starts_at) / 60)::int as duration, b.event_type, b.modality, b.state,
  ${AWAITS} as awaits, b.description, b.price, b.paid, b.payment_status,
  b.has_notes, b.has_consumptions,
  array(select trim(p.first_name || ' ' || p.last_name)
    from booking_players bp join players p on p.club_id = bp.club_id and p.id = bp.player_id
    where bp.club_id = b.club_id and bp.booking_id = b.id order by bp.seq) as players`;

/**
 * SQL of the columns that make a row `b` of `bookings` a Booking of the contract, so that `row_to_json` and `json_agg`
 * return what is sent: the database writes the answer, the service only passes it on.
 */
export const bookingColumns = (players = PLAYERS_OF_BOOKING): Sql => sql`
  b.id, b.club_id, b.court_id, ${isoInstant('b.starts_at')} as start, ${isoInstant('b.ends_at')} as "end",
  (extract(epoch from b.ends_at - b.starts_at) / 60)::int as duration, b.event_type, b.modality, b.series_id, b.state,
  case when b.hold_until is not null then ${isoInstant('b.hold_until')} end as hold_until,
  ${AWAITS} as awaits,
  b.description, b.price, b.paid, b.payment_status, ${players} as players, b.cancel_reason,
  b.has_notes, b.has_consumptions, ${isoInstant('b.created_at')} as created_at, b.version`;
