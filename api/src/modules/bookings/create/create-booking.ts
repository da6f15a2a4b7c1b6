import { createHash } from 'node:crypto';
import { bookingErrors, endOf, type NewBooking } from '@canchero/shared-contracts/booking';
import { AppError } from '@canchero/shared-contracts/core';
import { playerErrors } from '@canchero/shared-contracts/player';
import type { Tx } from '../../../platform/db/database';
import { found } from '../../../platform/db/found';
import { createPlayer } from '../../players/writes';
import { bookingNotification } from '../notification/notification';
import { checkPlacement } from '../placement/check-placement';
import { selectConflicts } from '../placement/conflicts';
import { type PlacementFacts, selectPlacementFacts } from '../placement/facts';
import { checkPlanLimits } from '../placement/plan-limits';
import { type Booker, isAgreed, priceFor } from '../placement/price';
import { createSeries } from '../series/create-series';
import { selectBooking } from '../sql';
import { insertBooking } from './sql';

/** A slot can become free between the refused insert and the look at what took it. */
const ATTEMPTS = 3;

/**
 * Books a court, once or as a series. Returns the booking as JSON text; one that exists already under the same id with
 * the same content is returned as it was.
 * @throws recurrence_required
 * @throws booking_id_taken
 * @throws unknown_players {player_ids}
 * @throws player_blocked {player_ids}
 * @throws player_exists {player_id} if the club has the new player already
 * @throws invalid_phone
 * @throws permission_denied {permission} for a price that is not the club's
 * @throws plan_limit_exceeded {resource, max, used}
 * @throws schedule_conflict {conflicts}
 * @see checkPlacement, createSeries for their errors
 */
export async function createBooking(tx: Tx, booker: Booker, body: NewBooking): Promise<string> {
  const { clubId, actorId } = booker;
  if (body.modality === 'fixed' && !body.recurrence) throw AppError.of(bookingErrors.recurrence_required);
  const { id = null, court_id, duration } = body;
  const place = { court_id, start: new Date(body.start).toISOString(), duration };
  let playerIds = uniqueIds(body);
  const contentHash = hashOf(body);
  for (let attempt = 1; ; attempt++) {
    const read = found(await selectPlacementFacts(tx, clubId, court_id, { id, playerIds }));
    const facts: PlacementFacts = body.new_player ? { ...read, is_member: false } : read;
    if (id && facts.content_hash !== null) return repeated(tx, clubId, id, facts.content_hash === contentHash);
    checkPlacement(facts, place);
    if (facts.unknown_players.length > 0) {
      throw AppError.of(bookingErrors.unknown_players, { player_ids: facts.unknown_players });
    }
    if (facts.blocked_players.length > 0) {
      throw AppError.of(playerErrors.player_blocked, { player_ids: facts.blocked_players });
    }
    // once: a further attempt books for the same person
    if (body.new_player && attempt === 1) {
      playerIds = [(await createPlayer(tx, booker, body.new_player)).id, ...playerIds];
    }
    if (body.recurrence) {
      return createSeries(tx, booker, facts, {
        ...body,
        ...place,
        recurrence: body.recurrence,
        playerIds,
        contentHash,
      });
    }
    const price = priceFor(facts, place, body.price, booker);
    await checkPlanLimits(tx, clubId, facts, [place.start]);
    const booking = await insertBooking(tx, booker, {
      id,
      place,
      eventType: body.event_type,
      description: body.description ?? '',
      price,
      agreed: isAgreed(facts, place, price),
      contentHash,
      playerIds,
      notification: bookingNotification('created', facts, { start: place.start, end: endOf(place) }, actorId),
    });
    if (booking) return booking;
    const conflicts = await selectConflicts(tx, clubId, [place], id ? [id] : []);
    if (conflicts.length > 0 || attempt === ATTEMPTS) throw AppError.of(bookingErrors.schedule_conflict, { conflicts });
  }
}

/** Returns the booking that has the id if the call was the same. */
async function repeated(tx: Tx, clubId: string, bookingId: string, same: boolean): Promise<string> {
  const booking = same ? await selectBooking(tx, clubId, bookingId) : null;
  if (!booking) throw AppError.of(bookingErrors.booking_id_taken);
  return booking;
}

/** A UUID is the same in either case. */
const uniqueIds = (body: NewBooking) => [...new Set(body.player_ids?.map((id) => id.toLowerCase()) ?? [])];

/** Hashes what the caller asked for, independent of the order of players and the spelling of the instant. */
function hashOf(body: NewBooking): string {
  const content = [
    body.court_id.toLowerCase(),
    Date.parse(body.start),
    body.duration,
    body.event_type,
    body.description ?? '',
    body.price ?? null,
    uniqueIds(body).sort(),
    ...(body.new_player ? [body.new_player] : []),
    ...(body.recurrence ? [body.recurrence.frequency, body.recurrence.end_date, body.on_conflict ?? 'fail'] : []),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
