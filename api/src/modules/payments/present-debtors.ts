import type { Payment } from '@canchero/shared-contracts/payment';
import sql from 'sql-template-tag';
import type { Agent } from '../../platform/audit/actor';
import type { Tx } from '../../platform/db/database';
import { presentPlayer } from '../players/writes';
import { settleBooking } from './booking-payments';
import { lockBooking } from './sql';

/**
 * Makes players who were removed from the club players again if they owe something of what a payment paid for, since a
 * change or refund of the payment opened it again: only who is a player is among the debtors and can pay.
 * @param reason why they owe it, for the audit
 */
export async function presentDebtors(tx: Tx, actor: Agent, payment: Payment, reason?: string): Promise<void> {
  for (const playerId of await selectRemovedDebtors(tx, actor.clubId, payment)) {
    await presentPlayer(tx, actor, playerId, reason);
  }
}

type PaidFor = Pick<Payment, 'booking_id' | 'order_id' | 'consumption_id'>;

async function selectRemovedDebtors(tx: Tx, clubId: string, { booking_id, order_id, consumption_id }: PaidFor) {
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
  const { shares } = (await settleBooking(tx, clubId, booking_id, booking.price)).settlement;
  return removed.filter((id) => shares.some((share) => share.player_id === id && share.open > 0));
}
