import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import {
  type Court,
  type CourtChange,
  courtErrors,
  courtEvents,
  type NewCourt,
} from '@canchero/shared-contracts/court';
import { limitReached } from '@canchero/shared-contracts/subscription';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { violatesUnique } from '../../platform/db/pg-error';
import type { Once } from '../../platform/http/idempotency';
import { appendEvent } from '../../platform/live/outbox';
import type { Services } from '../../platform/services';
import { countFutureBookings, selectFutureBookings } from '../bookings/reads';
import { dropCourtFromRules } from '../pricing/writes';
import { limitsOfClub } from '../subscriptions/reads';
import {
  countCourts,
  insertCourt,
  lockCourt,
  markRemoved,
  putOrder,
  selectCourt,
  selectCourts,
  updateCourt,
} from './sql';

export const listCourts = ({ db }: Services, clubId: string): Promise<Court[]> =>
  db.tenant(clubId, (tx) => selectCourts(tx, clubId));

export async function getCourt({ db }: Services, clubId: string, courtId: string): Promise<Court> {
  const court = await db.tenant(clubId, (tx) => selectCourt(tx, clubId, courtId));
  if (!court) throw AppError.of(commonErrors.not_found);
  return court;
}

/** @throws court_name_taken, plan_limit_exceeded {resource, max, used} */
export const createCourt = ({ db }: Services, actor: Actor, body: NewCourt, once: Once): Promise<Court> =>
  db.tenant(actor.clubId, (tx) => once(tx, () => addCourt(tx, actor, body)));

async function addCourt(tx: Tx, actor: Actor, body: NewCourt): Promise<Court> {
  const { clubId } = actor;
  const { max_courts_per_club: max } = await limitsOfClub(tx, clubId);
  const used = await countCourts(tx, clubId);
  if (limitReached(max, used)) {
    throw AppError.of(commonErrors.plan_limit_exceeded, { resource: 'courts', max, used });
  }
  const court = await insertCourt(tx, clubId, body);
  if (!court) throw AppError.of(courtErrors.court_name_taken);
  await appendEvent(tx, clubId, courtEvents.changed, { court });
  await audit(tx, { ...actor, action: 'court.create', object: { type: 'court', id: court.id } });
  return court;
}

/** @throws court_name_taken, stale_version with the court as it is */
export async function changeCourt(
  { db }: Services,
  actor: Actor,
  courtId: string,
  change: CourtChange,
): Promise<Court> {
  const { clubId } = actor;
  try {
    return await db.tenant(clubId, async (tx) => {
      const court = await updateCourt(tx, clubId, courtId, change);
      if (!court) {
        const current = await selectCourt(tx, clubId, courtId);
        throw current ? AppError.of(commonErrors.stale_version, { current }) : AppError.of(commonErrors.not_found);
      }
      await appendEvent(tx, clubId, courtEvents.changed, { court });
      const fields = Object.keys(change).filter((name) => name !== 'version');
      await audit(tx, { ...actor, action: 'court.change', object: { type: 'court', id: courtId }, fields });
      return court;
    });
  } catch (error) {
    throw violatesUnique(error, 'courts_name') ? AppError.of(courtErrors.court_name_taken) : error;
  }
}

/** @throws court_has_bookings {bookings, upcoming}: how many are still to come, and the first of them */
export function removeCourt({ db, clock }: Services, actor: Actor, courtId: string): Promise<void> {
  const { clubId } = actor;
  return db.tenant(clubId, async (tx) => {
    if (!(await lockCourt(tx, clubId, courtId))) throw AppError.of(commonErrors.not_found);
    const now = clock().toISOString();
    const bookings = await countFutureBookings(tx, clubId, courtId, now);
    if (bookings > 0) {
      const upcoming = await selectFutureBookings(tx, clubId, courtId, now);
      throw AppError.of(courtErrors.court_has_bookings, { bookings, upcoming });
    }
    await dropCourtFromRules(tx, clubId, courtId);
    await markRemoved(tx, clubId, courtId);
    await appendEvent(tx, clubId, courtEvents.removed, { court_id: courtId });
    await audit(tx, { ...actor, action: 'court.remove', object: { type: 'court', id: courtId } });
  });
}

/** Ids of other clubs or of removed courts are passed over. Answers all courts in their order. */
export function orderCourts({ db }: Services, actor: Actor, courtIds: readonly string[]): Promise<Court[]> {
  const { clubId } = actor;
  return db.tenant(clubId, async (tx) => {
    const moved = await putOrder(tx, clubId, courtIds);
    for (const court of moved) await appendEvent(tx, clubId, courtEvents.changed, { court });
    if (moved.length > 0) await audit(tx, { ...actor, action: 'court.order', object: { type: 'club', id: clubId } });
    return selectCourts(tx, clubId);
  });
}
