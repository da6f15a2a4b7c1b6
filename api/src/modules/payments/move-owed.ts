import sql from 'sql-template-tag';
import type { Agent } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { touchBooking } from '../bookings/writes';
import { settleBooking } from './booking-payments';
import { lockBooking, upsertShare } from './sql';

/** Bookings, orders and consumptions can be owed; a payment is of one of them. */
export interface Owed {
  booking_id?: string | null;
  order_id?: string | null;
  consumption_id?: string | null;
}

/**
 * Assigns what a removed player owes, and has paid of it, to the player who has their phone or e-mail now (`to`). Where both
 * are in a booking, `to` takes both shares, so that those of the others stay.
 */
export async function moveOwed(
  tx: Tx,
  actor: Agent,
  { booking_id, order_id, consumption_id }: Owed,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const { clubId } = actor;
  const theirs = sql`where club_id = ${clubId} and player_id = ${from}`;
  // whoever is removed meanwhile gets nothing
  const present = await tx.query(sql`
    select from players where club_id = ${clubId} and id = ${to} and removed_at is null for share`);
  if (present.length === 0) return;
  if (order_id) await tx.query(sql`update orders set player_id = ${to} ${theirs} and id = ${order_id}`);
  if (consumption_id)
    await tx.query(sql`update consumptions set player_id = ${to} ${theirs} and id = ${consumption_id}`);
  if (booking_id) await moveShare(tx, clubId, booking_id, { from, to });
  await tx.query(sql`
    update payments set player_id = ${to} ${theirs} and (booking_id = ${booking_id ?? null}::uuid
      or order_id = ${order_id ?? null}::uuid or consumption_id = ${consumption_id ?? null}::uuid)`);
  if (!booking_id) return;
  await audit(tx, { ...actor, action: 'booking.add_players', object: { type: 'booking', id: booking_id } });
  await touchBooking(tx, clubId, booking_id);
}

async function moveShare(tx: Tx, clubId: string, bookingId: string, { from, to }: { from: string; to: string }) {
  const theirs = sql`where club_id = ${clubId} and booking_id = ${bookingId} and player_id = ${from}`;
  const booking = await lockBooking(tx, clubId, bookingId);
  const { shares } = (await settleBooking(tx, clubId, bookingId, booking?.price ?? 0)).settlement;
  const [own, other] = [to, from].map((id) => shares.find((share) => share.player_id === id)?.amount);
  if (own === undefined) {
    await tx.query(sql`update booking_players set player_id = ${to} ${theirs}`);
    return;
  }
  await upsertShare(tx, clubId, { bookingId, playerId: to, amount: own + (other ?? 0) });
  await tx.query(sql`delete from booking_players ${theirs}`);
}
