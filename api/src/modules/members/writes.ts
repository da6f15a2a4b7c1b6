import type { MembershipRole } from '@canchero/shared-contracts/club';
import { AppError, commonErrors, type PermissionMap } from '@canchero/shared-contracts/core';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import { lockMember, updateMember } from './sql';

/**
 * Replaces the permissions of a member of staff, in the caller's platform transaction.
 * @returns the member's role, unchanged; permissions apply to staff alone, so that others are left as they are
 * @throws not_found
 */
export async function replacePermissions(
  tx: Tx,
  clubId: string,
  userId: string,
  permissions: Partial<PermissionMap>,
): Promise<MembershipRole> {
  const member = await lockMember(tx, clubId, userId);
  if (!member) throw AppError.of(commonErrors.not_found);
  if (member.role === 'staff') await updateMember(tx, clubId, userId, { role: 'staff', permissions });
  return member.role;
}

/** Ends all memberships of an account. Platform transactions only. */
export const endMembershipsOf = (tx: Tx, userId: string) =>
  tx.query(sql`delete from memberships where user_id = ${userId}`);
