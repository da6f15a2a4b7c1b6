import { bookingErrors, MIN_DURATION, type TimeSlot } from '@canchero/shared-contracts/booking';
import { checkOpeningHours } from '@canchero/shared-contracts/club';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import type { Placement } from '../create/sql';

/**
 * Checks a time slot against the court's state and the club's hours.
 * @throws duration_too_short {minimum}, not_found (no such court), court_inactive, court_in_maintenance,
 * court_blocked_by_plan, outside_opening_hours, ends_after_closing, passes_midnight
 */
export function checkPlacement(
  placement: Placement,
  { start, duration }: TimeSlot,
): asserts placement is Placement & { court_name: string; base_price: number } {
  if (duration < MIN_DURATION) throw AppError.of(bookingErrors.duration_too_short, { minimum: MIN_DURATION });
  if (placement.court_name === null) throw AppError.of(commonErrors.not_found, { resource: 'court' });
  if (placement.court_status === 'inactive') throw AppError.of(bookingErrors.court_inactive);
  if (placement.court_status === 'maintenance') throw AppError.of(bookingErrors.court_in_maintenance);
  if (placement.court_blocked) throw AppError.of(bookingErrors.court_blocked_by_plan);
  const problem = checkOpeningHours(placement.opening_hours, placement.timezone, start, duration);
  if (problem) throw AppError.of(bookingErrors[problem]);
}
