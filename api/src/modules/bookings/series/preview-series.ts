import {
  type BookingPlace,
  bookingErrors,
  endOf,
  overlaps,
  type SeriesDraft,
  type SeriesPreview,
} from '@canchero/shared-contracts/booking';
import type { Tx } from '../../../platform/db/database';
import { found } from '../../../platform/db/found';
import { checkDuration } from '../placement/check-placement';
import { selectConflicts } from '../placement/conflicts';
import { type PlacementFacts, selectPlacementFacts } from '../placement/facts';
import { byOpening, occurrences } from './occurrences';
import { type OtherCourt, selectOtherCourts } from './other-courts';

/**
 * Lists the occurrences of a series before it is booked, with the problem of each.
 * @throws duration_too_short {minimum}
 * @throws not_found if the club has no such court
 * @throws series_ends_before_start
 * @throws series_too_long {max}
 */
export async function previewSeries(tx: Tx, clubId: string, draft: SeriesDraft): Promise<SeriesPreview> {
  const { court_id, duration, recurrence } = draft;
  checkDuration(duration);
  const facts = found(await selectPlacementFacts(tx, clubId, court_id));
  found(facts.court_name);
  const { starts, skippedMonths } = occurrences(draft.start, facts.timezone, recurrence);
  const places = starts.map((start) => ({ court_id, start, duration }));
  return previewPlaces(tx, clubId, facts, { places, skippedMonths });
}

/** Lists places of a series with the problem of each, and a free court for those whose court is taken. */
export async function previewPlaces(
  tx: Tx,
  clubId: string,
  facts: PlacementFacts,
  { places, skippedMonths }: { places: readonly BookingPlace[]; skippedMonths: string[] },
): Promise<SeriesPreview> {
  const starts = places.map((place) => place.start);
  const closed = new Map(byOpening(facts, starts, places[0]?.duration ?? 0).closed.map((c) => [c.start, c.problem]));
  const conflicts = await selectConflicts(tx, clubId, places);
  const others = conflicts.length > 0 ? await selectOtherCourts(tx, clubId, places) : new Map<string, OtherCourt>();
  const problemOf = (span: { start: string; end: string }) =>
    closed.get(span.start) ??
    (conflicts.some((conflict) => overlaps(conflict, span)) ? bookingErrors.schedule_conflict.code : null);
  return {
    occurrences: places.map((place) => {
      const span = { start: place.start, end: endOf(place) };
      const problem = problemOf(span);
      const isTaken = problem === bookingErrors.schedule_conflict.code;
      return { ...span, problem, other_court: (isTaken && others.get(place.start)) || null };
    }),
    conflicts,
    skipped_months: skippedMonths,
  };
}
