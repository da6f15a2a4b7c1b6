import { bookingErrors } from '@canchero/shared-contracts/booking';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import { playerErrors } from '@canchero/shared-contracts/player';
import sql from 'sql-template-tag';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { found } from '../../platform/db/found';
import { presentDebtors } from '../payments/writes';
import { blockedPlayers, unknownPlayers } from '../players/reads';
import { PLAYERS_OF_BOOKING } from './booking-json';
import { priceByPlayers } from './change/price-by-players';
import { lockCurrent } from './current-booking';
import { type LockedBooking, selectBooking, updateBooking } from './sql';

/**
 * Returns the JSON text of the players of a booking.
 * @throws not_found
 */
export async function bookingPlayers(tx: Tx, clubId: string, bookingId: string): Promise<string> {
  const [row] = await tx.prepared<{ players: string }>(
    'booking_players_of',
    sql`select ${PLAYERS_OF_BOOKING}::text as players from bookings b
      where b.club_id = ${clubId}::uuid and b.id = ${bookingId}::uuid`,
  );
  return found(row).players;
}

/**
 * Assigns players to a booking; those who are in it stay. Changes nothing if nobody new comes in. Its price
 * follows the tariff of its first player if the club has chosen so. Returns the JSON text of the booking, with `tariff` if
 * that is now another price.
 * @throws not_found
 * @throws booking_cancelled
 * @throws unknown_players {player_ids}
 * @throws player_blocked {player_ids}
 */
export async function addPlayers(
  tx: Tx,
  actor: Actor,
  bookingId: string,
  playerIds: readonly string[],
): Promise<string> {
  const { clubId } = actor;
  const before = await lockCurrent(tx, clubId, bookingId);
  await checkPlayers(tx, clubId, playerIds);
  const added = await tx.query(sql`
    insert into booking_players (club_id, booking_id, player_id)
    select ${clubId}::uuid, ${bookingId}::uuid, w.id
    from unnest(${playerIds}::uuid[]) with ordinality w(id, n) order by n
    on conflict do nothing returning player_id`);
  if (added.length === 0) return found(await selectBooking(tx, clubId, bookingId));
  await audit(tx, { ...actor, action: 'booking.add_players', object: { type: 'booking', id: bookingId } });
  return updatePrice(tx, actor, bookingId, before);
}

/**
 * Checks that players can be assigned to bookings.
 * @throws unknown_players {player_ids}
 * @throws player_blocked {player_ids}
 */
export async function checkPlayers(tx: Tx, clubId: string, playerIds: readonly string[]): Promise<void> {
  const unknown = await unknownPlayers(tx, clubId, playerIds);
  if (unknown.length > 0) throw AppError.of(bookingErrors.unknown_players, { player_ids: unknown });
  const blocked = await blockedPlayers(tx, clubId, playerIds);
  if (blocked.length > 0) throw AppError.of(playerErrors.player_blocked, { player_ids: blocked });
}

/**
 * Removes a player from a booking, whose price follows as with `addPlayers`. Returns the JSON text of the booking.
 * @throws not_found also if the player is not in the booking
 * @throws booking_cancelled
 */
export async function removePlayer(tx: Tx, actor: Actor, bookingId: string, playerId: string): Promise<string> {
  const { clubId } = actor;
  const before = await lockCurrent(tx, clubId, bookingId);
  const removed = await tx.query(sql`
    delete from booking_players
    where club_id = ${clubId} and booking_id = ${bookingId} and player_id = ${playerId} returning player_id`);
  if (removed.length === 0) throw AppError.of(commonErrors.not_found);
  await audit(tx, { ...actor, action: 'booking.remove_player', object: { type: 'booking', id: bookingId } });
  return updatePrice(tx, actor, bookingId, before);
}

/** Publishes a locked booking whose players changed. Returns its JSON text, with `tariff` if that is now another price. */
async function updatePrice(tx: Tx, actor: Actor, id: string, before: LockedBooking): Promise<string> {
  const { first_player: first } = before;
  const tariffs = await priceByPlayers(tx, actor, [{ ...before, id }], new Map(first ? [[id, first]] : []));
  const booking = await updateBooking(tx, actor.clubId, id);
  await presentDebtors(tx, actor, { booking_id: id });
  const tariff = tariffs.get(id);
  return tariff ? JSON.stringify({ ...(JSON.parse(booking) as object), tariff }) : booking;
}
