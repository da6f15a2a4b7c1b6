import type { PlayerBooking, PlayerDetail } from '@canchero/shared-contracts/player';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import { found } from '../../platform/db/found';
import { afterCursor, type Page, pageLimit, pageOf } from '../../platform/db/paging';
import { AWAITS } from '../bookings/reads';
import { paymentCount } from '../payments/reads';
import { owedInAll } from './owed';
import { homeOf } from './phone';
import { shown } from './service';
import { selectPlayer } from './sql';

const PAGE = 25;

/**
 * Returns a player with the sums of what they booked, paid and owe.
 * @throws not_found
 */
export async function playerDetail(tx: Tx, clubId: string, playerId: string, now: Date): Promise<PlayerDetail> {
  const player = found(await selectPlayer(tx, clubId, playerId));
  return {
    player: shown(player, await homeOf(tx, clubId)),
    ...(await selectPlayed(tx, clubId, playerId, now)),
    payments: await paymentCount(tx, clubId, playerId),
    owed: (await owedInAll(tx, clubId, [player.id], now)).get(player.id) ?? 0,
  };
}

async function selectPlayed(tx: Tx, clubId: string, playerId: string, now: Date) {
  const [row] = await tx.query<{ bookings: number; last_booking: string | null }>(sql`
    select count(*)::int as bookings, max(b.starts_at) filter (where b.ends_at <= ${now}) as last_booking
    from booking_players bp
    join bookings b on b.club_id = bp.club_id and b.id = bp.booking_id and b.state <> 'cancelled'
    where bp.club_id = ${clubId} and bp.player_id = ${playerId}`);
  return row ?? { bookings: 0, last_booking: null };
}

/**
 * Lists a player's bookings, newest first, in pages.
 * @throws not_found
 */
export async function playerBookings(
  tx: Tx,
  clubId: string,
  playerId: string,
  cursor: string | undefined,
): Promise<Page<PlayerBooking>> {
  found(await selectPlayer(tx, clubId, playerId));
  return pageOf(await selectBooked(tx, clubId, playerId, cursor), PAGE);
}

/**
 * Selects the rows of a page, found in the order of their start beside the player. What the player paid is summed from
 * the payments of each booking: by a condition on the player the database would find all payments the player ever made,
 * for each booking anew.
 */
export const selectBooked = (
  tx: Tx,
  clubId: string,
  playerId: string,
  cursor: string | undefined,
): Promise<PlayerBooking[]> =>
  tx.query<PlayerBooking>(sql`
    select b.id, k.name as court_name, b.starts_at as start, b.ends_at as "end", b.event_type, b.state,
      ${AWAITS} as awaits, b.price, b.payment_status, (
        select coalesce(sum(p.amount - p.refunded) filter (where p.player_id = bp.player_id), 0)::bigint
        from payments p where p.club_id = b.club_id and p.booking_id = b.id and p.voided_at is null
      ) as paid
    from (select club_id, player_id, starts_at, booking_id as id from booking_players) bp
    join bookings b on b.club_id = bp.club_id and b.id = bp.id
    join courts k on k.club_id = b.club_id and k.id = b.court_id
    where bp.club_id = ${clubId} and bp.player_id = ${playerId}
      and ${afterCursor({ table: 'bookings', alias: 'bp', columns: ['starts_at', 'id'] }, clubId, cursor)}
    order by bp.starts_at desc, bp.id desc ${pageLimit(PAGE)}`);
