import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import {
  type Court,
  type CourtChange,
  courtErrors,
  courtEvents,
  type NewCourt,
} from '@canchero/shared-contracts/court';
import { limitReached } from '@canchero/shared-contracts/subscription';
import type { Tx } from '../../platform/db/database';
import { violatesUnique } from '../../platform/db/pg-error';
import type { Once } from '../../platform/http/idempotency';
import { appendEvent } from '../../platform/live/outbox';
import type { Services } from '../../platform/services';
import { countFutureBookings } from '../bookings/reads';
import { dropCourtFromRules } from '../pricing/writes';
import { limitsOfClub } from '../subscriptions/reads';
import { countCourts, insertCourt, lockCourt, markRemoved, selectCourt, selectCourts, updateCourt } from './sql';

export const listCourts = ({ db }: Services, clubId: string): Promise<Court[]> =>
  db.tenant(clubId, (tx) => selectCourts(tx, clubId));

export async function getCourt({ db }: Services, clubId: string, courtId: string): Promise<Court> {
  const court = await db.tenant(clubId, (tx) => selectCourt(tx, clubId, courtId));
  if (!court) throw AppError.of(commonErrors.not_found);
  return court;
}

/** @throws court_name_taken, plan_limit_exceeded {resource, max, used} */
export const createCourt = ({ db }: Services, clubId: string, body: NewCourt, once: Once): Promise<Court> =>
  db.tenant(clubId, (tx) => once(tx, () => addCourt(tx, clubId, body)));

async function addCourt(tx: Tx, clubId: string, body: NewCourt): Promise<Court> {
  const { max_courts_per_club: max } = await limitsOfClub(tx, clubId);
  const used = await countCourts(tx, clubId);
  if (limitReached(max, used)) {
    throw AppError.of(commonErrors.plan_limit_exceeded, { resource: 'courts', max, used });
  }
  const court = await insertCourt(tx, clubId, body);
  if (!court) throw AppError.of(courtErrors.court_name_taken);
  await appendEvent(tx, clubId, courtEvents.changed, { court });
  return court;
}

/** @throws court_name_taken, stale_version with the court as it is */
export async function changeCourt(
  { db }: Services,
  clubId: string,
  courtId: string,
  change: CourtChange,
): Promise<Court> {
  try {
    return await db.tenant(clubId, async (tx) => {
      const court = await updateCourt(tx, clubId, courtId, change);
      if (!court) {
        const current = await selectCourt(tx, clubId, courtId);
        throw current ? AppError.of(commonErrors.stale_version, { current }) : AppError.of(commonErrors.not_found);
      }
      await appendEvent(tx, clubId, courtEvents.changed, { court });
      return court;
    });
  } catch (error) {
    throw violatesUnique(error, 'courts_name') ? AppError.of(courtErrors.court_name_taken) : error;
  }
}

/** @throws court_has_bookings {bookings}: how many are still to come */
export function removeCourt({ db, clock }: Services, clubId: string, courtId: string): Promise<void> {
  return db.tenant(clubId, async (tx) => {
    if (!(await lockCourt(tx, clubId, courtId))) throw AppError.of(commonErrors.not_found);
    const bookings = await countFutureBookings(tx, clubId, courtId, clock().toISOString());
    if (bookings > 0) throw AppError.of(courtErrors.court_has_bookings, { bookings });
    await dropCourtFromRules(tx, clubId, courtId);
    await markRemoved(tx, clubId, courtId);
    await appendEvent(tx, clubId, courtEvents.removed, { court_id: courtId });
  });
}
