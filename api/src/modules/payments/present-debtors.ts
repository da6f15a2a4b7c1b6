import sql from 'sql-template-tag';
import type { Agent } from '../../platform/audit/actor';
import type { Tx } from '../../platform/db/database';
import { presentPlayer } from '../players/writes';
import { settleBooking } from './booking-payments';
import { moveOwed, type Owed } from './move-owed';
import { lockBooking } from './sql';

/**
 * Makes players who were removed from the club players again if they owe something of a booking, an order or a
 * consumption: only who is a player is among the debtors and can pay. What is owed by who was entered again is that new
 * player's. Whatever may raise what is open of somebody calls it afterwards: a change or refund of a payment, a price,
 * the shares and the players of a booking.
 * @param reason why they owe it, for the audit
 */
export async function presentDebtors(tx: Tx, actor: Agent, owed: Owed, reason?: string): Promise<void> {
  for (const playerId of await selectRemovedDebtors(tx, actor.clubId, owed)) {
    const present = await presentPlayer(tx, actor, playerId, reason);
    if (present !== playerId) await moveOwed(tx, actor, owed, { from: playerId, to: present });
  }
}

async function selectRemovedDebtors(
  tx: Tx,
  clubId: string,
  { booking_id = null, order_id = null, consumption_id = null }: Owed,
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(sql`
    select y.id from players y
    where y.club_id = ${clubId} and y.removed_at is not null and y.id in (
      select player_id from booking_players where club_id = ${clubId} and booking_id = ${booking_id}::uuid
      union all
      select player_id from orders where club_id = ${clubId} and id = ${order_id}::uuid and state = 'pending'
      union all
      select player_id from consumptions
      where club_id = ${clubId} and id = ${consumption_id}::uuid and removed_at is null and paid < total)
    order by y.id`);
  const removed = rows.map(({ id }) => id);
  if (!booking_id || removed.length === 0) return removed;
  const booking = await lockBooking(tx, clubId, booking_id);
  if (!booking || booking.state === 'cancelled') return [];
  const { shares, remaining } = (await settleBooking(tx, clubId, booking_id, booking.price)).settlement;
  // what one paid too much covers what another lacks
  if (remaining <= 0) return [];
  return removed.filter((id) => shares.some((share) => share.player_id === id && share.open > 0));
}
