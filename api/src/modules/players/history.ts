import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import { type PlayerBooking, type PlayerDetail, playerErrors } from '@canchero/shared-contracts/player';
import sql from 'sql-template-tag';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { afterCursor, type Page, pageLimit, pageOf } from '../../platform/db/paging';
import { consumptionsOwedBy } from '../consumptions/reads';
import { ordersOwedBy } from '../orders/reads';
import { owedBy, paymentCount } from '../payments/reads';
import { shown } from './service';
import { lockPlayers, removePlayer, selectPlayer } from './sql';

const PAGE = 25;

/** A player with what hangs on them, as of `now`. @throws not_found */
export async function playerDetail(tx: Tx, clubId: string, playerId: string, now: Date): Promise<PlayerDetail> {
  const player = await selectPlayer(tx, clubId, playerId);
  if (!player) throw AppError.of(commonErrors.not_found);
  return {
    player: shown(player),
    ...(await selectPlayed(tx, clubId, playerId, now)),
    payments: await paymentCount(tx, clubId, playerId),
    owed: await owedInAll(tx, clubId, playerId, now),
  };
}

/** Centavos: open shares of bookings that have begun by `now`, consumptions, orders. */
async function owedInAll(tx: Tx, clubId: string, playerId: string, now: Date): Promise<number> {
  const shares = await owedBy(tx, clubId, playerId, now);
  return shares + (await consumptionsOwedBy(tx, clubId, playerId)) + (await ordersOwedBy(tx, clubId, playerId));
}

async function selectPlayed(tx: Tx, clubId: string, playerId: string, now: Date) {
  const [row] = await tx.query<{ bookings: number; last_booking: string | null }>(sql`
    select count(*)::int as bookings, max(b.starts_at) filter (where b.ends_at <= ${now}) as last_booking
    from booking_players bp join bookings b on b.club_id = bp.club_id and b.id = bp.booking_id and b.state <> 'cancelled'
    where bp.club_id = ${clubId} and bp.player_id = ${playerId}`);
  return row ?? { bookings: 0, last_booking: null };
}

/** @throws not_found, player_has_balance {credit, owed}, player_has_bookings {count} */
export async function deletePlayer(tx: Tx, actor: Actor, playerId: string, now: Date): Promise<void> {
  const { clubId } = actor;
  const [player] = await lockPlayers(tx, clubId, [playerId]);
  if (!player) throw AppError.of(commonErrors.not_found);
  const owed = await owedInAll(tx, clubId, playerId, now);
  if (player.credit > 0 || owed > 0) {
    throw AppError.of(playerErrors.player_has_balance, { credit: player.credit, owed });
  }
  const count = await countComing(tx, clubId, playerId, now);
  if (count > 0) throw AppError.of(playerErrors.player_has_bookings, { count });
  await removePlayer(tx, clubId, playerId);
  await audit(tx, { ...actor, action: 'player.delete', object: { type: 'player', id: playerId } });
}

async function countComing(tx: Tx, clubId: string, playerId: string, now: Date): Promise<number> {
  const [row] = await tx.query<{ n: number }>(sql`
    select count(*)::int as n
    from booking_players bp join bookings b on b.club_id = bp.club_id and b.id = bp.booking_id
    where bp.club_id = ${clubId} and bp.player_id = ${playerId} and b.ends_at > ${now}
      and b.state in ('hold', 'pending_payment', 'confirmed')`);
  return row?.n ?? 0;
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
  if (!(await selectPlayer(tx, clubId, playerId))) throw AppError.of(commonErrors.not_found);
  const rows = await tx.query<PlayerBooking>(sql`
    select b.id, k.name as court_name, b.starts_at as start, b.ends_at as "end", b.event_type, b.state, b.price,
      b.payment_status, (
        select coalesce(sum(p.amount - p.refunded), 0)::bigint from payments p
        where p.club_id = b.club_id and p.booking_id = b.id and p.player_id = bp.player_id and p.voided_at is null) as paid
    from booking_players bp join bookings b on b.club_id = bp.club_id and b.id = bp.booking_id
    join courts k on k.club_id = b.club_id and k.id = b.court_id
    where bp.club_id = ${clubId} and bp.player_id = ${playerId}
      and ${afterCursor({ table: 'bookings', alias: 'b', columns: ['starts_at', 'id'] }, clubId, cursor)}
    order by b.starts_at desc, b.id desc ${pageLimit(PAGE)}`);
  return pageOf(rows, PAGE);
}
