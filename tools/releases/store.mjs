import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../build/workspace.mjs';

/** @param {string} name a remote that has been built @returns {Promise<string>} the version of what is in its `dist` */
export async function builtVersion(name) {
  return (await readFile(path.join(ROOT, '.cache/build', name), 'utf8')).slice(0, 10);
}

/**
 * Puts a built remote into the release store, as `<releasesDir>/<name>/<version>/`. A release never changes:
 * one that is there already stays. It appears under its name whole or not at all.
 * @param {string} name of the remote @param {string} releasesDir
 * @returns {Promise<{name: string, version: string, added: boolean}>}
 */
export async function storeRelease(name, releasesDir) {
  const version = await builtVersion(name);
  const target = path.join(releasesDir, name, version);
  if (await exists(target)) return { name, version, added: false };
  const unfinished = path.join(releasesDir, name, `.${version}-${process.pid}`);
  await mkdir(path.dirname(unfinished), { recursive: true });
  await cp(path.join(ROOT, name, 'dist'), unfinished, { recursive: true });
  try {
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!(await exists(target))) throw error;
    return { name, version, added: false };
  }
  return { name, version, added: true };
}

const exists = (file) =>
  stat(file).then(
    () => true,
    () => false,
  );
