import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

export { selectBooking } from './sql';

/** How many bookings hold a court that end after `now`. */
export async function countFutureBookings(tx: Tx, clubId: string, courtId: string, now: string): Promise<number> {
  const [row] = await tx.query<{ n: number }>(sql`
    select count(*)::int as n from bookings
    where club_id = ${clubId} and court_id = ${courtId} and ends_at > ${now}::timestamptz
      and state in ('hold', 'pending_payment', 'confirmed', 'completed')`);
  return row?.n ?? 0;
}
