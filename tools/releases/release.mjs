import { build } from '../bundling/build.mjs';
import { say } from '../process/progress.mjs';
import { serviceSettings } from '../service/settings.mjs';
import { activateRelease } from './activate.mjs';
import { releaseNames, storeRelease } from './store.mjs';

/**
 * Builds, stores and activates one remote or the shell.
 * @param {string | undefined} name `shell` or e.g. `mfe-agenda`
 * @returns {Promise<{name: string, version: string, added: boolean}>}
 */
export async function release(name) {
  if (!name || !releaseNames().includes(name)) {
    throw new Error(`Name one: npm run release <${releaseNames().join('|')}>`);
  }
  const { releasesDir } = serviceSettings();
  await build([name, 'api']);
  const stored = await storeRelease(name, releasesDir);
  await activateRelease(stored, releasesDir);
  say(`${name} ${stored.version} is ${stored.added ? 'released' : 'active again'} in ${releasesDir}`);
  return stored;
}
