import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import { playerErrors } from '@canchero/shared-contracts/player';
import sql from 'sql-template-tag';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { owedInAll } from './owed';
import { lockPlayers, removePlayer } from './sql';

/**
 * Removes a player with no money open and no bookings to come.
 * @throws not_found
 * @throws player_has_balance {credit, owed}
 * @throws player_has_bookings {count}
 */
export async function deletePlayer(tx: Tx, actor: Actor, playerId: string, now: Date): Promise<void> {
  const [player] = await lockPlayers(tx, actor.clubId, [playerId]);
  if (!player) throw AppError.of(commonErrors.not_found);
  await checkNothingOpen(tx, actor.clubId, player, now);
  await removePlayer(tx, actor.clubId, playerId);
  await audit(tx, { ...actor, action: 'player.delete', object: { type: 'player', id: playerId } });
}

/**
 * Checks that a locked player has no money open and no bookings to come.
 * @throws player_has_balance {credit, owed}
 * @throws player_has_bookings {count}
 */
export async function checkNothingOpen(
  tx: Tx,
  clubId: string,
  player: { id: string; credit: number },
  now: Date,
): Promise<void> {
  const owed = (await owedInAll(tx, clubId, [player.id], now)).get(player.id) ?? 0;
  if (player.credit > 0 || owed > 0) {
    throw AppError.of(playerErrors.player_has_balance, { credit: player.credit, owed });
  }
  const count = await countComing(tx, clubId, player.id, now);
  if (count > 0) throw AppError.of(playerErrors.player_has_bookings, { count });
}

async function countComing(tx: Tx, clubId: string, playerId: string, now: Date): Promise<number> {
  const [row] = await tx.query<{ n: number }>(sql`
    select count(*)::int as n
    from booking_players bp join bookings b on b.club_id = bp.club_id and b.id = bp.booking_id
    where bp.club_id = ${clubId} and bp.player_id = ${playerId} and b.ends_at > ${now}
      and b.state in ('hold', 'pending_payment', 'confirmed')`);
  return row?.n ?? 0;
}
