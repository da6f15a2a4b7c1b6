import {
  atWallTime,
  type BookingChange,
  type BookingMove,
  type BookingPlace,
  bookingErrors,
  bookingEvents,
  endOf,
  localDate,
} from '@canchero/shared-contracts/booking';
import { AppError } from '@canchero/shared-contracts/core';
import type { Actor } from '../../../platform/audit/actor';
import { audit } from '../../../platform/audit/audit';
import type { Tx } from '../../../platform/db/database';
import type { Services } from '../../../platform/services';
import { selectPlacement } from '../create/sql';
import { type BookingTarget, found, lockCurrent } from '../current-booking';
import { checkPlacement } from '../placement/check-placement';
import { placing } from '../placement/conflicts';
import { type LockedOccurrence, lockOccurrences, lockSeriesOf, updateOccurrences } from '../series/sql';
import { type LockedBooking, selectBooking, updateBooking } from '../sql';

type Change = BookingChange | BookingMove;

/**
 * Changes, moves or resizes a booking; its price stays unless one is given. Answers JSON text.
 * @throws stale_version {current}, booking_cancelled, schedule_conflict {conflicts} and what `checkPlacement` finds
 */
export function changeBooking(
  services: Services,
  actor: Actor,
  target: BookingTarget,
  change: Change,
  action: 'booking.change' | 'booking.move',
): Promise<string> {
  const { clubId, bookingId } = target;
  let place: BookingPlace | undefined;
  return placing(
    services,
    clubId,
    async (tx) => {
      const before = await lockCurrent(tx, target, change.version);
      place = placeAfter(before, change);
      const moves = isElsewhere(place, before);
      if (moves) await checkPlace(tx, clubId, [place], before.court_id);
      const after = { ...before, ...change };
      const fields = changedFields(change, before, place);
      if (fields.length > 0) {
        await audit(tx, { ...actor, action, object: { type: 'booking', id: bookingId }, fields });
      }
      const values = [
        place.court_id,
        place.start,
        endOf(place),
        after.event_type,
        after.description,
        after.price,
        moves,
      ];
      return updateBooking(tx, bookingEvents.updated, target, 'place', values);
    },
    () =>
      place ? [{ courtId: place.court_id, starts: [place.start], ends: [endOf(place)], except: [bookingId] }] : [],
  );
}

/**
 * Changes what is still to come of the series of a booking, all or nothing. Its days stay, and so does the place of
 * occurrences that were moved one by one. Answers JSON text.
 * @throws not_in_series, series_keeps_dates, series_is_over and what `changeBooking` throws
 */
export function changeSeries(
  services: Services,
  actor: Actor,
  target: BookingTarget,
  change: BookingChange,
): Promise<string> {
  const { clubId, bookingId } = target;
  let places: BookingPlace[] = [];
  let ids: string[] = [];
  return placing(
    services,
    clubId,
    async (tx) => {
      const seriesId = await lockSeriesOf(tx, clubId, bookingId);
      const before = await lockCurrent(tx, target, change.version);
      if (!seriesId) throw AppError.of(bookingErrors.not_in_series);
      const ahead = await lockOccurrences(tx, clubId, seriesId, services.clock().toISOString());
      if (ahead.length === 0) throw AppError.of(bookingErrors.series_is_over);
      const place = placeAfter(before, change);
      const moves = isElsewhere(place, before);
      const stays = (o: LockedOccurrence) => !moves || (o.moved && o.id !== bookingId);
      const { timezone } = found(await selectPlacement(tx, clubId, placeOnly(place.court_id)));
      if (localDate(place.start, timezone) !== localDate(before.starts_at, timezone)) {
        throw AppError.of(bookingErrors.series_keeps_dates);
      }
      places = ahead.map((o) =>
        stays(o)
          ? placeOf(o)
          : { ...place, start: atWallTime(place.start, timezone, localDate(o.starts_at, timezone)) },
      );
      ids = ahead.map((o) => o.id);
      if (moves)
        await checkPlace(
          tx,
          clubId,
          places.filter((_, i) => !stays(ahead[i] as LockedOccurrence)),
          before.court_id,
        );
      await updateOccurrences(tx, clubId, {
        ids,
        courtIds: places.map((p) => p.court_id),
        starts: places.map((p) => p.start),
        ends: places.map(endOf),
        eventType: change.event_type ?? null,
        description: change.description ?? null,
        price: change.price ?? null,
      });
      const fields = changedFields(change, before, place);
      await audit(tx, { ...actor, action: 'booking.change_series', object: { type: 'series', id: seriesId }, fields });
      const kept = moves ? ahead.filter(stays).length : 0;
      const booking = JSON.parse(found(await selectBooking(tx, clubId, bookingId))) as object;
      return JSON.stringify({ ...booking, series: { changed: ahead.length, kept } });
    },
    () =>
      [...new Set(places.map((p) => p.court_id))].map((courtId) => {
        const here = places.filter((p) => p.court_id === courtId);
        return { courtId, starts: here.map((p) => p.start), ends: here.map(endOf), except: ids };
      }),
  );
}

const placeOnly = (courtId: string) => ({ courtId, bookingId: null, playerIds: [] });

/** What stands on a court of the plan's surplus may still be moved there; nothing new comes to it. */
async function checkPlace(tx: Tx, clubId: string, places: readonly BookingPlace[], courtBefore: string): Promise<void> {
  const courtId = places[0]?.court_id ?? courtBefore;
  const placement = found(await selectPlacement(tx, clubId, placeOnly(courtId)));
  const blocked = placement.court_blocked && courtId !== courtBefore;
  for (const place of places) checkPlacement({ ...placement, court_blocked: blocked }, place);
}

const minutesBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 60_000;

const placeOf = (b: Pick<LockedBooking, 'court_id' | 'starts_at' | 'ends_at'>): BookingPlace => ({
  court_id: b.court_id,
  start: b.starts_at,
  duration: minutesBetween(b.starts_at, b.ends_at),
});

/** Fields that a change leaves out keep what the booking has. Instants in one spelling, so that they compare. */
function placeAfter(before: LockedBooking, change: Change): BookingPlace {
  const place = placeOf(before);
  return {
    court_id: (change.court_id ?? place.court_id).toLowerCase(),
    start: new Date(change.start ?? place.start).toISOString(),
    duration: change.duration ?? place.duration,
  };
}

const isElsewhere = (place: BookingPlace, before: LockedBooking) =>
  place.court_id !== before.court_id || place.start !== before.starts_at || endOf(place) !== before.ends_at;

/** Names of the fields that a change really changes. */
function changedFields(change: Change, before: LockedBooking, after: BookingPlace): string[] {
  const was = placeOf(before);
  const details = (['event_type', 'description', 'price'] as const).filter(
    (key) => key in change && (change as BookingChange)[key] !== before[key],
  );
  return [
    ...(after.court_id !== was.court_id ? ['court_id'] : []),
    ...(after.start !== was.start ? ['start'] : []),
    ...(after.duration !== was.duration ? ['duration'] : []),
    ...details,
  ];
}
