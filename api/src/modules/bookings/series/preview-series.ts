import {
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
import { selectPlacementFacts } from '../placement/facts';
import { byOpening, occurrences } from './occurrences';

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
  const closed = new Map(byOpening(facts, starts, duration).closed.map((c) => [c.start, c.problem]));
  const places = starts.map((start) => ({ court_id, start, duration }));
  const conflicts = await selectConflicts(tx, clubId, places);
  const problemOf = (span: { start: string; end: string }) =>
    closed.get(span.start) ??
    (conflicts.some((conflict) => overlaps(conflict, span)) ? bookingErrors.schedule_conflict.code : null);
  return {
    occurrences: places
      .map((place) => ({ start: place.start, end: endOf(place) }))
      .map((span) => ({ ...span, problem: problemOf(span) })),
    conflicts,
    skipped_months: skippedMonths,
  };
}
