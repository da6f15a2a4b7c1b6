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
  const last = lastBookableDay(club, now);
  if (date > last) throw AppError.of(clubErrors.beyond_horizon, { last });
  const slots = await findFreeSlots(db, club.id, { ...wanted, from: date, days: 1, overlapping: true }, now);
  return slots.map(({ start, courts }) => ({
    start,
    courts: courts.map((court) => ({ ...court, deposit: depositOf(club, court.price) })),
  }));
}

/** Returns the last day (YYYY-MM-DD, of the club) that the public page offers. */
export const lastBookableDay = ({ timezone, horizon_days }: PageClub, now: Date): string =>
  DateTime.fromISO(localDate(now.toISOString(), timezone)).plus({ days: horizon_days }).toFormat('yyyy-MM-dd');
