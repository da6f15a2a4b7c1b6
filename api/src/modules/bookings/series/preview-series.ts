import {
  bookingErrors,
  endOf,
  MIN_DURATION,
  type SeriesDraft,
  type SeriesPreview,
} from '@canchero/shared-contracts/booking';
import { AppError } from '@canchero/shared-contracts/core';
import type { Services } from '../../../platform/services';
import { selectPlacement } from '../create/sql';
import { found } from '../current-booking';
import { selectClashes } from '../sql';
import { byOpening, occurrences } from './create-series';

/** @throws not_found for no such court, duration_too_short {minimum}, series_ends_before_start, series_too_long {max} */
export function previewSeries({ db }: Services, clubId: string, draft: SeriesDraft): Promise<SeriesPreview> {
  const { court_id: courtId, duration, recurrence } = draft;
  if (duration < MIN_DURATION) throw AppError.of(bookingErrors.duration_too_short, { minimum: MIN_DURATION });
  return db.tenant(clubId, async (tx) => {
    const placement = found(await selectPlacement(tx, clubId, { courtId, bookingId: null, playerIds: [] }));
    found(placement.court_name);
    const { starts, skippedMonths } = occurrences(draft.start, placement.timezone, recurrence);
    const closed = new Map(byOpening(placement, starts, duration).closed.map((c) => [c.start, c.problem]));
    const spans = starts.map((start) => ({ start, end: endOf({ start, duration }) }));
    const conflicts = await selectClashes(tx, clubId, { courtId, starts, ends: spans.map((s) => s.end), except: [] });
    const taken = (s: { start: string; end: string }) => conflicts.some((c) => c.start < s.end && s.start < c.end);
    return {
      occurrences: spans.map((span) => ({
        ...span,
        problem: closed.get(span.start) ?? (taken(span) ? bookingErrors.schedule_conflict.code : null),
      })),
      conflicts,
      skipped_months: skippedMonths,
    };
  });
}
