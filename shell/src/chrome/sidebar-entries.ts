import type { User } from '@canchero/shared-contracts/auth';
import type { Language } from '@canchero/shared-contracts/core';
import type { RemoteNavEntry } from '@canchero/shared-contracts/federation';
import type { PermissionState } from '@canchero/shared-contracts/mfe';

export type NavGroup = RemoteNavEntry['group'];
/** Order of the menu's groups. */
export const NAV_ORDER = ['main', 'management', 'sales', 'reports', 'config'] as const satisfies readonly NavGroup[];

export interface SidebarEntry {
  path: string;
  label: string;
  icon: string;
}

/** Checks whether the user sees an entry. All entries show while the permissions are loading or could not be loaded. */
function isVisible(entry: RemoteNavEntry, held: PermissionState, user: Pick<User, 'roles' | 'role'> | null): boolean {
  const roles: readonly string[] = user ? [...user.roles, user.role] : [];
  if (entry.role !== undefined && !roles.includes(entry.role)) return false;
  return entry.permission === undefined || held.status !== 'loaded' || held.permissions[entry.permission] === true;
}

/** Returns the visible entries in groups, without empty groups. */
export function sidebarGroups(
  entries: readonly RemoteNavEntry[],
  held: PermissionState,
  user: Pick<User, 'roles' | 'role'> | null,
  language: Language,
): { group: NavGroup; entries: SidebarEntry[] }[] {
  const visible = entries.filter((entry) => isVisible(entry, held, user)).sort((a, b) => a.sort - b.sort);
  return NAV_ORDER.map((group) => ({
    group,
    entries: visible
      .filter((entry) => entry.group === group)
      .map(({ path, label, icon }) => ({ path, label: label[language], icon })),
  })).filter((group) => group.entries.length > 0);
}
