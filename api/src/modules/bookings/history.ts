import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import type { Services } from '../../platform/services';
import { instant } from './booking-json';
import type { BookingTarget } from './current-booking';

/** JSON text of who did what to a booking, its series and its payments, the newest first. */
export async function bookingHistory({ db }: Services, { clubId, bookingId }: BookingTarget): Promise<string> {
  // As the platform: people's names are not the club's. The ids as an array: as a subquery it was compared with each
  // entry of the club's audit.
  const [row] = await db.look<{ history: string }>(
    'booking_history',
    `select coalesce((
       select json_agg(h) from (
         select ${instant('a.at')} as at, u.name as actor_name, a.action, a.reason, a.fields, a.amount
         from audit a left join users u on u.id = a.actor_id
         where a.club_id = b.club_id and a.outcome = 'done' and a.object_id = any (array(
           select b.id::text union all select b.series_id::text
           union all select p.id::text from payments p where p.club_id = b.club_id and p.booking_id = b.id))
         order by a.at desc, a.id desc limit 200) h), '[]'::json)::text as history
     from bookings b where b.club_id = $1::uuid and b.id = $2::uuid`,
    [clubId, bookingId],
  );
  if (!row) throw AppError.of(commonErrors.not_found);
  return row.history;
}
