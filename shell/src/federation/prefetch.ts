import { preferences } from '../i18n/preferences';
import { firstScreenShown } from '../parts/first-screen';
import { prefetchApp, prepareApp } from './load-module';
import { remotes } from './remotes';
import { matchRoute } from './route-table';

const asked = new Set<string>();

/**
 * Fetches the code of a page ahead, once, unless the user saves data, and runs it when the page is idle. Quiet: a
 * failure shows when the page is visited.
 */
export async function prefetchPage(path: string): Promise<void> {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const match = matchRoute(remotes.getState().releases, path);
  if (!match) return;
  const { release, route } = match;
  const key = `${release.name}@${release.version} ${route.path}`;
  if (asked.has(key)) return;
  asked.add(key);
  if (!(await prefetchApp(release, route.screen))) return;
  await idle();
  await prepareApp(release, preferences.getState().language);
}

/** Fetches the pages of a menu ahead, one after the other in its order, whenever the page is idle. */
export async function prefetchMenu(paths: readonly string[]): Promise<void> {
  await firstScreenShown;
  for (const path of paths) {
    await idle();
    await prefetchPage(path);
  }
}

/** Resolves at an idle moment. Safari has no `requestIdleCallback`. */
const idle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 5000 });
    else setTimeout(resolve, 500);
  });
