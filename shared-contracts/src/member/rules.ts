import type { MembershipRole } from '../club/vocabulary';
import { PERMISSIONS, type Permission, type PermissionMap } from '../core/permission';
import type { GivenRole } from './vocabulary';

/** Caller who grants. `role` is null for a super admin. */
export interface Granter {
  userId: string;
  role: MembershipRole | null;
  can(permission: Permission): boolean;
}

export type GrantProblem =
  | { kind: 'owner_membership' }
  | { kind: 'own_membership' }
  | { kind: 'rights_exceeded'; permissions: Permission[] };

/**
 * Checks what a caller may grant: owners and super admins appoint managers; others who configure the club grant
 * permissions to staff, and no more than they hold.
 */
export const mayGiveRole = ({ role }: Pick<Granter, 'role'>, given: GivenRole) =>
  given === 'staff' || role === 'owner' || role === null;

/**
 * Checks whether someone may touch a membership (null: a new one) and grant what is `wanted` (null: take it away).
 * Returns the problem, or null if they may.
 */
export function checkGrant(
  granter: Granter,
  target: { userId: string; role: MembershipRole } | null,
  wanted: { role: GivenRole; permissions: Partial<PermissionMap> } | null,
): GrantProblem | null {
  if (target?.role === 'owner') return { kind: 'owner_membership' };
  if (target?.userId === granter.userId) return { kind: 'own_membership' };
  if (target && !mayGiveRole(granter, target.role as GivenRole)) return { kind: 'rights_exceeded', permissions: [] };
  if (!wanted) return null;
  if (!mayGiveRole(granter, wanted.role)) return { kind: 'rights_exceeded', permissions: [] };
  if (granter.role !== 'staff') return null;
  const permissions = PERMISSIONS.filter((name) => wanted.permissions[name] === true && !granter.can(name));
  return permissions.length > 0 ? { kind: 'rights_exceeded', permissions } : null;
}
