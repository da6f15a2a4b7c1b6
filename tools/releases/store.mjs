import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { ROOT, remoteNames } from '../bundling/workspace.mjs';
import { writeFirstLoad } from './first-load.mjs';

/** Names of what is released by itself: the shell and each remote. */
export const releaseNames = () => ['shell', ...remoteNames()];

/** @param {string} name `shell` or a remote, built @returns {Promise<string>} version of the build in its `dist` */
export async function builtVersion(name) {
  return (await readFile(path.join(ROOT, '.cache/build', name), 'utf8')).slice(0, 10);
}

const distOf = (name) => path.join(ROOT, name, 'dist');

/**
 * Puts a build into the release store, as `<releasesDir>/<name>/<version>/`.
 * @param {string} name `shell` or a remote @param {string} releasesDir
 * @param {string} [dist] folder of the build, by default that of its package
 * @returns {Promise<{name: string, version: string, added: boolean}>}
 */
export async function storeRelease(name, releasesDir, dist = distOf(name)) {
  const version = await builtVersion(name);
  const target = path.join(releasesDir, name, version);
  if (dist === distOf(name)) writeFirstLoad(name);
  return { name, version, added: await copyRelease(dist, target, String(process.pid)) };
}

/**
 * Copies a release into the store. A release never changes, so an existing one is left alone. It appears whole or not
 * at all.
 * @param {string} dist @param {string} target @param {string} writer distinguishes processes that copy at the same time
 * @returns {Promise<boolean>} false if the store had it already
 */
export async function copyRelease(dist, target, writer) {
  if (await exists(target)) return false;
  const unfinished = path.join(path.dirname(target), `.${path.basename(target)}-${writer}`);
  await mkdir(path.dirname(unfinished), { recursive: true });
  await cp(dist, unfinished, { recursive: true });
  try {
    await rename(unfinished, target);
    return true;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (await exists(target)) return false;
    throw error;
  }
}

const exists = (file) =>
  stat(file).then(
    () => true,
    () => false,
  );
