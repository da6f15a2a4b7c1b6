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
import { found } from '../../platform/db/found';
import { violatesUnique } from '../../platform/db/pg-error';
import { appendEvent } from '../../platform/live/outbox';
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

/**
 * Adds a court, as far as the plan allows.
 * @throws court_name_taken
 * @throws plan_limit_exceeded {resource, max, used}
 */
export async function createCourt(tx: Tx, actor: Actor, body: NewCourt): Promise<Court> {
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

/**
 * Changes a court.
 * @throws not_found
 * @throws stale_version {current}
 * @throws court_name_taken
 */
export async function changeCourt(tx: Tx, actor: Actor, courtId: string, change: CourtChange): Promise<Court> {
  const { clubId } = actor;
  const court = await updateCourt(tx, clubId, courtId, change).catch(refuseTakenName);
  if (!court) {
    const current = found(await selectCourt(tx, clubId, courtId));
    throw AppError.of(commonErrors.stale_version, { current });
  }
  await appendEvent(tx, clubId, courtEvents.changed, { court });
  const fields = Object.keys(change).filter((name) => name !== 'version');
  await audit(tx, { ...actor, action: 'court.change', object: { type: 'court', id: courtId }, fields });
  return court;
}

function refuseTakenName(error: unknown): never {
  throw violatesUnique(error, 'courts_name') ? AppError.of(courtErrors.court_name_taken) : error;
}

/**
 * Removes a court without future bookings.
 * @throws not_found
 * @throws court_has_bookings {bookings, upcoming} with their number and the first of them
 */
export async function removeCourt(tx: Tx, actor: Actor, courtId: string, now: Date): Promise<void> {
  const { clubId } = actor;
  if (!(await lockCourt(tx, clubId, courtId))) throw AppError.of(commonErrors.not_found);
  const bookings = await countFutureBookings(tx, clubId, courtId, now);
  if (bookings > 0) {
    const upcoming = await selectFutureBookings(tx, clubId, courtId, now);
    throw AppError.of(courtErrors.court_has_bookings, { bookings, upcoming });
  }
  await dropCourtFromRules(tx, clubId, courtId);
  await markRemoved(tx, clubId, courtId);
  await appendEvent(tx, clubId, courtEvents.removed, { court_id: courtId });
  await audit(tx, { ...actor, action: 'court.remove', object: { type: 'court', id: courtId } });
}

/** Orders the courts. Ids of other clubs or of removed courts are passed over. Returns all courts in their order. */
export async function orderCourts(tx: Tx, actor: Actor, courtIds: readonly string[]): Promise<Court[]> {
  const { clubId } = actor;
  const moved = await putOrder(tx, clubId, courtIds);
  for (const court of moved) await appendEvent(tx, clubId, courtEvents.changed, { court });
  if (moved.length > 0) await audit(tx, { ...actor, action: 'court.order', object: { type: 'club', id: clubId } });
  return selectCourts(tx, clubId);
}
