import { createHash } from 'node:crypto';
import { bookingErrors, endOf, type NewBooking } from '@canchero/shared-contracts/booking';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import { playerErrors } from '@canchero/shared-contracts/player';

import type { Tx } from '../../../platform/db/database';
import { auditValues } from '../audit-sql';
import type { Booker } from '../booker';
import { bookingNotice } from '../notification/notification';
import { checkPlacement } from '../placement/check-placement';
import { checkPlanLimits } from '../placement/plan-limits';
import { priceFor } from '../placement/price';
import { placeSeries } from '../series/create-series';
import { selectBooking, selectClashes } from '../sql';
import { insertBooking, selectPlacement } from './sql';

/** A slot can become free between the refused insert and the look at what took it. */
const ATTEMPTS = 3;

/** Books a court within a tenant transaction. Answers the booking as JSON text; see the endpoint for its errors. */
export async function placeBooking(tx: Tx, actor: Booker, body: NewBooking): Promise<string> {
  const { clubId, actorId } = actor;
  if (body.modality === 'fixed' && !body.recurrence) throw AppError.of(bookingErrors.recurrence_required);
  const place = { court_id: body.court_id, start: new Date(body.start).toISOString(), duration: body.duration };
  const end = endOf(place);
  const playerIds = uniqueIds(body);
  const contentHash = hashOf(body);
  for (let attempt = 1; ; attempt++) {
    const placement = await placementOf(tx, clubId, body, playerIds);
    if (body.id && placement.content_hash !== null) {
      return repeated(tx, clubId, body.id, placement.content_hash === contentHash);
    }
    checkPlacement(placement, place);
    if (placement.unknown_players.length > 0) {
      throw AppError.of(bookingErrors.unknown_players, { player_ids: placement.unknown_players });
    }
    if (placement.blocked_players.length > 0) {
      throw AppError.of(playerErrors.player_blocked, { player_ids: placement.blocked_players });
    }
    if (body.recurrence) {
      const series = { ...body, recurrence: body.recurrence, ...place, playerIds, contentHash };
      return placeSeries(tx, actor, placement, series);
    }
    const price = priceFor(placement, place, body.price, actor.mayPrice);
    await checkPlanLimits(tx, clubId, placement, [place.start]);
    const booking = await insertBooking(tx, {
      clubId,
      id: body.id ?? null,
      courtId: place.court_id,
      start: place.start,
      end,
      eventType: body.event_type,
      description: body.description ?? '',
      price,
      contentHash,
      playerIds,
      notice: bookingNotice('created', placement, { start: place.start, end }, actorId),
      audit: auditValues(actor),
    });
    if (booking) return booking;
    const conflicts = await selectClashes(tx, clubId, {
      courtId: place.court_id,
      starts: [place.start],
      ends: [end],
      except: body.id ? [body.id] : [],
    });
    if (conflicts.length > 0 || attempt === ATTEMPTS) throw AppError.of(bookingErrors.schedule_conflict, { conflicts });
  }
}

async function placementOf(tx: Tx, clubId: string, body: NewBooking, playerIds: readonly string[]) {
  const placement = await selectPlacement(tx, clubId, {
    courtId: body.court_id,
    bookingId: body.id ?? null,
    playerIds,
  });
  if (!placement) throw AppError.of(commonErrors.not_found);
  return placement;
}

/** The id exists: the same call once more, or a different booking under it. */
async function repeated(tx: Tx, clubId: string, bookingId: string, same: boolean): Promise<string> {
  const booking = same ? await selectBooking(tx, clubId, bookingId) : null;
  if (!booking) throw AppError.of(bookingErrors.booking_id_taken);
  return booking;
}

/** A UUID is the same in either case. */
const uniqueIds = (body: NewBooking) => [...new Set(body.player_ids?.map((id) => id.toLowerCase()) ?? [])];

/** Of what the caller asked for, independent of the order of players and the spelling of the instant. */
function hashOf(body: NewBooking): string {
  const content = [
    body.court_id.toLowerCase(),
    Date.parse(body.start),
    body.duration,
    body.event_type,
    body.description ?? '',
    body.price ?? null,
    uniqueIds(body).sort(),
    ...(body.recurrence ? [body.recurrence.frequency, body.recurrence.end_date, body.on_conflict ?? 'fail'] : []),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
