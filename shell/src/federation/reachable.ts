import { holds } from '@canchero/shared-contracts/core';
import type { RemoteRelease, RemoteRoute } from '@canchero/shared-contracts/federation';
import { useStore } from '@canchero/shared-contracts/kit';
import type { LinkRole, PermissionState } from '@canchero/shared-contracts/mfe';
import { permissions } from '../permissions/permission-store';
import { remotes } from './remotes';
import { matchRoute } from './route-table';

/** Checks whether the gate of a route is open. All are while the permissions are loading or could not be loaded. */
export const mayOpen = ({ gate, gate_mode }: RemoteRoute, held: PermissionState): boolean =>
  gate === undefined || held.status !== 'loaded' || holds(held.permissions, gate, gate_mode);

/** Checks whether a path, with or without a query, leads to a remote's screen that the user may open. */
export function isReachable(releases: readonly RemoteRelease[], path: string, held: PermissionState): boolean {
  const match = matchRoute(releases, path.replace(/[?#].*/, ''));
  return match !== null && mayOpen(match.route, held);
}

/** Returns the path of the place that a remote has for a role; null if none has, or the user may not open it. */
export function useLinkTo(role: LinkRole): string | null {
  const { releases } = useStore(remotes);
  const held = useStore(permissions);
  const paths = releases.flatMap(({ links }) => links?.[role] ?? []);
  return paths.find((path) => isReachable(releases, path, held)) ?? null;
}
