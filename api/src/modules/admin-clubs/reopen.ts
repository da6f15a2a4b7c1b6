import { clubEvents } from '@canchero/shared-contracts/club';
import { clubClosingErrors, reopenableUntil } from '@canchero/shared-contracts/club-closing';
import { AppError, commonErrors, type Language } from '@canchero/shared-contracts/core';
import { limitReached } from '@canchero/shared-contracts/subscription';
import sql from 'sql-template-tag';
import type { Caller } from '../../platform/auth/caller';
import type { Tx } from '../../platform/db/database';
import { appendEvent } from '../../platform/live/outbox';
import type { Services } from '../../platform/services';
import { countOwned } from '../clubs/reads';
import { limitsOf, planOf } from '../subscriptions/reads';
import { clubMail } from './mails';
import { record } from './service';

/**
 * Opens a closed club again, as it was, and mails its owner; no effect if it is not closed.
 * @throws not_found
 * @throws reopening_over {until} once its time is over, or the personal data of its people were erased
 * @throws club_without_owner
 * @throws plan_limit_exceeded {resource, max, used} of the owner's plan
 */
export function reopen(
  { db, clock, mail, config }: Services,
  requestId: string,
  caller: Caller,
  clubId: string,
  reason: string,
): Promise<void> {
  return db.platform(async (tx) => {
    const club = await lockClosed(tx, clubId);
    if (club.closed_at === null) return;
    const until = reopenableUntil(new Date(club.closed_at));
    if (club.erased_at !== null || until <= clock()) {
      throw AppError.of(clubClosingErrors.reopening_over, { until: until.toISOString() });
    }
    await checkOwner(tx, club.owner_id);
    const version = await markOpen(tx, clubId);
    await record(tx, requestId, caller, clubId, 'club.reopen', reason);
    await appendEvent(tx, clubId, clubEvents.changed, { club_id: clubId, version });
    await mail.queue(tx, clubMail('reopened', club, { reason, publicUrl: config.publicUrl }));
  });
}

interface ClosedClub {
  name: string;
  owner_id: string;
  /** Null if the club is not closed. */
  closed_at: string | null;
  erased_at: string | null;
  email: string;
  owner_name: string;
  language: Language;
}

/** Locks a club with its owner until the transaction ends. @throws not_found */
async function lockClosed(tx: Tx, clubId: string): Promise<ClosedClub> {
  const [club] = await tx.query<ClosedClub>(sql`
    select c.name, c.owner_id, c.closed_at, c.erased_at, u.email, u.name as owner_name, u.language
    from clubs c join users u on u.id = c.owner_id where c.id = ${clubId}::uuid for no key update of c`);
  if (!club) throw AppError.of(commonErrors.not_found);
  return club;
}

/**
 * Checks that the owner still has an account, and a plan with room for one more club.
 * @throws club_without_owner
 * @throws plan_limit_exceeded {resource, max, used}
 */
async function checkOwner(tx: Tx, ownerId: string): Promise<void> {
  // also makes a deletion of the account wait
  const used = await countOwned(tx, ownerId);
  const accounts = await tx.query(sql`select from users where id = ${ownerId}::uuid and deleted_at is null`);
  if (accounts.length === 0) throw AppError.of(clubClosingErrors.club_without_owner);
  const { max_clubs: max } = await limitsOf(tx, await planOf(tx, ownerId));
  if (limitReached(max, used)) throw AppError.of(commonErrors.plan_limit_exceeded, { resource: 'clubs', max, used });
}

async function markOpen(tx: Tx, clubId: string): Promise<number> {
  const [row] = await tx.query<{ version: number }>(sql`
    update clubs set closed_at = null, closed_by = null, close_reason = null, version = version + 1
    where id = ${clubId}::uuid returning version`);
  return (row as { version: number }).version;
}
