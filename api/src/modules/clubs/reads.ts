import type { MembershipRole } from '@canchero/shared-contracts/club';
import type { PermissionMap } from '@canchero/shared-contracts/core';
import type { PlanId } from '@canchero/shared-contracts/subscription';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

export interface ClubMembership {
  role: MembershipRole;
  /** Replaces what the plan gives; null: as the plan gives. */
  permissions: Partial<PermissionMap> | null;
  plan: PlanId;
}

/** A user's membership of a club with the plan it lives on; null for everyone who is not a member. */
export async function accessOf(tx: Tx, clubId: string, userId: string): Promise<ClubMembership | null> {
  const [row] = await tx.prepared<ClubMembership>(
    'access_of',
    `select m.role, m.permissions, plan_of(c.owner_id) as plan
     from memberships m join clubs c on c.id = m.club_id
     where m.club_id = $1::uuid and m.user_id = $2::uuid`,
    [clubId, userId],
  );
  return row ?? null;
}

/** The clubs a user works at, their own first; needs a platform transaction. */
export async function clubIdsOf(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx.query<{ club_id: string }>(sql`
    select club_id from memberships where user_id = ${userId} order by role = 'owner' desc, created_at, club_id`);
  return rows.map((row) => row.club_id);
}

/** The plan a club lives on, or null when there is no such club: for super admins, who are members of none. */
export async function planOfClub(tx: Tx, clubId: string): Promise<PlanId | null> {
  const [row] = await tx.query<{ plan: PlanId }>(sql`
    select plan_of(owner_id) as plan from clubs where id = ${clubId}`);
  return row?.plan ?? null;
}
