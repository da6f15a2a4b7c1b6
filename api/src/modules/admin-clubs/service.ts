import type { AdminClub, AdminClubPage, NewImpersonation } from '@canchero/shared-contracts/admin-club';
import type { Impersonation } from '@canchero/shared-contracts/club';
import { reopenableUntil } from '@canchero/shared-contracts/club-closing';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import type { AdminActor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import { auditReading } from '../../platform/audit/audit-reading';
import type { Caller } from '../../platform/auth/caller';
import type { Tx } from '../../platform/db/database';
import { formatCursor, pageLimit, pageOf, parseCursor } from '../../platform/db/paging';
import type { Once } from '../../platform/http/idempotency';
import type { Services } from '../../platform/services';
import {
  type AdminClubRow,
  type ClubSearch,
  countAdminClubs,
  endImpersonation,
  insertImpersonation,
  lockSession,
  selectAdminClubs,
} from './sql';

const PAGE = 50;

/** Lists the clubs of the platform by name, in pages. @throws bad_request {field} for a cursor that was not made here */
export function listClubs(
  { db, clock }: Services,
  admin: AdminActor,
  { cursor, ...search }: ClubSearch & { cursor?: string | undefined },
): Promise<AdminClubPage> {
  const after = parseCursor(cursor);
  return db.platform(async (tx) => {
    const now = clock();
    const rows = await selectAdminClubs(tx, search, now, pageLimit(PAGE), after);
    const { items, next_cursor } = pageOf(rows, PAGE, ({ id, sort_name }) => formatCursor({ id, position: sort_name }));
    // the list names owners
    await auditReading(tx, admin, 'admin.clubs', items.length, search);
    return {
      items: items.map(clubOf),
      total: await countAdminClubs(tx, search, now),
      next_cursor,
    };
  });
}

function clubOf(row: AdminClubRow): AdminClub {
  const { sort_name: _, suspended_for, suspended_at, close_reason, closed_at, erased_at, ...club } = row;
  return {
    ...club,
    suspension: suspended_for && suspended_at ? { reason: suspended_for, began_at: suspended_at } : null,
    closing:
      close_reason && closed_at
        ? { reason: close_reason, closed_at, until: reopenableUntil(new Date(closed_at)).toISOString(), erased_at }
        : null,
  };
}

/**
 * Lets the caller's session into a club for half an hour. Its entry into another club ends. A call that is repeated since
 * its answer was lost enters once.
 * @throws not_found
 */
export function impersonate(
  { db, clock }: Services,
  requestId: string,
  caller: Caller,
  once: Once,
  body: NewImpersonation,
): Promise<Impersonation> {
  return db.platform((tx) =>
    once(tx, async () => {
      await lockSession(tx, caller.sessionId);
      const now = clock();
      const before = await endImpersonation(tx, caller.sessionId, now);
      if (before) await record(tx, requestId, caller, before, 'club.leave');
      const entered = await insertImpersonation(tx, caller, body, now);
      if (!entered) throw AppError.of(commonErrors.not_found);
      await record(tx, requestId, caller, body.club_id, 'club.enter', body.reason);
      return entered;
    }),
  );
}

/** Ends the caller's entry into a club, if there is one. */
export function leave({ db, clock }: Services, requestId: string, caller: Caller, clubId: string): Promise<void> {
  return db.platform(async (tx) => {
    const left = await endImpersonation(tx, caller.sessionId, clock(), clubId);
    if (left) await record(tx, requestId, caller, left, 'club.leave');
  });
}

/** Records in a club's audit what a super admin did with the club. */
export const record = (tx: Tx, requestId: string, { id }: Caller, clubId: string, action: string, reason?: string) =>
  audit(tx, {
    requestId,
    actorId: id,
    role: 'super_admin',
    clubId,
    action,
    object: { type: 'club', id: clubId },
    ...(reason && { reason }),
  });
