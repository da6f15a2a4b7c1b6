import { AppError } from '@canchero/shared-contracts/core';
import { type CourtLimit, subscriptionErrors, UNLIMITED } from '@canchero/shared-contracts/subscription';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Database, Tx } from '../../platform/db/database';
import { markKeptCourts, reviewLimits, selectCourtLimit } from './limit-sql';
import { limitsOfClub } from './reads';

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
 * would see. Returns a function that stops it.
 */
export function startReviewingLimits(db: Database, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => void db.platform(reviewLimits).catch(onError), REVIEW_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
