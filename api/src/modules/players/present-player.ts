import { AppError, commonErrors, isAppError } from '@canchero/shared-contracts/core';
import type { Agent } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { lockAnyPlayer, lockPlayers, restorePlayer, selectSamePlayer } from './sql';
import { refuseTaken } from './taken-contact';

/**
 * Returns the id of the player who somebody is now: of themselves, or if they were removed since, of the player who has
 * their phone or e-mail now; without one, they are a player of the club again. Lock the booking before.
 * @param reason why they are, for the audit; empty if there is none
 * @throws not_found if the club never had the player
 */
export async function presentPlayer(tx: Tx, actor: Agent, playerId: string, reason = ''): Promise<string> {
  const { clubId } = actor;
  const [present] = await lockPlayers(tx, clubId, [playerId]);
  if (present) return playerId;
  const removed = await lockAnyPlayer(tx, clubId, playerId);
  if (!removed) throw AppError.of(commonErrors.not_found);
  const same = await selectSamePlayer(tx, clubId, removed, playerId);
  if (same) return same;
  try {
    await refuseTaken(tx, clubId, playerId, removed, () => restorePlayer(tx, clubId, playerId));
  } catch (error) {
    const justNow = isAppError(error) && (await selectSamePlayer(tx, clubId, removed, playerId));
    if (!justNow) throw error;
    return justNow;
  }
  const object = { type: 'player', id: playerId };
  await audit(tx, { ...actor, action: 'player.change', object, ...(reason && { reason }) });
  return playerId;
}
