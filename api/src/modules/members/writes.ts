import type { MembershipRole } from '@canchero/shared-contracts/club';
import { AppError, commonErrors, type PermissionMap } from '@canchero/shared-contracts/core';
import sql from 'sql-template-tag';
import { audit } from '../../platform/audit/audit';
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

/** Ends all memberships of an account, and its invitations. Platform transactions only. */
export const endMembershipsOf = (tx: Tx, userId: string) =>
  tx.query(sql`
    with invited as (delete from invitations where user_id = ${userId})
    delete from memberships where user_id = ${userId}`);

/**
 * Makes the invitation of a mailed link a membership. Platform transactions only: its token names the club.
 * @returns the club; null if the link has expired, was used or taken back, or the club is closed
 */
export async function acceptInvitation(
  tx: Tx,
  { requestId, tokenHash, now }: { requestId: string; tokenHash: string; now: Date },
): Promise<{ id: string; name: string } | null> {
  // the club first, as whoever invites locks it, so that nobody is invited who has just become a member
  const [club] = await tx.query<{ id: string; name: string }>(sql`
    select c.id, c.name from clubs c join invitations i on i.club_id = c.id
    where i.token_hash = ${tokenHash} and i.expires_at > ${now} and c.closed_at is null for no key update of c`);
  if (!club) return null;
  const [member] = await tx.query<{ user_id: string; role: MembershipRole }>(sql`
    with accepted as (
      delete from invitations where token_hash = ${tokenHash} returning club_id, user_id, role, permissions
    )
    insert into memberships (club_id, user_id, role, permissions)
    select club_id, user_id, role, permissions from accepted returning user_id, role`);
  if (!member) return null;
  const { user_id: userId, role } = member;
  const object = { type: 'user', id: userId };
  await audit(tx, { requestId, actorId: userId, role, clubId: club.id, action: 'member.accept', object });
  return club;
}
