import { bookingErrors, bookingEvents } from '@canchero/shared-contracts/booking';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import { playerErrors } from '@canchero/shared-contracts/player';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Services } from '../../platform/services';
import { blockedPlayers, unknownPlayers } from '../players/reads';
import { type BookingTarget, found, lockCurrent } from './current-booking';
import { selectSeries } from './series/sql';

import {
  deleteBookingPlayer,
  insertBookingPlayers,
  selectBooking,
  selectBookingPlayers,
  selectBookings,
  updateBooking,
} from './sql';

// All answers of this service are JSON text, as the database wrote it.

const MAX_RANGE_MS = 62 * 86_400_000;

/** @throws invalid_range for more than 62 days, or an end that is not after the start */
export function listBookings(
  { db }: Services,
  clubId: string,
  query: { from: string; to: string; court_id?: string | undefined },
): Promise<string> {
  const length = Date.parse(query.to) - Date.parse(query.from);
  if (!(length > 0) || length > MAX_RANGE_MS) throw AppError.of(bookingErrors.invalid_range);
  const range = { from: query.from, to: query.to, courtId: query.court_id ?? null };
  return selectBookings(db, clubId, range);
}

export const getBooking = ({ db }: Services, { clubId, bookingId }: BookingTarget): Promise<string> =>
  db.tenant(clubId, async (tx) => found(await selectBooking(tx, clubId, bookingId)));

export const getBookingPlayers = ({ db }: Services, { clubId, bookingId }: BookingTarget): Promise<string> =>
  db.tenant(clubId, async (tx) => found(await selectBookingPlayers(tx, clubId, bookingId)));

/** @throws not_in_series */
export const getSeries = ({ db }: Services, { clubId, bookingId }: BookingTarget): Promise<string> =>
  db.tenant(clubId, async (tx) => {
    const series = await selectSeries(tx, clubId, bookingId);
    if (!series) found(await selectBooking(tx, clubId, bookingId));
    if (!series) throw AppError.of(bookingErrors.not_in_series);
    return series;
  });
/**
 * Those already there stay; when nobody new comes in, nothing changes.
 * @throws unknown_players, player_blocked, booking_cancelled
 */
export function addPlayers(
  { db }: Services,
  actor: Actor,
  target: BookingTarget,
  playerIds: readonly string[],
): Promise<string> {
  const { clubId, bookingId } = target;
  return db.tenant(clubId, async (tx) => {
    await lockCurrent(tx, target);
    const unknown = await unknownPlayers(tx, clubId, playerIds);
    if (unknown.length > 0) throw AppError.of(bookingErrors.unknown_players, { player_ids: unknown });
    const blocked = await blockedPlayers(tx, clubId, playerIds);
    if (blocked.length > 0) throw AppError.of(playerErrors.player_blocked, { player_ids: blocked });
    const added = await insertBookingPlayers(tx, clubId, bookingId, playerIds);
    if (added === 0) return found(await selectBooking(tx, clubId, bookingId));
    await audit(tx, { ...actor, action: 'booking.add_players', object: { type: 'booking', id: bookingId } });
    return updateBooking(tx, bookingEvents.updated, target, 'players');
  });
}

/** @throws not_found when the player is not in the booking, booking_cancelled */
export function removePlayer({ db }: Services, actor: Actor, target: BookingTarget, playerId: string): Promise<string> {
  return db.tenant(target.clubId, async (tx) => {
    await lockCurrent(tx, target);
    const gone = await deleteBookingPlayer(tx, target.clubId, target.bookingId, playerId);
    if (!gone) throw AppError.of(commonErrors.not_found);
    await audit(tx, { ...actor, action: 'booking.remove_player', object: { type: 'booking', id: target.bookingId } });
    return updateBooking(tx, bookingEvents.updated, target, 'players');
  });
}
