import type { MembershipRole } from '@canchero/shared-contracts/club';
import type { PermissionMap } from '@canchero/shared-contracts/core';
import type { PlanId } from '@canchero/shared-contracts/subscription';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

/** What a user is at a club that exists. */
export interface ClubMembership {
  /** Null for everyone who is not a member. */
  role: MembershipRole | null;
  /** Replaces what the plan gives; null: as the plan gives. */
  permissions: Partial<PermissionMap> | null;
  plan: PlanId;
}

/** A user's membership of a club with the plan it lives on; null when there is no such club. */
export async function accessOf(tx: Tx, clubId: string, userId: string): Promise<ClubMembership | null> {
  const [row] = await tx.prepared<ClubMembership>(
    'access_of',
    sql`select m.role, m.permissions, plan_of(c.owner_id) as plan
     from clubs c left join memberships m on m.club_id = c.id and m.user_id = ${userId}::uuid
     where c.id = ${clubId}::uuid`,
  );
  return row ?? null;
}

/** The clubs a user works at, their own first; needs a platform transaction. */
export async function clubIdsOf(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx.query<{ club_id: string }>(sql`
    select club_id from memberships where user_id = ${userId} order by role = 'owner' desc, created_at, club_id`);
  return rows.map((row) => row.club_id);
}

/** Throws for a club that does not exist. */
export async function clubNameOf(tx: Tx, clubId: string): Promise<string> {
  const [row] = await tx.query<{ name: string }>(sql`select name from clubs where id = ${clubId}`);
  if (!row) throw new Error(`no club ${clubId}`);
  return row.name;
}
