import type { MembershipRole } from '@canchero/shared-contracts/club';
import { PERMISSIONS, type Permission, type PermissionMap } from '@canchero/shared-contracts/core';
import type { PlanId } from '@canchero/shared-contracts/subscription';

/** What someone is at a club. `role` null: a super admin who is no member. */
export interface Standing {
  role: MembershipRole | null;
  /** Of the membership; they replace what the plan gives, key by key. */
  permissions: Partial<PermissionMap> | null;
  plan: PlanId;
}

/**
 * What someone is at a club, by their membership (`role` null: none); null when it is not for them.
 * Super admins stand everywhere, and above what a membership as staff grants.
 */
export function standingAt({ role, permissions, plan }: Standing, isSuperAdmin: boolean): Standing | null {
  if (isSuperAdmin) return { role: role === 'staff' ? null : role, permissions: null, plan };
  return role && { role, permissions, plan };
}

/** What only some plans include. Consumptions on court are in every plan; the buffet and its items are not. */
const PLANS_WITH: Partial<Record<Permission, readonly PlanId[]>> = {
  buffet: ['premium_plus', 'enterprise'],
  items: ['premium_plus', 'enterprise'],
};

const mapOf = (holds: (permission: Permission) => boolean): PermissionMap =>
  Object.fromEntries(PERMISSIONS.map((permission) => [permission, holds(permission)])) as PermissionMap;

export const NO_PERMISSIONS: PermissionMap = mapOf(() => false);

/** Of a super admin before a club is chosen: to choose one, and what is their own. */
export const SUPER_ADMIN_WITHOUT_CLUB: PermissionMap = { ...NO_PERMISSIONS, club_selection: true, profile: true };

/**
 * The permission map of someone at a club. Owners, managers and super admins hold all that the plan includes;
 * staff hold what their membership grants, of that. Nothing is granted that was not said.
 */
export function permissionsAt({ role, permissions, plan }: Standing): PermissionMap {
  const included = (permission: Permission) => PLANS_WITH[permission]?.includes(plan) ?? true;
  const granted = (permission: Permission) => role !== 'staff' || permissions?.[permission] === true;
  return mapOf((permission) => included(permission) && granted(permission));
}

/** Where the map comes from, as clients are told. */
export const sourceOf = ({ role, permissions }: Standing) =>
  role === 'staff' && permissions ? 'custom_override' : 'plan_default';
