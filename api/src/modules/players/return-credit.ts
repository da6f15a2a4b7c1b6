import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import type { Agent } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { LedgerMovement } from './ledger-sql';
import { moveCredit } from './move-credit';
import { lockAnyPlayer, lockPlayers, restorePlayer, selectSamePlayer } from './sql';

/**
 * Moves money of a payment into its player's credit. The club owes it also to one who was removed since: it goes to the
 * player who has their phone or e-mail now; without one, they are a player of the club again. Lock the booking before.
 * @throws not_found if the club never had the player
 */
export async function returnCredit(tx: Tx, actor: Agent, movement: LedgerMovement): Promise<void> {
  const { clubId } = actor;
  const { playerId } = movement;
  const [present] = await lockPlayers(tx, clubId, [playerId]);
  if (present) return moveCredit(tx, clubId, movement);
  const removed = await lockAnyPlayer(tx, clubId, playerId);
  if (!removed) throw AppError.of(commonErrors.not_found);
  const same = await selectSamePlayer(tx, clubId, removed, playerId);
  if (same) return moveCredit(tx, clubId, { ...movement, playerId: same, kind: 'surplus' });
  await restorePlayer(tx, clubId, playerId);
  const reason = movement.notes;
  await audit(tx, {
    ...actor,
    action: 'player.change',
    object: { type: 'player', id: playerId },
    ...(reason && { reason }),
  });
  return moveCredit(tx, clubId, movement);
}
