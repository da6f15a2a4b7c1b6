import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import { playerErrors } from '@canchero/shared-contracts/player';
import type { Tx } from '../../platform/db/database';
import { insertMovement, type LedgerMovement, lockCredit } from './ledger-sql';

/**
 * Moves a player's credit, for modules that pay with it or refund into it. Lock the booking before the player.
 * @throws not_found if the club has no such player
 * @throws insufficient_credit {credit}
 */
export async function moveCredit(tx: Tx, clubId: string, movement: LedgerMovement): Promise<void> {
  const credit = await lockCredit(tx, clubId, movement.playerId);
  if (credit === null) throw AppError.of(commonErrors.not_found);
  if (credit + movement.amount < 0) throw AppError.of(playerErrors.insufficient_credit, { credit });
  await insertMovement(tx, clubId, movement);
}
