import type { User } from '@canchero/shared-contracts/auth';
import type { Language } from '@canchero/shared-contracts/core';
import type { RemoteNavEntry } from '@canchero/shared-contracts/federation';
import type { PermissionState } from '@canchero/shared-contracts/mfe';

export type NavGroup = RemoteNavEntry['group'];
/** The shell's own order. */
export const NAV_ORDER = ['main', 'management', 'sales', 'reports', 'config'] as const satisfies readonly NavGroup[];

export interface SidebarEntry {
  path: string;
  label: string;
  icon: string;
}

/** May someone see this entry? Everything shows while the map is loading, and when it could not be loaded. */
function isVisible(entry: RemoteNavEntry, held: PermissionState, user: Pick<User, 'roles' | 'role'> | null): boolean {
  const roles: readonly string[] = user ? [...user.roles, user.role] : [];
  if (entry.role !== undefined && !roles.includes(entry.role)) return false;
  return entry.permission === undefined || held.status !== 'loaded' || held.permissions[entry.permission] === true;
}

/** The menu in groups, in the shell's order, without empty groups. */
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

/** Where someone starts: the agenda if they may, else the first entry of their menu, else their profile. */
export function homePath(
  entries: readonly RemoteNavEntry[],
  held: PermissionState,
  user: Pick<User, 'roles' | 'role'> | null,
): string {
  const paths = sidebarGroups(entries, held, user, 'es').flatMap((group) => group.entries.map(({ path }) => path));
  return paths.includes('/agenda') ? '/agenda' : (paths[0] ?? '/profile');
}
