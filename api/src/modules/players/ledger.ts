import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import { type LedgerPage, type NewLedgerEntry, playerErrors } from '@canchero/shared-contracts/player';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { found } from '../../platform/db/found';
import { pageOf } from '../../platform/db/paging';
import { checkPayable } from '../clubs/reads';
import { LEDGER_PAGE, selectLedger } from './ledger-sql';
import { moveCredit } from './move-credit';
import { selectPlayer } from './sql';

/**
 * Lists the movements of a player's credit, newest first, in pages.
 * @throws not_found
 */
export async function ledgerPage(tx: Tx, clubId: string, playerId: string, cursor?: string): Promise<LedgerPage> {
  const player = await selectPlayer(tx, clubId, playerId);
  if (!player) throw AppError.of(commonErrors.not_found);
  const rows = await selectLedger(tx, clubId, playerId, cursor);
  return { ...pageOf(rows, LEDGER_PAGE), credit: player.credit };
}

/**
 * Moves a player's credit by hand. Returns the first page of their ledger.
 * @throws not_found
 * @throws movement_incomplete
 * @throws insufficient_credit {credit}
 * @throws fraction_of_currency {currency, path}
 */
export async function addMovement(
  tx: Tx,
  actor: Actor,
  playerId: string,
  { kind, amount, method, notes = '' }: NewLedgerEntry,
): Promise<LedgerPage> {
  const { clubId, actorId: by } = actor;
  const player = found(await selectPlayer(tx, clubId, playerId));
  const whole = kind === 'adjustment' ? notes !== '' && !method : method && amount > 0;
  if (!whole) throw AppError.of(playerErrors.movement_incomplete);
  const moved = kind === 'withdrawal' ? -amount : amount;
  await checkPayable(tx, clubId, { amount, sums: moved < 0 ? [Math.sign(amount) * player.credit] : [] });
  await moveCredit(tx, clubId, { playerId, kind, amount: moved, notes, by, ...(method && { method }) });
  await audit(tx, {
    ...actor,
    action: `player.${kind}`,
    object: { type: 'player', id: playerId },
    amount: moved,
    ...(notes && { reason: notes }),
  });
  return ledgerPage(tx, clubId, playerId);
}
