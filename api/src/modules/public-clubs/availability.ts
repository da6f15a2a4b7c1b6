import { depositOf, localDate } from '@canchero/shared-contracts/booking';
import { type AvailabilityQuery, type AvailableStart, clubErrors } from '@canchero/shared-contracts/club';
import { AppError } from '@canchero/shared-contracts/core';
import { DateTime } from 'luxon';
import type { Database } from '../../platform/db/database';
import { findFreeSlots } from '../free-slots/reads';
import type { PageClub } from './sql';

/**
 * Finds the free starts of one day of a club, with the price that somebody who is not a member pays on each court.
 * @throws duration_too_short {minimum}
 * @throws beyond_horizon {last}
 */
export async function findAvailability(
  db: Database,
  club: PageClub,
  { date, ...wanted }: AvailabilityQuery,
  now: Date,
): Promise<AvailableStart[]> {
  checkBookableDay(club, date, now);
  const slots = await findFreeSlots(db, club.id, { ...wanted, from: date, days: 1, online: true }, now);
  return slots.map(({ start, courts }) => ({
    start,
    courts: courts.map((court) => ({ ...court, deposit: depositOf(club, court.price) })),
  }));
}

/**
 * Checks that a day of the club (YYYY-MM-DD) is not beyond those that its public page offers.
 * @throws beyond_horizon {last}
 */
export function checkBookableDay({ timezone, horizon_days }: PageClub, date: string, now: Date): void {
  const today = DateTime.fromISO(localDate(now.toISOString(), timezone));
  const last = today.plus({ days: horizon_days }).toFormat('yyyy-MM-dd');
  if (date > last) throw AppError.of(clubErrors.beyond_horizon, { last });
}
