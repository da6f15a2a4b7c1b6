import { bookingErrors, type ChangeScope } from '@canchero/shared-contracts/booking';
import { AppError } from '@canchero/shared-contracts/core';
import type { ChangedShare } from '@canchero/shared-contracts/payment';
import sql from 'sql-template-tag';
import type { Actor } from '../../platform/audit/actor';
import type { Tx } from '../../platform/db/database';
import { auditSql, lockOccurrences, lockSeriesOf, touchOccurrences } from '../bookings/writes';
import { setShare } from './shares';
import { lockBooking } from './sql';

/**
 * Sets a player's share of a booking and of the later or the future occurrences of its series, as one change. Other
 * occurrences keep their shares where money came in, the player is missing, or the share exceeds the price.
 * @see setShare for the errors of the booking itself
 * @throws not_in_series
 */
export async function setSeriesShare(
  tx: Tx,
  actor: Actor,
  place: { bookingId: string; playerId: string },
  amount: number | null,
  scope: Exclude<ChangeScope, 'one'>,
  now: Date,
): Promise<ChangedShare> {
  const { clubId } = actor;
  const seriesId = await lockSeriesOf(tx, clubId, place.bookingId);
  const here = await lockBooking(tx, clubId, place.bookingId);
  if (here && !seriesId) throw AppError.of(bookingErrors.not_in_series);
  const answer = await setShare(tx, actor, place, amount);
  if (!seriesId) return answer;
  const start = new Date(answer.booking.start);
  const after = scope === 'from' && start > now ? start : now;
  const others = (await lockOccurrences(tx, clubId, seriesId, after)).filter((o) => o.id !== place.bookingId);
  const open = others.filter((o) => o.paid === 0).map((o) => o.id);
  const changed = await setShares(tx, clubId, { ...place, bookingIds: open, amount });
  if (changed.length > 0) {
    await touchOccurrences(tx, clubId, changed);
    const from = sql`unnest(${changed}::uuid[]) x(id)`;
    const sum = sql`${amount}::bigint`;
    await tx.query(auditSql(actor, 'booking.share', { type: 'booking', id: sql`x.id`, from, amount: sum }));
  }
  return { ...answer, series: { changed: changed.length + 1, kept: others.length - changed.length } };
}

/** Sets a player's share in locked bookings, where it fits. Returns their ids. */
async function setShares(
  tx: Tx,
  clubId: string,
  { bookingIds, playerId, amount }: { bookingIds: readonly string[]; playerId: string; amount: number | null },
): Promise<string[]> {
  const joined = sql`
    select bp.club_id, bp.booking_id, bp.player_id from booking_players bp
    join bookings b on b.club_id = bp.club_id and b.id = bp.booking_id
    where bp.club_id = ${clubId} and bp.booking_id = any(${bookingIds}::uuid[]) and bp.player_id = ${playerId}`;
  if (amount === null) {
    await tx.query(sql`
      delete from booking_shares s
      where s.club_id = ${clubId} and s.booking_id = any(${bookingIds}::uuid[]) and s.player_id = ${playerId}`);
    return (await tx.query<{ booking_id: string }>(joined)).map((row) => row.booking_id);
  }
  const rows = await tx.query<{ booking_id: string }>(sql`
    insert into booking_shares (club_id, booking_id, player_id, amount)
    select x.*, ${amount}::bigint from (${joined} and ${amount}::bigint <= greatest(0, b.price - coalesce((
      select sum(s.amount) from booking_shares s
      where s.club_id = b.club_id and s.booking_id = b.id and s.player_id <> bp.player_id), 0))) x
    on conflict (club_id, booking_id, player_id) do update set amount = excluded.amount returning booking_id`);
  return rows.map((row) => row.booking_id);
}
