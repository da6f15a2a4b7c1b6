import { type BookingChange, type BookingMove, type BookingPlace, endOf } from '@canchero/shared-contracts/booking';
import type { Tx } from '../../../platform/db/database';
import { found } from '../../../platform/db/found';
import { checkPlacement } from '../placement/check-placement';
import { type CourtFacts, firstPlayer, type PlacementFacts, selectPlacementFacts } from '../placement/facts';
import type { LockedBooking } from '../sql';

export type Change = BookingChange | BookingMove;

export const placeOf = (b: Pick<LockedBooking, 'court_id' | 'starts_at' | 'ends_at'>): BookingPlace => ({
  court_id: b.court_id,
  start: b.starts_at,
  duration: (Date.parse(b.ends_at) - Date.parse(b.starts_at)) / 60_000,
});

/** Returns the place after a change. Ids and instants are spelled in one way, so that they compare. */
export function placeAfter(before: LockedBooking, change: Change): BookingPlace {
  const place = placeOf(before);
  return {
    court_id: (change.court_id ?? place.court_id).toLowerCase(),
    start: new Date(change.start ?? place.start).toISOString(),
    duration: change.duration ?? place.duration,
  };
}

/** True if the place is not the one of the booking. */
export const isMove = (place: BookingPlace, before: LockedBooking): boolean =>
  place.court_id !== before.court_id || place.start !== before.starts_at || endOf(place) !== before.ends_at;

/**
 * Checks places on one court. A booking on a surplus court of the plan may still be moved there; nothing new comes to
 * it. Of several dates, an error about the club's hours says which one it is about, as `start`. Returns the facts of the
 * court, with the tariff of the booking's first player.
 * @throws not_found if the club has no such court
 * @see checkPlacement for its errors
 */
export async function checkPlaces(
  tx: Tx,
  clubId: string,
  places: readonly BookingPlace[],
  before: Pick<LockedBooking, 'court_id' | 'first_player'>,
): Promise<CourtFacts> {
  const courtId = places[0]?.court_id ?? before.court_id;
  const facts = found(await selectPlacementFacts(tx, clubId, courtId, firstPlayer(before)));
  const here: PlacementFacts = { ...facts, court_blocked: facts.court_blocked && courtId !== before.court_id };
  const isSeries = places.length > 1;
  for (const place of places) checkPlacement(here, place, isSeries ? { start: place.start } : {});
  return here as CourtFacts;
}

/** Returns two places as the audit keeps a move; nothing if they are the same. */
export function auditedMove(from: BookingPlace, to: BookingPlace) {
  const audited = (place: BookingPlace) => ({
    court_ids: [place.court_id],
    start: new Date(place.start).toISOString(),
    end: endOf(place),
  });
  const places = { from: audited(from), to: audited(to) };
  return JSON.stringify(places.from) === JSON.stringify(places.to) ? {} : { places };
}

/** Names the fields that a change really changes. */
export function changedFields(change: Change, before: LockedBooking, after: BookingPlace): string[] {
  const place = placeOf(before);
  const moved = (['court_id', 'start', 'duration'] as const).filter((key) => after[key] !== place[key]);
  const details = (['event_type', 'description', 'price'] as const).filter(
    (key) => key in change && (change as BookingChange)[key] !== before[key],
  );
  return [...moved, ...details];
}
