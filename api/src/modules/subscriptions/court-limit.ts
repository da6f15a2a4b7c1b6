import { AppError } from '@canchero/shared-contracts/core';
import { type CourtLimit, subscriptionErrors, UNLIMITED } from '@canchero/shared-contracts/subscription';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { RunJob } from '../../platform/metrics/metrics';
import type { Services } from '../../platform/services';
import { markKeptCourts, reviewLimits, selectCourtLimit } from './limit-sql';
import { limitsOfClub } from './reads';
import { tellTeams } from './waiting-team';

/**
 * Chooses the courts that stay bookable when the club has more than its plan allows. Ids of other clubs and of removed
 * courts are ignored.
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

const REVIEW_EVERY_MS = 60_000;

/**
 * Reviews the limits of all clubs once a minute, because a trial or a paid period ends without any write that a trigger
 * would see, and mails teams that will wait. Returns a function that stops it.
 */
export function startReviewingLimits(services: Services, run: RunJob): () => void {
  const review = () => services.db.platform(reviewLimits).then(() => tellTeams(services));
  const timer = setInterval(() => void run('court_limits', review), REVIEW_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
