import type { User } from '@canchero/shared-contracts/auth';
import type { RemoteRelease, RemoteRoute } from '@canchero/shared-contracts/federation';
import type { PermissionState } from '@canchero/shared-contracts/mfe';
import { mayOpen } from '../federation/reachable';
import { menuEntries } from './menu-entries';
import { sidebarGroups } from './sidebar-entries';

/** Lists the screens that remotes name as a home and the user may open, by their rank. */
export const homesOf = (releases: readonly RemoteRelease[], held: PermissionState): RemoteRoute[] =>
  releases
    .flatMap(({ routes }) => routes)
    .filter((route) => route.home !== undefined && mayOpen(route, held))
    .sort((a, b) => (a.home ?? 0) - (b.home ?? 0));

/**
 * Returns the path of the first screen: the home that the user chose, if it is open, else the first one by rank, else
 * the first entry of the menu, else the profile.
 */
export function homePath(
  releases: readonly RemoteRelease[],
  held: PermissionState,
  user: Pick<User, 'roles' | 'role' | 'home'> | null,
): string {
  const homes = homesOf(releases, held);
  const home = homes.find(({ path }) => path === user?.home) ?? homes[0];
  const [first] = sidebarGroups(menuEntries(releases), held, user, 'es').flatMap(({ entries }) => entries);
  return home?.path ?? first?.path ?? '/profile';
}
