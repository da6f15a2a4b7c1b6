import { PERMISSIONS, type Permission, type PermissionMap } from '@canchero/shared-contracts/core';
import type { GivenRole, Member } from '@canchero/shared-contracts/member';

/** A member of the team as typed. */
export interface MemberDraft {
  email: string;
  role: GivenRole;
  granted: Permission[];
}

/** What someone new at the desk usually does. */
const USUAL: readonly Permission[] = ['schedule', 'booking', 'players', 'club_selection', 'profile'];

export const newMember = (): MemberDraft => ({ email: '', role: 'staff', granted: [...USUAL] });

export const memberDraftOf = ({ email, role, permissions }: Member): MemberDraft => ({
  email,
  role: role === 'manager' ? 'manager' : 'staff',
  granted: PERMISSIONS.filter((name) => permissions[name]),
});

export const withGrant = (granted: readonly Permission[], name: Permission, on: boolean): Permission[] =>
  PERMISSIONS.filter((one) => (one === name ? on : granted.includes(one)));

/** What is sent: only what is granted is named. */
export const grantOf = ({ role, granted }: MemberDraft): { role: GivenRole; permissions: Partial<PermissionMap> } => ({
  role,
  permissions: Object.fromEntries(granted.map((name) => [name, true])),
});
