import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './workspace.mjs';

const OUTPUTS = new Set(['node_modules', 'dist', '.cache', 'coverage', 'test-results']);
const TEST = /\.(test|race|spec)\.[cm]?[jt]sx?$/;

/** Lists the files below `target` (a file or folder, relative to the root) that can change a build, sorted. */
function sources(target) {
  const full = path.join(ROOT, target);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return TEST.test(target) ? [] : [target];
  return readdirSync(full)
    .filter((name) => !OUTPUTS.has(name))
    .sort()
    .flatMap((name) => sources(path.join(target, name)));
}

/**
 * Hashes everything that goes into a build: the given files and folders, the contracts, the build tools, the lockfile.
 * Tests are left out, so that a new test makes no new release.
 * @param {string[]} targets files or folders relative to the root
 * @returns {string} hex
 */
export function inputsHash(targets) {
  const hash = createHash('sha256');
  for (const file of [...targets, 'shared-contracts', 'tools/bundling', 'pnpm-lock.yaml'].flatMap(sources)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(ROOT, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Returns the version of a remote: ten hex digits of its content hash. @param {string} name e.g. `mfe-agenda` */
export const contentVersion = (name) => inputsHash([name]).slice(0, 10);
