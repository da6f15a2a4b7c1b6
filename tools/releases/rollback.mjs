import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from '../bundling/build.mjs';
import { ROOT } from '../bundling/workspace.mjs';
import { say } from '../process/progress.mjs';
import { run } from '../process/run.mjs';
import { serviceSettings } from '../service/settings.mjs';

const SERVER = path.join(ROOT, 'api/dist/main.mjs');

/**
 * Makes the running service go back to the release before the active one. Builds nothing but a missing api: the files of
 * the release are in the store.
 * @param {string} name `shell` or e.g. `mfe-agenda`
 */
export async function rollback(name) {
  if (!existsSync(SERVER)) await build(['api']);
  const { releasesDir } = serviceSettings();
  const args = [SERVER, 'rollback', name];
  const { code, output } = await run(process.execPath, args, { env: { RELEASES_DIR: releasesDir } });
  if (code !== 0) throw new Error(`${name} could not be rolled back: ${output.trim()}`);
  say(output.trim());
}
