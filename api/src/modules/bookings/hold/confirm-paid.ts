import sql from 'sql-template-tag';
import type { Agent } from '../../../platform/audit/actor';
import type { Tx } from '../../../platform/db/database';
import { keepCourt } from '../../courts/writes';
import { presentPlayer } from '../../players/writes';
import { selectRemoved } from '../removed-players';
import { confirmWaiting, type Unconfirmed } from './book-hold';

/**
 * Outcome of an online payment for its booking. `confirmed`: the payment confirmed it; `stands`: it was confirmed
 * before; `gone`: it was cancelled, its place was taken by another booking, or its court was removed.
 */
export type PaidPlace = 'confirmed' | 'stands' | 'gone';

/**
 * Confirms a booking whose payment has come. One that ran out before takes its place again, unless it has begun.
 * @throws the database's own errors if the place is taken, blocked or closed, after which the transaction is over
 */
export async function confirmPaid(tx: Tx, agent: Agent, bookingId: string): Promise<PaidPlace> {
  const { clubId } = agent;
  const [booking] = await tx.query<Unconfirmed & { state: string; ran_out: boolean }>(sql`
    select b.id, b.court_id, b.starts_at, b.ends_at, b.price, b.state,
      b.starts_at > clock_timestamp() and exists (
        select from online_bookings o
        where o.club_id = b.club_id and o.booking_id = b.id and o.expired_at is not null) as ran_out
    from bookings b where b.club_id = ${clubId} and b.id = ${bookingId} for no key update of b`);
  if (!booking) return 'gone';
  const { state, ran_out, ...waiting } = booking;
  if (state === 'cancelled' ? !ran_out : state !== 'pending_payment') return state === 'cancelled' ? 'gone' : 'stands';
  if (state === 'cancelled') {
    if (!(await keepCourt(tx, clubId, waiting.court_id))) return 'gone';
    await bringBackPlayers(tx, agent, bookingId);
    await tx.query(sql`
      update bookings set state = 'confirmed', cancel_reason = null where club_id = ${clubId} and id = ${bookingId}`);
    await tx.query(sql`
      update online_bookings set expired_at = null where club_id = ${clubId} and booking_id = ${bookingId}`);
  }
  await confirmWaiting(tx, agent, waiting);
  return 'confirmed';
}

/** Makes players of the club again, or whoever has their phone or e-mail now, of those who were removed meanwhile. */
async function bringBackPlayers(tx: Tx, agent: Agent, bookingId: string): Promise<void> {
  const { clubId } = agent;
  for (const id of await selectRemoved(tx, clubId, bookingId)) {
    const present = await presentPlayer(tx, agent, id);
    await tx.query(sql`
      update booking_players set player_id = ${present}
      where club_id = ${clubId} and booking_id = ${bookingId} and player_id = ${id} and not exists (
        select from booking_players where club_id = ${clubId} and booking_id = ${bookingId} and player_id = ${present})`);
  }
}
