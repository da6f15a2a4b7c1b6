import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../bundling/workspace.mjs';
import { run } from '../process/run.mjs';

/**
 * Registers a release as the active one with the service of a store, running or not.
 * @param {{name: string, version: string}} release @param {string} releasesDir
 */
export async function activateRelease({ name, version }, releasesDir) {
  const args = [path.join(ROOT, 'api/dist/main.mjs'), 'register', name, version];
  const { code, output } = await run(process.execPath, args, { env: { RELEASES_DIR: releasesDir } });
  if (code !== 0) throw new Error(`${name} ${version} could not be registered: ${output.trim()}`);
  await writeFile(lastFile(releasesDir, name), version);
}

/**
 * Activates releases that differ from the last ones activated from here. A choice made since then, such as a rollback
 * in the running service, stays until the sources change.
 * @param {{name: string, version: string}[]} releases @param {string} releasesDir
 */
export async function activateChanged(releases, releasesDir) {
  const activate = async (release) => {
    const last = await readFile(lastFile(releasesDir, release.name), 'utf8').catch(() => '');
    if (last !== release.version) await activateRelease(release, releasesDir);
  };
  // the shell first: what the remotes may need is what it has
  const isShell = ({ name }) => name === 'shell';
  await Promise.all(releases.filter(isShell).map(activate));
  await Promise.all(releases.filter((release) => !isShell(release)).map(activate));
}

const lastFile = (releasesDir, name) => path.join(releasesDir, name, 'last-activated');
