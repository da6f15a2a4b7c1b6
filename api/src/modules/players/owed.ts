import type { Tx } from '../../platform/db/database';
import { consumptionsOwedBy } from '../consumptions/reads';
import { ordersOwedBy } from '../orders/reads';
import { owedBy } from '../payments/reads';

/**
 * Sums up what each of the players owes, in centavos: shares of bookings that have begun by `now`, consumptions,
 * orders.
 */
export async function owedInAll(
  tx: Tx,
  clubId: string,
  playerIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const parts = [
    await owedBy(tx, clubId, playerIds, now),
    await consumptionsOwedBy(tx, clubId, playerIds),
    await ordersOwedBy(tx, clubId, playerIds),
  ];
  return new Map(playerIds.map((id) => [id, parts.reduce((sum, part) => sum + (part.get(id) ?? 0), 0)]));
}
