import type { Tx } from '../../platform/db/database';
import { type PlayerDebt, selectDebts } from '../payments/reads';

/**
 * Sums up what each of the players owes, in centavos: shares of bookings that have begun by `now`, consumptions,
 * orders. Those who owe nothing are missing.
 */
export const owedInAll = async (
  tx: Tx,
  clubId: string,
  playerIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> =>
  playerIds.length === 0 ? new Map() : sumByPlayer(await selectDebts(tx, clubId, playerIds, now));

/** Sums up what every player of the club who owes something owes, in centavos. */
export const owedByAll = async (tx: Tx, clubId: string, now: Date): Promise<Map<string, number>> =>
  sumByPlayer(await selectDebts(tx, clubId, null, now));

function sumByPlayer(debts: readonly PlayerDebt[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { player_id, open } of debts) sums.set(player_id, (sums.get(player_id) ?? 0) + open);
  return sums;
}
