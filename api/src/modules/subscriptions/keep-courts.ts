import { AppError } from '@canchero/shared-contracts/core';
import { type CourtLimit, subscriptionErrors, UNLIMITED } from '@canchero/shared-contracts/subscription';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { markKeptCourts, selectCourtLimit } from './limit-sql';
import { limitsOfClub } from './reads';

/**
 * Chooses the courts that stay bookable when the club has more than its plan allows. Ids of other clubs and of removed
 * courts are ignored. The database blocks the others, by its function `review_plan_limit`.
 * @throws too_many_kept_courts {max}
 */
export async function keepCourts(tx: Tx, actor: Actor, courtIds: readonly string[]): Promise<CourtLimit> {
  const { clubId } = actor;
  const { max_courts_per_club: max } = await limitsOfClub(tx, clubId);
  if (max !== UNLIMITED && new Set(courtIds).size > max) {
    throw AppError.of(subscriptionErrors.too_many_kept_courts, { max });
  }
  await markKeptCourts(tx, clubId, courtIds);
  await audit(tx, { ...actor, action: 'court_limit.keep', object: { type: 'club', id: clubId } });
  return selectCourtLimit(tx, clubId);
}
