import type { MembershipRole } from '@canchero/shared-contracts/club';
import { PERMISSIONS, type Permission, type PermissionMap } from '@canchero/shared-contracts/core';
import { type PlanId, planIncludes } from '@canchero/shared-contracts/subscription';

/** Standing of someone at a club. */
export interface Standing {
  /** Null for a super admin who is not a member. */
  role: MembershipRole | null;
  /** Permissions of the membership, which replace what the plan gives, key by key. */
  permissions: Partial<PermissionMap> | null;
  plan: PlanId;
}

/**
 * Returns the standing of someone by their membership (`role` null: none); null if the club is not for them. Super
 * admins have one everywhere, above what a membership as staff grants.
 */
export function standingAt({ role, permissions, plan }: Standing, isSuperAdmin: boolean): Standing | null {
  if (isSuperAdmin) return { role: role === 'staff' ? null : role, permissions: null, plan };
  return role && { role, permissions, plan };
}

const mapOf = (holds: (permission: Permission) => boolean): PermissionMap =>
  Object.fromEntries(PERMISSIONS.map((permission) => [permission, holds(permission)])) as PermissionMap;

export const NO_PERMISSIONS: PermissionMap = mapOf(() => false);

/** Permissions of a super admin before a club is chosen: to choose one, and to see their own profile. */
export const SUPER_ADMIN_WITHOUT_CLUB: PermissionMap = { ...NO_PERMISSIONS, club_selection: true, profile: true };

/**
 * Returns the permission map of someone at a club. Owners, managers and super admins hold all that the plan includes;
 * staff hold what their membership grants, of that. Nothing is granted by default.
 */
export function permissionsAt({ role, permissions, plan }: Standing): PermissionMap {
  const granted = (permission: Permission) => role !== 'staff' || permissions?.[permission] === true;
  return mapOf((permission) => planIncludes(plan, permission) && granted(permission));
}

/** Names the source of the map, for clients. */
export const sourceOf = ({ role, permissions }: Standing) =>
  role === 'staff' && permissions ? 'custom_override' : 'plan_default';
