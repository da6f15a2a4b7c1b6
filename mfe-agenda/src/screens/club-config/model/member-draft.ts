import { PERMISSIONS, type Permission, type PermissionMap } from '@canchero/shared-contracts/core';
import type { GivenRole, Member } from '@canchero/shared-contracts/member';

/** Values of the member form. Each permission is a field, so that two people can change different ones at once. */
export interface MemberDraft extends PermissionMap {
  email: string;
  role: GivenRole;
}

/** Permissions preselected for a new member. */
const USUAL: readonly Permission[] = ['schedule', 'booking', 'players', 'club_selection', 'profile'];

/** Returns all permissions, each with whether a test holds for it. */
const permissionsThat = (are: (name: Permission) => boolean) =>
  Object.fromEntries(PERMISSIONS.map((name) => [name, are(name)])) as PermissionMap;

export const newMember = (): MemberDraft => ({
  email: '',
  role: 'staff',
  ...permissionsThat((name) => USUAL.includes(name)),
});

export const memberDraftOf = ({ email, role, permissions }: Member): MemberDraft => ({
  email,
  role: role === 'manager' ? 'manager' : 'staff',
  ...permissionsThat((name) => permissions[name] === true),
});

/** Maps a draft to the role and permissions of the request, which names granted permissions only. */
export const grantOf = (draft: MemberDraft): { role: GivenRole; permissions: Partial<PermissionMap> } => ({
  role: draft.role,
  permissions: Object.fromEntries(PERMISSIONS.filter((name) => draft[name]).map((name) => [name, true])),
});
