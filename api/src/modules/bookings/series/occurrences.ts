import { bookingErrors, MAX_OCCURRENCES, occurrencesOf, type Recurrence } from '@canchero/shared-contracts/booking';
import { checkOpeningHours, type OpeningProblem } from '@canchero/shared-contracts/club';
import { AppError } from '@canchero/shared-contracts/core';
import type { PlacementFacts } from '../placement/facts';

/**
 * Lists the occurrences of a series, by a subset of the recurrence rules of calendars.
 * @param start first occurrence, ISO-8601 UTC
 * @throws series_ends_before_start
 * @throws series_too_long {max}
 * @see RFC 5545 section 3.3.10 (RRULE)
 */
export function occurrences(start: string, timezone: string, recurrence: Recurrence) {
  const listed = occurrencesOf(start, timezone, recurrence);
  if (typeof listed === 'string') throw AppError.of(bookingErrors[listed], { max: MAX_OCCURRENCES });
  return listed;
}

/** Separates the occurrences within the opening hours from the others, which come with their problem. */
export function byOpening(
  { opening_hours, timezone, closed_days }: Pick<PlacementFacts, 'opening_hours' | 'timezone' | 'closed_days'>,
  starts: readonly string[],
  duration: number,
) {
  const open: string[] = [];
  const closed: { start: string; problem: OpeningProblem }[] = [];
  for (const start of starts) {
    const problem = checkOpeningHours(opening_hours, timezone, start, duration, closed_days);
    if (problem) closed.push({ start, problem });
    else open.push(start);
  }
  return { open, closed };
}
