import type { MembershipRole } from '@canchero/shared-contracts/club';
import { PERMISSIONS, type Permission, type PermissionMap } from '@canchero/shared-contracts/core';

/** Standing of someone at a club. */
export interface Standing {
  /** Null for a super admin who entered the club. */
  role: MembershipRole | null;
  /** Permissions of the membership, which replace what the plan gives, key by key. */
  permissions: Partial<PermissionMap> | null;
  /** True if the plan includes the buffet. */
  has_buffet: boolean;
  /** True if the team waits for a plan that includes one, and they are not the owner. */
  waits?: boolean;
}

/** Data that the database has of someone at a club; `role` is null without a membership. */
export type Membership = Omit<Standing, 'waits'> & {
  /** Instant from which the members beside the owner wait; null if the plan has a team. */
  team_waits_from: string | null;
  /** True if a super admin who entered the club may change it; null if none entered. */
  may_write: boolean | null;
};

/**
 * Returns the role and rights of someone by their membership; null if they have no access to the club. The rights of a
 * super admin who entered the club replace those of a membership of their own.
 */
export function standingAt(
  { role, permissions, has_buffet, team_waits_from, may_write }: Membership,
  now: Date,
): Standing | null {
  if (may_write !== null) return { role: null, permissions: null, has_buffet };
  const waits = role !== 'owner' && team_waits_from !== null && new Date(team_waits_from) <= now;
  return role && { role, permissions, has_buffet, waits };
}

/** Permissions that only a plan with a buffet opens. */
const OF_BUFFET: readonly Permission[] = ['buffet', 'items'];

const mapOf = (holds: (permission: Permission) => boolean): PermissionMap =>
  Object.fromEntries(PERMISSIONS.map((permission) => [permission, holds(permission)])) as PermissionMap;

export const NO_PERMISSIONS: PermissionMap = mapOf(() => false);

/** Permissions of a user without a club, or with a team that waits: to choose a club, and to see their own profile. */
export const OUTSIDE_CLUBS: PermissionMap = { ...NO_PERMISSIONS, club_selection: true, profile: true };

/**
 * Returns the permission map of someone at a club. Owners, managers and super admins who entered hold all that the plan
 * includes; staff hold what their membership grants, of that. Nothing is granted by default, and a member who waits for
 * a plan with a team has no permission at the club.
 */
export function permissionsAt({ role, permissions, has_buffet, waits }: Standing): PermissionMap {
  if (waits) return OUTSIDE_CLUBS;
  const granted = (permission: Permission) => role !== 'staff' || permissions?.[permission] === true;
  return mapOf((permission) => (has_buffet || !OF_BUFFET.includes(permission)) && granted(permission));
}

/** Names the source of the map, for clients. */
export const sourceOf = ({ role, permissions }: Standing) =>
  role === 'staff' && permissions ? 'custom_override' : 'plan_default';
