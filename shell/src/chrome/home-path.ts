import type { User } from '@canchero/shared-contracts/auth';
import type { RemoteRelease } from '@canchero/shared-contracts/federation';
import type { PermissionState } from '@canchero/shared-contracts/mfe';
import { mayOpen } from '../federation/reachable';
import { menuEntries } from './menu-entries';
import { sidebarGroups } from './sidebar-entries';

/**
 * Returns the path of the first screen: of those that remotes name as a home the first that the user may open, else the
 * first entry of the menu, else the profile.
 */
export function homePath(
  releases: readonly RemoteRelease[],
  held: PermissionState,
  user: Pick<User, 'roles' | 'role'> | null,
): string {
  const homes = releases
    .flatMap(({ routes }) => routes)
    .flatMap((route) => (route.home !== undefined && mayOpen(route, held) ? [{ ...route, home: route.home }] : []))
    .sort((a, b) => a.home - b.home);
  const [first] = sidebarGroups(menuEntries(releases), held, user, 'es').flatMap(({ entries }) => entries);
  return homes[0]?.path ?? first?.path ?? '/profile';
}
