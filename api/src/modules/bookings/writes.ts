import { bookingEvents } from '@canchero/shared-contracts/booking';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import { OUTBOX_CHANNEL } from '../../platform/live/outbox';
import { bookingColumns } from './booking-json';
import { updateBooking } from './sql';

export { auditSql } from './audit-sql';
export { CANCELLED_BY_PLAYER, cancelForPlayer, lockForPlayer } from './change/cancel-by-player';
export {
  bookHold,
  confirmWaiting,
  type HoldBooking,
  letHoldWait,
  lockHold,
  lockWaiting,
  type Unconfirmed,
} from './hold/book-hold';
export { confirmPaid, type PaidPlace } from './hold/confirm-paid';
export { holdPlace } from './hold/hold-place';
export { touchPaidAtDesk } from './hold/paid-at-desk';
export { countHolds, deleteHold, endHolds } from './hold/sql';
export { lockOccurrences, lockSeriesOf, touchOccurrences } from './series/sql';

/**
 * Raises the version of a booking and publishes it to the club's open screens, for modules that change what it shows:
 * its payments, its players. Returns the booking as JSON text.
 */
export const touchBooking = (tx: Tx, clubId: string, bookingId: string): Promise<string> =>
  updateBooking(tx, clubId, bookingId);

/** Number of days around today whose bookings somebody may be looking at. */
const SHOWN_DAYS = 62;

/**
 * Replaces a player by another in all bookings, once where both were in one: their agreed shares are added up then.
 * Locks the bookings; those of the days around `now` are published. Returns the ids of the bookings that both were in.
 */
export async function replacePlayer(
  tx: Tx,
  clubId: string,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(sql`
    select b.id from bookings b
    where b.club_id = ${clubId} and exists (
      select 1 from booking_players bp where bp.club_id = b.club_id and bp.booking_id = b.id and bp.player_id = ${from})
    order by b.id for no key update`);
  const ids = rows.map((row) => row.id);
  await tx.query(sql`
    insert into booking_shares (club_id, booking_id, player_id, amount)
    select s.club_id, s.booking_id, t.player_id, s.amount
    from booking_shares s join booking_players t
      on t.club_id = s.club_id and t.booking_id = s.booking_id and t.player_id = ${to}
    where s.club_id = ${clubId} and s.player_id = ${from}
    on conflict (club_id, booking_id, player_id) do update set amount = booking_shares.amount + excluded.amount`);
  const both = await tx.query<{ booking_id: string }>(sql`
    delete from booking_players f where f.club_id = ${clubId} and f.player_id = ${from} and exists (
      select 1 from booking_players t
      where t.club_id = f.club_id and t.booking_id = f.booking_id and t.player_id = ${to})
    returning f.booking_id`);
  await tx.query(sql`update booking_players set player_id = ${to} where club_id = ${clubId} and player_id = ${from}`);
  const { name, version, anyOf } = bookingEvents.updated;
  await tx.query(sql`
    with changed as (
      update bookings set version = version + 1 where club_id = ${clubId} and id = any(${ids}::uuid[]) returning *
    ), published as (
      insert into outbox (club_id, name, version, payload, any_of)
      select ${clubId}, ${name}, ${version}, jsonb_build_object('booking', to_jsonb(s)), ${anyOf ?? null}::text[]
      from (
        select ${bookingColumns()} from changed b
        where abs(extract(epoch from b.starts_at - ${now}::timestamptz)) < ${SHOWN_DAYS * 86_400}::int
      ) s returning club_id
    )
    select pg_notify(${OUTBOX_CHANNEL}, club_id::text) from (select distinct club_id from published) x`);
  return both.map(({ booking_id }) => booking_id);
}
