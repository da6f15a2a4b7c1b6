import type { RemoteRelease } from '@canchero/shared-contracts/federation';

/** Returns the paths that remotes have for `/go/<role>/<id>`, filled in; none for an address of another form. */
export function pathsOfPlace(pathname: string, releases: readonly Pick<RemoteRelease, 'links'>[]): string[] {
  const [, , role = '', id] = pathname.split('/');
  return releases.flatMap(({ links }) => {
    const path = links && Object.hasOwn(links, role) ? links[role] : undefined;
    const filled = path?.replace(/:id\b/, id ?? ':id');
    return filled && !filled.includes(':id') ? [filled] : [];
  });
}
