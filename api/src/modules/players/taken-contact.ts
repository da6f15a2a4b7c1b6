import { AppError } from '@canchero/shared-contracts/core';
import { playerErrors } from '@canchero/shared-contracts/player';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import { violatesUnique } from '../../platform/db/pg-error';
import { type PlayerFields, selectSamePlayer } from './sql';

/** Phone and e-mail, which only one player of a club has. */
export type Contact = Pick<PlayerFields, 'phone' | 'phone_country' | 'email'>;

/**
 * Runs a write of a player, and names who got the same phone or e-mail at the same time. A savepoint lets the
 * transaction go on to look for them.
 * @throws player_exists {player_id}
 */
export async function refuseTaken<T>(
  tx: Tx,
  clubId: string,
  playerId: string,
  contact: Contact,
  write: () => Promise<T>,
): Promise<T> {
  try {
    const [, written] = await Promise.all([tx.query(sql`savepoint before_contact`), write()]);
    return written;
  } catch (error) {
    if (!violatesUnique(error, 'players_phone') && !violatesUnique(error, 'players_email')) throw error;
    await tx.query(sql`rollback to savepoint before_contact`);
    const player_id = await selectSamePlayer(tx, clubId, contact, playerId);
    throw AppError.of(playerErrors.player_exists, { player_id }, { cause: error });
  }
}
