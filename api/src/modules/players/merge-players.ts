import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import { type Player, playerErrors } from '@canchero/shared-contracts/player';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { replacePlayer } from '../bookings/writes';
import { moveConsumptions } from '../consumptions/writes';
import { moveOrders } from '../orders/writes';
import { movePayments, presentDebtors } from '../payments/writes';
import { moveLedger } from './ledger-sql';
import { homeOf } from './phone';
import { shown } from './service';
import { lockPlayers, type PlayerRow, removePlayer, selectPlayer, updatePlayer } from './sql';

/**
 * Merges two players: bookings, payments, consumptions, orders and credit go to the one who is kept, who also gets the
 * phone, e-mail, category and notes that they lack. They are blocked if one of the two was.
 * @throws same_player
 * @throws not_found
 */
export async function mergePlayers(
  tx: Tx,
  actor: Actor,
  { keep_id, merge_id }: { keep_id: string; merge_id: string },
  now: Date,
): Promise<Player> {
  const { clubId } = actor;
  if (keep_id === merge_id) throw AppError.of(playerErrors.same_player);
  // Bookings before players: payments with credit lock them in this order.
  const joined = await replacePlayer(tx, clubId, { from: merge_id, to: keep_id, now });
  const players = await lockPlayers(tx, clubId, [keep_id, merge_id]);
  const [kept, merged] = [keep_id, merge_id].map((id) => players.find((p) => p.id === id.toLowerCase()));
  if (!kept || !merged) throw AppError.of(commonErrors.not_found);
  // Once more, for bookings that they came into meanwhile: from here on nothing new is theirs.
  joined.push(...(await replacePlayer(tx, clubId, { from: merge_id, to: keep_id, now })));
  await moveConsumptions(tx, clubId, merged.id, kept.id);
  await moveOrders(tx, clubId, merged.id, kept.id);
  // Last, since who pays a consumption or an order holds that, not the player.
  await movePayments(tx, clubId, merged.id, kept.id);
  await moveLedger(tx, clubId, merged.id, kept.id);
  await removePlayer(tx, clubId, merged.id, kept.id);
  await updatePlayer(tx, clubId, kept.id, united(kept, merged));
  for (const id of joined) await presentDebtors(tx, actor, { booking_id: id });
  await audit(tx, { ...actor, action: 'player.merge', object: { type: 'player', id: kept.id }, amount: merged.credit });
  await audit(tx, {
    ...actor,
    action: 'player.merged_away',
    object: { type: 'player', id: merged.id },
    reason: kept.id,
  });
  const after = await selectPlayer(tx, clubId, kept.id);
  if (!after) throw new Error('a locked player is gone');
  return shown(after, await homeOf(tx, clubId));
}

function united(kept: PlayerRow, merged: PlayerRow): PlayerRow {
  const numbered = kept.phone ? kept : merged;
  return {
    ...kept,
    phone: numbered.phone,
    phone_country: numbered.phone_country,
    email: kept.email ?? merged.email,
    category: kept.category || merged.category,
    notes: [kept.notes, merged.notes].filter(Boolean).join('\n').slice(0, 2000),
    blocked: kept.blocked || merged.blocked,
    member: kept.member || merged.member,
  };
}
