import type { RemoteRelease, RemoteRoute } from '@canchero/shared-contracts/federation';
import { matchPath } from '@canchero/shared-contracts/router';

export interface RemoteMatch {
  release: RemoteRelease;
  route: RemoteRoute;
}

/** Returns the remote's screen at a path, or null; if several match, the one with fewer parameters. */
export function matchRoute(releases: readonly RemoteRelease[], pathname: string): RemoteMatch | null {
  const fitting = releases.flatMap((release) =>
    release.routes.filter(({ path }) => matchPath(path, pathname)).map((route) => ({ release, route })),
  );
  const parameters = ({ route }: RemoteMatch) => route.path.split(/[:*]/).length;
  return fitting.sort((a, b) => parameters(a) - parameters(b))[0] ?? null;
}
