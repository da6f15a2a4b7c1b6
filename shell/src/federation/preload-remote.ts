import { loadApp } from './load-module';
import { refreshRemotes, remotes } from './remotes';
import { matchRoute } from './route-table';

/** Fetches the remote of the first screen while its guards still wait for their data. */
export function preloadRemote(pathname: string): void {
  void refreshRemotes().then(() => {
    const match = matchRoute(remotes.getState().releases, pathname);
    // the outlet shows a failure and retries it
    if (match) loadApp(match.release).catch(() => {});
  });
}
