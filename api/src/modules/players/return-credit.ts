import type { Agent } from '../../platform/audit/actor';
import type { Tx } from '../../platform/db/database';
import type { LedgerMovement } from './ledger-sql';
import { moveCredit } from './move-credit';
import { presentPlayer } from './present-player';

/**
 * Moves money of a payment into its player's credit. The club owes it also to one who was removed since (`presentPlayer`).
 * Lock the booking before.
 * @throws not_found if the club never had the player
 */
export async function returnCredit(tx: Tx, actor: Agent, movement: LedgerMovement): Promise<void> {
  const { clubId } = actor;
  const playerId = await presentPlayer(tx, actor, movement.playerId, movement.notes);
  if (playerId === movement.playerId) return moveCredit(tx, clubId, movement);
  return moveCredit(tx, clubId, { ...movement, playerId, kind: 'surplus' });
}
