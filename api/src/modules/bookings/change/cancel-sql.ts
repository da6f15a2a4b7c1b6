import type { Tx } from '../../../platform/db/database';
import { OUTBOX_CHANNEL } from '../../../platform/live/outbox';
import { bookingColumns } from '../booking-json';
import { announcedSql, type Notice, noticeValues, toldSql } from '../notification/sql';

/** Where and in whose time a booking is. The court may be gone since. */
export interface BookingPlace {
  court_name: string;
  timezone: string;
  currency: string;
}

export async function selectPlace(tx: Tx, clubId: string, courtId: string): Promise<BookingPlace> {
  const [row] = await tx.prepared<BookingPlace>(
    'booking_place',
    `select k.name as court_name, c.timezone, c.currency
     from courts k join clubs c on c.id = k.club_id where k.club_id = $1::uuid and k.id = $2::uuid`,
    [clubId, courtId],
  );
  if (!row) throw new Error('a booking has lost its court');
  return row;
}

/** Booking, notification, events and the nudge are one statement. */
const CANCEL = `
  with changed as (
    update bookings set state = 'cancelled', cancel_reason = $3::text, version = version + 1
    where club_id = $1::uuid and id = $2::uuid returning *
  ), shown as (select ${bookingColumns()} from changed b
  ), people as (
    select p.*, bp.seq from booking_players bp join players p on p.club_id = bp.club_id and p.id = bp.player_id
    where bp.club_id = $1::uuid and bp.booking_id = $2::uuid
  ), told as (${toldSql('cancelled', 'changed', 4)}
  ), sent as (
    insert into outbox (club_id, name, version, payload, any_of) ${announcedSql('cancelled')}
  )
  select row_to_json(s)::text as booking, pg_notify('${OUTBOX_CHANNEL}', $1::uuid::text) from shown s`;

/** Cancels a locked booking. Answers its new JSON text. */
export async function markCancelled(
  tx: Tx,
  target: { clubId: string; bookingId: string },
  reason: string,
  notice: Notice,
): Promise<string> {
  const values = [target.clubId, target.bookingId, reason, ...noticeValues(notice)];
  const [row] = await tx.prepared<{ booking: string }>('cancel_booking', CANCEL, values);
  if (!row) throw new Error('a locked booking is gone');
  return row.booking;
}
