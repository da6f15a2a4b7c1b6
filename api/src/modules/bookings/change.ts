import {
  atWallTime,
  type BookingChange,
  type BookingMove,
  bookingErrors,
  bookingEvents,
  localDate,
} from '@canchero/shared-contracts/booking';
import { AppError } from '@canchero/shared-contracts/core';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { Services } from '../../platform/services';
import { selectPlacement } from './create-sql';
import { type BookingTarget, found, lockCurrent } from './lock';
import { checkPlacement, endOf, type Span } from './placement';
import { placing } from './placing';
import { type LockedOccurrence, lockOccurrences, lockSeriesOf, updateOccurrences } from './series-sql';
import { type LockedBooking, selectBooking, updateBooking } from './sql';

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
  let span: Span | undefined;
  return placing(
    services,
    clubId,
    async (tx) => {
      const before = await lockCurrent(tx, target, change.version);
      span = spanAfter(before, change);
      const moves = isElsewhere(span, before);
      if (moves) await checkPlace(tx, clubId, [span], before.court_id);
      const after = { ...before, ...change };
      const fields = changedFields(change, before, span);
      if (fields.length > 0) {
        await audit(tx, { ...actor, action, object: { type: 'booking', id: bookingId }, fields });
      }
      const values = [span.courtId, span.start, endOf(span), after.event_type, after.description, after.price, moves];
      return updateBooking(tx, bookingEvents.updated, target, 'place', values);
    },
    () => (span ? [{ courtId: span.courtId, starts: [span.start], ends: [endOf(span)], except: [bookingId] }] : []),
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
  let places: Span[] = [];
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
      const span = spanAfter(before, change);
      const moves = isElsewhere(span, before);
      const stays = (o: LockedOccurrence) => !moves || (o.moved && o.id !== bookingId);
      const { timezone } = found(await selectPlacement(tx, clubId, placeOnly(span.courtId)));
      if (localDate(span.start, timezone) !== localDate(before.starts_at, timezone)) {
        throw AppError.of(bookingErrors.series_keeps_dates);
      }
      places = ahead.map((o) =>
        stays(o) ? spanOf(o) : { ...span, start: atWallTime(span.start, timezone, localDate(o.starts_at, timezone)) },
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
        courtIds: places.map((p) => p.courtId),
        starts: places.map((p) => p.start),
        ends: places.map(endOf),
        eventType: change.event_type ?? null,
        description: change.description ?? null,
        price: change.price ?? null,
      });
      const fields = changedFields(change, before, span);
      await audit(tx, { ...actor, action: 'booking.change_series', object: { type: 'series', id: seriesId }, fields });
      const kept = moves ? ahead.filter(stays).length : 0;
      const booking = JSON.parse(found(await selectBooking(tx, clubId, bookingId))) as object;
      return JSON.stringify({ ...booking, series: { changed: ahead.length, kept } });
    },
    () =>
      [...new Set(places.map((p) => p.courtId))].map((courtId) => {
        const here = places.filter((p) => p.courtId === courtId);
        return { courtId, starts: here.map((p) => p.start), ends: here.map(endOf), except: ids };
      }),
  );
}

const placeOnly = (courtId: string) => ({ courtId, bookingId: null, playerIds: [] });

/** What stands on a court of the plan's surplus may still be moved there; nothing new comes to it. */
async function checkPlace(tx: Tx, clubId: string, spans: readonly Span[], courtBefore: string): Promise<void> {
  const courtId = spans[0]?.courtId ?? courtBefore;
  const placement = found(await selectPlacement(tx, clubId, placeOnly(courtId)));
  const blocked = placement.court_blocked && courtId !== courtBefore;
  for (const span of spans) checkPlacement({ ...placement, court_blocked: blocked }, span);
}

const minutesBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 60_000;

const spanOf = (b: Pick<LockedBooking, 'court_id' | 'starts_at' | 'ends_at'>): Span => ({
  courtId: b.court_id,
  start: b.starts_at,
  duration: minutesBetween(b.starts_at, b.ends_at),
});

/** Fields that a change leaves out keep what the booking has. Instants in one spelling, so that they compare. */
function spanAfter(before: LockedBooking, change: Change): Span {
  const span = spanOf(before);
  return {
    courtId: (change.court_id ?? span.courtId).toLowerCase(),
    start: new Date(change.start ?? span.start).toISOString(),
    duration: change.duration ?? span.duration,
  };
}

const isElsewhere = (span: Span, before: LockedBooking) =>
  span.courtId !== before.court_id || span.start !== before.starts_at || endOf(span) !== before.ends_at;

/** Names of the fields that a change really changes. */
function changedFields(change: Change, before: LockedBooking, after: Span): string[] {
  const was = spanOf(before);
  const details = (['event_type', 'description', 'price'] as const).filter(
    (key) => key in change && (change as BookingChange)[key] !== before[key],
  );
  return [
    ...(after.courtId !== was.courtId ? ['court_id'] : []),
    ...(after.start !== was.start ? ['start'] : []),
    ...(after.duration !== was.duration ? ['duration'] : []),
    ...details,
  ];
}
