import { loadApp } from './load-module';
import { freshenRemotes, remotes } from './remotes';
import { matchRoute } from './route-table';

/** Fetches the remote of the first screen beside everything else that its guards still wait for. */
export function preloadRemote(pathname: string): void {
  void freshenRemotes().then(() => {
    const match = matchRoute(remotes.getState().releases, pathname);
    // a failure is the outlet's to show and to retry
    if (match) loadApp(match.release).catch(() => {});
  });
}
