import {
  type AdminUser,
  type AdminUserDetails,
  type AdminUserPage,
  adminUserErrors as e,
  type PermissionsOverride,
} from '@canchero/shared-contracts/admin-user';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import type { AdminActor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import { auditReading } from '../../platform/audit/audit-reading';
import type { Tx } from '../../platform/db/database';
import { formatCursor, pageLimit, pageOf, parseCursor } from '../../platform/db/paging';
import type { Once } from '../../platform/http/idempotency';
import type { Services } from '../../platform/services';
import { openSessionsOf } from '../auth/reads';
import { endSessionsOf, replaceRoles, sendResetLink, takeAsVerified } from '../auth/writes';
import { replacePermissions } from '../members/writes';
import {
  type AdminUserRow,
  countAdminUsers,
  deleteBlock,
  insertBlock,
  selectAdminUser,
  selectAdminUsers,
  selectClubsOf,
  type UserSearch,
} from './sql';

const PAGE = 50;

/** Lists the accounts of the platform by name, in pages. @throws bad_request {field} for a cursor that was not made here */
export function listUsers(
  { db }: Services,
  admin: AdminActor,
  { cursor, ...search }: UserSearch & { cursor?: string | undefined },
): Promise<AdminUserPage> {
  const after = parseCursor(cursor);
  return db.platform(async (tx) => {
    const rows = await selectAdminUsers(tx, search, pageLimit(PAGE), after);
    const { items, next_cursor } = pageOf(rows, PAGE, ({ id, sort_name }) => formatCursor({ id, position: sort_name }));
    await auditReading(tx, admin, 'admin.users', items.length, search);
    return { items: items.map(view), total: await countAdminUsers(tx, search), next_cursor };
  });
}

/**
 * Reads an account with its clubs and open sessions.
 * @param sessionId session of the super admin, which is marked if it is one of these
 * @throws not_found
 */
export function readUser(
  { db, clock }: Services,
  admin: AdminActor,
  sessionId: string,
  userId: string,
): Promise<AdminUserDetails> {
  return db.platform(async (tx) => {
    const user = await found(tx, userId);
    await record(tx, admin, userId, 'admin.user');
    const clubs = await selectClubsOf(tx, userId);
    return { ...view(user), clubs, sessions: await openSessionsOf(tx, userId, clock(), sessionId) };
  });
}

/** Replaces the roles of somebody else. @throws not_found @throws own_account */
export function changeRoles(
  { db }: Services,
  admin: AdminActor,
  once: Once,
  userId: string,
  roles: AdminUser['roles'],
): Promise<void> {
  return db.platform((tx) =>
    once(tx, async () => {
      checkOther(admin, userId);
      await found(tx, userId);
      const given = [...new Set(roles)];
      await replaceRoles(tx, userId, given);
      await record(tx, admin, userId, 'user.roles', given.join(', '));
    }),
  );
}

/** Replaces what a member of staff may do at a club. The club reads it in its audit. @throws not_found @throws not_staff */
export function overridePermissions(
  { db }: Services,
  admin: AdminActor,
  once: Once,
  { userId, clubId }: { userId: string; clubId: string },
  { permissions, reason }: PermissionsOverride,
): Promise<void> {
  return db.platform((tx) =>
    once(tx, async () => {
      if ((await replacePermissions(tx, clubId, userId, permissions)) !== 'staff') throw AppError.of(e.not_staff);
      await audit(tx, {
        ...admin,
        clubId,
        action: 'member.change',
        object: { type: 'user', id: userId },
        fields: ['permissions'],
        reason,
      });
    }),
  );
}

/** Marks an account's e-mail address as verified. @throws not_found */
export function verifyUser({ db, clock }: Services, admin: AdminActor, once: Once, userId: string): Promise<void> {
  return db.platform((tx) =>
    once(tx, async () => {
      await found(tx, userId);
      await takeAsVerified(tx, userId, clock());
      await record(tx, admin, userId, 'user.verify');
    }),
  );
}

/** Mails an account the link by which it chooses a new password. @throws not_found */
export function sendReset(services: Services, admin: AdminActor, once: Once, userId: string): Promise<void> {
  return services.db.platform((tx) =>
    once(tx, async () => {
      await sendResetLink(services, tx, await found(tx, userId));
      await record(tx, admin, userId, 'user.send_reset');
    }),
  );
}

/** Ends all sessions of an account. @throws not_found */
export function endSessions({ db, clock }: Services, admin: AdminActor, once: Once, userId: string): Promise<void> {
  return db.platform((tx) =>
    once(tx, async () => {
      await found(tx, userId);
      await endSessionsOf(tx, userId, clock());
      await record(tx, admin, userId, 'user.end_sessions');
    }),
  );
}

/** Ends the sessions of somebody else and lets them begin none. @throws not_found @throws own_account */
export function blockUser(
  { db, clock }: Services,
  admin: AdminActor,
  once: Once,
  userId: string,
  reason: string,
): Promise<void> {
  return db.platform((tx) =>
    once(tx, async () => {
      checkOther(admin, userId);
      await found(tx, userId);
      await insertBlock(tx, userId, reason, clock());
      await endSessionsOf(tx, userId, clock());
      await record(tx, admin, userId, 'user.block', reason);
    }),
  );
}

/** Lets an account sign in again. @throws not_found */
export function unblockUser({ db }: Services, admin: AdminActor, once: Once, userId: string): Promise<void> {
  return db.platform((tx) =>
    once(tx, async () => {
      await found(tx, userId);
      await deleteBlock(tx, userId);
      await record(tx, admin, userId, 'user.unblock');
    }),
  );
}

async function found(tx: Tx, userId: string): Promise<AdminUserRow> {
  const user = await selectAdminUser(tx, userId);
  if (!user) throw AppError.of(commonErrors.not_found);
  return user;
}

function checkOther({ actorId }: AdminActor, userId: string): void {
  if (actorId === userId.toLowerCase()) throw AppError.of(e.own_account);
}

const view = ({ blocked_for, blocked_at, language: _, sort_name: __, ...user }: AdminUserRow): AdminUser => ({
  ...user,
  block: blocked_for && blocked_at ? { reason: blocked_for, began_at: blocked_at } : null,
});

const record = (tx: Tx, admin: AdminActor, userId: string, action: string, reason?: string) =>
  audit(tx, {
    ...admin,
    action,
    object: { type: 'user', id: userId },
    ...(reason && { reason }),
  });
