import { bookingErrors, MIN_DURATION, type TimeSlot } from '@canchero/shared-contracts/booking';
import { checkOpeningHours } from '@canchero/shared-contracts/club';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import type { CourtFacts, PlacementFacts } from './facts';

/**
 * Checks a slot against the court's state and the club's hours.
 * @param params what an error about the hours says besides, such as which date of a series it is about
 * @throws duration_too_short {minimum}
 * @throws not_found {resource} if the club has no such court
 * @throws court_inactive
 * @throws court_in_maintenance
 * @throws court_blocked_by_plan
 * @throws outside_opening_hours
 * @throws ends_after_closing
 * @throws passes_midnight
 * @throws club_closed
 */
export function checkPlacement(
  facts: PlacementFacts,
  { start, duration }: TimeSlot,
  params: { start?: string } = {},
): asserts facts is CourtFacts {
  checkDuration(duration);
  checkCourt(facts);
  const problem = checkOpeningHours(facts.opening_hours, facts.timezone, start, duration, facts.closed_days);
  if (problem) throw AppError.of(bookingErrors[problem], params);
}

/**
 * Checks that a court takes bookings.
 * @throws not_found {resource} if the club has no such court
 * @throws court_inactive
 * @throws court_in_maintenance
 * @throws court_blocked_by_plan
 */
export function checkCourt(facts: PlacementFacts): asserts facts is CourtFacts {
  if (facts.court_name === null) throw AppError.of(commonErrors.not_found, { resource: 'court' });
  if (facts.court_status === 'inactive') throw AppError.of(bookingErrors.court_inactive);
  if (facts.court_status === 'maintenance') throw AppError.of(bookingErrors.court_in_maintenance);
  if (facts.court_blocked) throw AppError.of(bookingErrors.court_blocked_by_plan);
}

/** Checks that a booking lasts the minimum number of minutes. @throws duration_too_short {minimum} */
export function checkDuration(duration: number): void {
  if (duration < MIN_DURATION) throw AppError.of(bookingErrors.duration_too_short, { minimum: MIN_DURATION });
}
