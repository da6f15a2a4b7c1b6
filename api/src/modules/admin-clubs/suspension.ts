import { clubEvents } from '@canchero/shared-contracts/club';
import { AppError, commonErrors, type Language } from '@canchero/shared-contracts/core';
import sql from 'sql-template-tag';
import type { Caller } from '../../platform/auth/caller';
import type { Tx } from '../../platform/db/database';
import { found } from '../../platform/db/found';
import { appendEvent } from '../../platform/live/outbox';
import type { Services } from '../../platform/services';
import { clubMail } from './mails';
import { record } from './service';

/** Club with its owner, who gets a mail. */
interface OwnedClub {
  name: string;
  email: string;
  owner_name: string;
  language: Language;
}

/**
 * Makes a club read-only, mails its owner and updates its open pages. A running suspension gets the new reason.
 * @throws not_found
 */
export function suspend(
  { db, clock, mail, config }: Services,
  requestId: string,
  caller: Caller,
  clubId: string,
  reason: string,
): Promise<void> {
  return db.platform(async (tx) => {
    const club = await lockOwnedClub(tx, clubId);
    const changed = await tx.query(sql`
      insert into club_suspensions (club_id, reason, began_at) values (${clubId}::uuid, ${reason}, ${clock()})
      on conflict (club_id) where ended_at is null do update set reason = excluded.reason
      where club_suspensions.reason <> excluded.reason returning club_id`);
    // a call that is repeated since its answer was lost mails nobody again
    if (changed.length === 0) return;
    await record(tx, requestId, caller, clubId, 'club.suspend', reason);
    await publishClub(tx, clubId);
    await mail.queue(tx, clubMail('suspended', club, { reason, publicUrl: config.publicUrl }));
  });
}

/**
 * Lifts the suspension of a club, mails its owner and updates its open pages; no effect on a club that is not
 * suspended.
 * @throws not_found
 */
export function lift(
  { db, clock, mail, config }: Services,
  requestId: string,
  caller: Caller,
  clubId: string,
): Promise<void> {
  return db.platform(async (tx) => {
    const club = await lockOwnedClub(tx, clubId);
    const [ended] = await tx.query<{ reason: string }>(sql`
      update club_suspensions set ended_at = greatest(${clock()}::timestamptz, began_at)
      where club_id = ${clubId}::uuid and ended_at is null returning reason`);
    if (!ended) return;
    await record(tx, requestId, caller, clubId, 'club.lift');
    await publishClub(tx, clubId);
    await mail.queue(tx, clubMail('lifted', club, { reason: ended.reason, publicUrl: config.publicUrl }));
  });
}

/** Locks a club that is not closed, and selects it with its owner. @throws not_found */
async function lockOwnedClub(tx: Tx, clubId: string): Promise<OwnedClub> {
  const [club] = await tx.query<OwnedClub>(sql`
    select c.name, u.email, u.name as owner_name, u.language
    from clubs c join users u on u.id = c.owner_id
    where c.id = ${clubId}::uuid and c.closed_at is null for no key update of c`);
  if (!club) throw AppError.of(commonErrors.not_found);
  return club;
}

/** Gives a locked club its next version, by which open pages know that they have to read it again, and tells them. */
async function publishClub(tx: Tx, clubId: string): Promise<void> {
  const [club] = await tx.query<{ version: number }>(sql`
    update clubs set version = version + 1 where id = ${clubId}::uuid returning version`);
  await appendEvent(tx, clubId, clubEvents.changed, { club_id: clubId, version: found(club).version });
}
