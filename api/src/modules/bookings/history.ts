import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import { found } from '../../platform/db/found';
import { isoInstant } from '../../platform/db/iso-instant';
import { auditPlaces } from '../courts/reads';

/**
 * Returns the history of a booking, its series and its payments as JSON text, newest first.
 * @throws not_found
 */
export async function bookingHistory(tx: Tx, clubId: string, bookingId: string): Promise<string> {
  // The ids as an array: as a subquery they are compared with each entry of the club's audit.
  const [row] = await tx.prepared<{ history: string }>(
    'booking_history',
    sql`select coalesce((
       select json_agg(h) from (
         select ${isoInstant('a.at')} as at, u.name as actor_name, a.action, a.reason, a.fields, a.amount,
           ${auditPlaces} as places
         from audit a left join users u on u.id = a.actor_id
         where a.club_id = b.club_id and a.outcome = 'done' and a.object_id = any (array(
           select b.id::text union all select b.series_id::text
           union all select p.id::text from payments p where p.club_id = b.club_id and p.booking_id = b.id))
         order by a.at desc, a.id desc limit 200) h), '[]'::json)::text as history
     from bookings b where b.club_id = ${clubId}::uuid and b.id = ${bookingId}::uuid`,
  );
  return found(row).history;
}
