import { type BookingChange, type BookingMove, bookingErrors, bookingEvents } from '@canchero/shared-contracts/booking';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import { playerErrors } from '@canchero/shared-contracts/player';
import type { Tx } from '../../platform/db/database';
import { sqlState } from '../../platform/db/pg-error';
import type { Services } from '../../platform/services';
import { blockedPlayers, unknownPlayers } from '../players/reads';
import { markCancelled, selectPlace } from './cancel-sql';
import { selectPlacement } from './create-sql';
import { bookingNotice } from './notice';
import { checkPlacement, endOf, type Span } from './placement';
import {
  deleteBookingPlayer,
  insertBookingPlayers,
  type LockedBooking,
  lockBooking,
  selectBooking,
  selectBookingPlayers,
  selectBookings,
  selectClashes,
  updateBooking,
} from './sql';

const MAX_RANGE_MS = 62 * 86_400_000;

/** A booking of a club. All answers of this service are JSON text, as the database wrote it. */
export interface BookingTarget {
  clubId: string;
  bookingId: string;
}

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

/**
 * Changes, moves or resizes a booking; its price stays unless one is given.
 * @throws stale_version {current}, booking_cancelled, schedule_conflict {conflicts} and what `checkPlacement` finds
 */
export async function changeBooking(
  services: Services,
  target: BookingTarget,
  change: BookingChange | BookingMove,
): Promise<string> {
  const { clubId, bookingId } = target;
  let span: Span | undefined;
  try {
    return await services.db.tenant(clubId, async (tx) => {
      const before = await lockCurrent(tx, target, change.version);
      span = spanAfter(before, change);
      if (span.courtId !== before.court_id || span.start !== before.starts_at || endOf(span) !== before.ends_at) {
        const wanted = { courtId: span.courtId, bookingId: null, playerIds: [] };
        const placement = found(await selectPlacement(tx, clubId, wanted));
        // what stands on a court of the plan's surplus may still be moved there; nothing new comes to it
        const isNewThere = span.courtId !== before.court_id;
        checkPlacement({ ...placement, court_blocked: placement.court_blocked && isNewThere }, span);
      }
      const after = { ...before, ...change };
      const values = [span.courtId, span.start, endOf(span), after.event_type, after.description, after.price];
      return updateBooking(tx, bookingEvents.updated, target, 'place', values);
    });
  } catch (error) {
    if (sqlState(error)?.code !== '23P01' || !span) throw error;
    const taken = { courtId: span.courtId, start: span.start, end: endOf(span), except: bookingId };
    const conflicts = await services.db.tenant(clubId, (tx) => selectClashes(tx, clubId, taken));
    throw AppError.of(bookingErrors.schedule_conflict, { conflicts }, { cause: error });
  }
}

/** @throws stale_version {current}, booking_cancelled, booking_has_payments {paid} */
export function cancelBooking(
  { db }: Services,
  target: BookingTarget,
  userId: string,
  body: { reason?: string | undefined; version: number },
): Promise<string> {
  return db.tenant(target.clubId, async (tx) => {
    const before = await lockCurrent(tx, target, body.version);
    if (before.paid > 0) throw AppError.of(bookingErrors.booking_has_payments, { paid: before.paid });
    const place = await selectPlace(tx, target.clubId, before.court_id);
    const notice = bookingNotice('cancelled', place, { start: before.starts_at, end: before.ends_at }, userId);
    return markCancelled(tx, target, body.reason ?? '', notice);
  });
}

/** Those already there stay; when nobody new comes in, nothing changes. @throws unknown_players, player_blocked, booking_cancelled */
export function addPlayers({ db }: Services, target: BookingTarget, playerIds: readonly string[]): Promise<string> {
  const { clubId, bookingId } = target;
  return db.tenant(clubId, async (tx) => {
    await lockCurrent(tx, target);
    const unknown = await unknownPlayers(tx, clubId, playerIds);
    if (unknown.length > 0) throw AppError.of(bookingErrors.unknown_players, { player_ids: unknown });
    const blocked = await blockedPlayers(tx, clubId, playerIds);
    if (blocked.length > 0) throw AppError.of(playerErrors.player_blocked, { player_ids: blocked });
    const added = await insertBookingPlayers(tx, clubId, bookingId, playerIds);
    if (added === 0) return found(await selectBooking(tx, clubId, bookingId));
    return updateBooking(tx, bookingEvents.updated, target, 'players');
  });
}

/** @throws not_found when the player is not in the booking, booking_cancelled */
export function removePlayer({ db }: Services, target: BookingTarget, playerId: string): Promise<string> {
  return db.tenant(target.clubId, async (tx) => {
    await lockCurrent(tx, target);
    const gone = await deleteBookingPlayer(tx, target.clubId, target.bookingId, playerId);
    if (!gone) throw AppError.of(commonErrors.not_found);
    return updateBooking(tx, bookingEvents.updated, target, 'players');
  });
}

/** Takes a booking that is not cancelled and, where a version is named, still has it. */
async function lockCurrent(tx: Tx, { clubId, bookingId }: BookingTarget, version?: number): Promise<LockedBooking> {
  const booking = found(await lockBooking(tx, clubId, bookingId));
  if (version !== undefined && version !== booking.version) {
    const current: unknown = JSON.parse(found(await selectBooking(tx, clubId, bookingId)));
    throw AppError.of(commonErrors.stale_version, { current });
  }
  if (booking.state === 'cancelled') throw AppError.of(bookingErrors.booking_cancelled);
  return booking;
}

/** Fields that a change leaves out keep what the booking has. Instants in one spelling, so that they compare. */
function spanAfter(before: LockedBooking, change: BookingChange | BookingMove): Span {
  const length = (Date.parse(before.ends_at) - Date.parse(before.starts_at)) / 60_000;
  return {
    courtId: (change.court_id ?? before.court_id).toLowerCase(),
    start: new Date(change.start ?? before.starts_at).toISOString(),
    duration: change.duration ?? length,
  };
}

function found<T>(value: T | null): T {
  if (value === null) throw AppError.of(commonErrors.not_found);
  return value;
}
