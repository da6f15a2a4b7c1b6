import { AppError } from '@canchero/shared-contracts/core';
import { type CourtLimit, subscriptionErrors, UNLIMITED } from '@canchero/shared-contracts/subscription';
import { audit } from '../../platform/audit/audit';
import type { Caller } from '../../platform/auth/caller';
import type { Database } from '../../platform/db/database';
import type { Services } from '../../platform/services';
import { markKeptCourts, reviewLimits, selectCourtLimit } from './limit-sql';
import { limitsOfClub } from './reads';

interface Actor {
  requestId: string;
  caller: Caller;
  role: string | null;
  clubId: string;
}

export const courtLimitOf = ({ db }: Services, clubId: string): Promise<CourtLimit> =>
  db.tenant(clubId, (tx) => selectCourtLimit(tx, clubId));

/** Ids of other clubs or of removed courts are passed over. @throws too_many_kept_courts {max} */
export function keepCourts({ db }: Services, actor: Actor, courtIds: readonly string[]): Promise<CourtLimit> {
  const { clubId, requestId, caller, role } = actor;
  return db.tenant(clubId, async (tx) => {
    const { max_courts_per_club: max } = await limitsOfClub(tx, clubId);
    if (max !== UNLIMITED && new Set(courtIds).size > max)
      throw AppError.of(subscriptionErrors.too_many_kept_courts, { max });
    await markKeptCourts(tx, clubId, courtIds);
    await audit(tx, {
      requestId,
      actorId: caller.id,
      role,
      clubId,
      action: 'court_limit.keep',
      object: { type: 'club', id: clubId },
    });
    return selectCourtLimit(tx, clubId);
  });
}

const EVERY_MS = 60_000;

/** A trial or a period ends by time alone: looks each minute for clubs that this concerns, until the answer is called. */
export function startReviewingLimits(db: Database, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => void db.platform(reviewLimits).catch(onError), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
