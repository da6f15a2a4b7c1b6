import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

export { AWAITS, FOUND_BOOKING_COLUMNS } from './booking-json';
export { selectNotificationData } from './notification/sql';
export { selectBooking } from './sql';

/**
 * SQL condition that a booking which has not ended fulfils, as none is longer than a day: the index on the start then
 * leaves out the court's whole past.
 */
export const beganWithinADay = (now: Date) => sql`starts_at > ${now}::timestamptz - interval '24 hours'`;

/**
 * SQL condition for a booking `b` that keeps its place for a time alone, as a hold does. Written in two parts, each with an
 * index of its own: the one on all bookings that take a place would lead through the club's whole past.
 */
export const KEPT_FOR_A_TIME = sql`(b.state = 'hold' or b.state = 'pending_payment' and b.hold_until is not null)
  and b.hold_until > clock_timestamp()`;

/** Counts the bookings that hold a court and end after `now`. */
export async function countFutureBookings(tx: Tx, clubId: string, courtId: string, now: Date): Promise<number> {
  const [row] = await tx.query<{ n: number }>(sql`
    select count(*)::int as n from bookings
    where club_id = ${clubId} and court_id = ${courtId} and ends_at > ${now}::timestamptz
      and ${beganWithinADay(now)} and state in ('hold', 'pending_payment', 'confirmed', 'completed')`);
  return row?.n ?? 0;
}

/** Selects the bookings that hold one of the courts at some time in [start, end), by start; 50 at most. */
export const bookingsInTheWay = (
  tx: Tx,
  clubId: string,
  place: { courtIds: readonly string[]; start: string; end: string },
): Promise<{ id: string; court_id: string; start: string; end: string }[]> =>
  tx.query(sql`
    select id, court_id, starts_at as start, ends_at as "end" from bookings
    where club_id = ${clubId} and court_id = any(${place.courtIds}::uuid[])
      and starts_at < ${place.end}::timestamptz and ends_at > ${place.start}::timestamptz
      and starts_at > ${place.start}::timestamptz - interval '24 hours'
      and state in ('hold', 'pending_payment', 'confirmed', 'completed')
    order by starts_at limit 50`);

/** Selects the first 10 bookings that hold a court and end after `now`. */
export const selectFutureBookings = (
  tx: Tx,
  clubId: string,
  courtId: string,
  now: Date,
): Promise<{ id: string; start: string; end: string; description: string }[]> =>
  tx.query(sql`
    select id, starts_at as start, ends_at as end, description from bookings
    where club_id = ${clubId} and court_id = ${courtId} and ends_at > ${now}::timestamptz
      and ${beganWithinADay(now)} and state in ('hold', 'pending_payment', 'confirmed', 'completed')
    order by starts_at limit 10`);
