import { leadsTo, type RemoteDescriptor } from '@canchero/shared-contracts/federation';

/**
 * Finds a route of a remote that another one has already: the page could not tell whose it is.
 * @returns its path and the other remote; null if all are its own
 */
export function foreignRoute(
  { name, routes }: Pick<RemoteDescriptor, 'name' | 'routes'>,
  others: readonly Pick<RemoteDescriptor, 'name' | 'routes'>[],
): { path: string; remote: string } | null {
  for (const other of others) {
    if (other.name === name) continue;
    const clash = routes.find(({ path }) =>
      other.routes.some((theirs) => leadsTo(theirs.path, path) || leadsTo(path, theirs.path)),
    );
    if (clash) return { path: clash.path, remote: other.name };
  }
  return null;
}
