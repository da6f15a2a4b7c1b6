import { PERMISSIONS, type Permission, type PermissionMap } from '@canchero/shared-contracts/core';
import type { GivenRole, Member } from '@canchero/shared-contracts/member';

/** Values of the member form. */
export interface MemberDraft {
  email: string;
  role: GivenRole;
  granted: Permission[];
}

/** Permissions preselected for a new member. */
const USUAL: readonly Permission[] = ['schedule', 'booking', 'players', 'club_selection', 'profile'];

export const newMember = (): MemberDraft => ({ email: '', role: 'staff', granted: [...USUAL] });

export const memberDraftOf = ({ email, role, permissions }: Member): MemberDraft => ({
  email,
  role: role === 'manager' ? 'manager' : 'staff',
  granted: PERMISSIONS.filter((name) => permissions[name]),
});

export const withGrant = (granted: readonly Permission[], name: Permission, on: boolean): Permission[] =>
  PERMISSIONS.filter((one) => (one === name ? on : granted.includes(one)));

/** Maps a draft to the role and permissions of the request, which names granted permissions only. */
export const grantOf = ({ role, granted }: MemberDraft): { role: GivenRole; permissions: Partial<PermissionMap> } => ({
  role,
  permissions: Object.fromEntries(granted.map((name) => [name, true])),
});
