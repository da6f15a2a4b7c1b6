import sql from 'sql-template-tag';
import type { Agent } from '../../../platform/audit/actor';
import { audit } from '../../../platform/audit/audit';
import type { Tx } from '../../../platform/db/database';
import { bookingNotification } from '../notification/notification';
import { changeAndNotify, selectVenue } from '../notification/sql';
import { updateBooking } from '../sql';

/** Locked booking that is not confirmed yet: a hold, or one that waits for its player. */
export interface Unconfirmed {
  id: string;
  court_id: string;
  starts_at: string;
  ends_at: string;
  price: number;
}

/** Locks a hold that has not ended by the clock of the database; null if there is none. */
export async function lockHold(tx: Tx, clubId: string, holdId: string): Promise<Unconfirmed | null> {
  const [row] = await tx.query<Unconfirmed>(sql`
    select id, court_id, starts_at, ends_at, price from bookings
    where club_id = ${clubId} and id = ${holdId} and state = 'hold' for no key update`);
  // after the lock, which may have taken time
  return row && (await isOpen(tx, clubId, holdId)) ? row : null;
}

/** Locks a booking that waits for its player; null if it waits no longer. */
export async function lockWaiting(tx: Tx, clubId: string, bookingId: string): Promise<Unconfirmed | null> {
  const [row] = await tx.query<Unconfirmed>(sql`
    select id, court_id, starts_at, ends_at, price from bookings
    where club_id = ${clubId} and id = ${bookingId} and state = 'pending_payment' for no key update`);
  return row && (await isOpen(tx, clubId, bookingId)) ? row : null;
}

async function isOpen(tx: Tx, clubId: string, bookingId: string): Promise<boolean> {
  const [row] = await tx.query<{ open: boolean }>(sql`
    select coalesce(hold_until > clock_timestamp(), true) as open from bookings
    where club_id = ${clubId} and id = ${bookingId}`);
  return row?.open ?? false;
}

/** Data that turn a hold into a booking, once its player has said who they are. */
export interface HoldBooking {
  /** Null if the club has no room for another player. */
  playerId: string | null;
  description: string;
}

/**
 * Turns a locked hold into a booking that waits for its player, and publishes it to the agenda.
 * @param minutes time limit, by the clock of the database; never longer than until the start
 */
export async function letHoldWait(
  tx: Tx,
  clubId: string,
  { id }: Unconfirmed,
  { playerId, description }: HoldBooking,
  minutes: number,
): Promise<{ until: string }> {
  const [row] = await tx.query<{ until: string }>(sql`
    update bookings set state = 'pending_payment', description = ${description},
      hold_until = least(clock_timestamp() + ${minutes}::int * interval '1 minute', starts_at)
    where club_id = ${clubId} and id = ${id} returning hold_until as until`);
  if (!row) throw new Error('a locked hold is gone');
  if (playerId) await assign(tx, clubId, id, playerId);
  await updateBooking(tx, clubId, id);
  return row;
}

/** Turns a locked hold into a confirmed booking, and notifies the club. */
export async function bookHold(tx: Tx, agent: Agent, hold: Unconfirmed, booking: HoldBooking): Promise<void> {
  const { clubId } = agent;
  await tx.query(sql`
    update bookings set state = 'confirmed', description = ${booking.description}
    where club_id = ${clubId} and id = ${hold.id}`);
  if (booking.playerId) await assign(tx, clubId, hold.id, booking.playerId);
  await tellClub(tx, agent, hold);
}

/** Confirms a locked booking that waited for its player, and notifies the club. */
export async function confirmWaiting(tx: Tx, agent: Agent, waiting: Unconfirmed): Promise<void> {
  await tx.query(sql`
    update bookings set state = 'confirmed' where club_id = ${agent.clubId} and id = ${waiting.id}`);
  await tellClub(tx, agent, waiting);
}

const assign = (tx: Tx, clubId: string, bookingId: string, playerId: string) =>
  tx.query(sql`
    insert into booking_players (club_id, booking_id, player_id) values (${clubId}, ${bookingId}, ${playerId})`);

/** Publishes a booking of the public page as created, with a notification for the club's members. */
async function tellClub(tx: Tx, agent: Agent, { id, court_id, starts_at, ends_at, price }: Unconfirmed): Promise<void> {
  const venue = await selectVenue(tx, agent.clubId, court_id);
  const notification = bookingNotification('created', venue, { start: starts_at, end: ends_at }, null);
  await audit(tx, { ...agent, action: 'booking.create', object: { type: 'booking', id }, amount: price });
  await changeAndNotify(tx, agent.clubId, id, 'created', { name: 'book_hold' }, notification);
}
