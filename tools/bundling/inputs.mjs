import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './workspace.mjs';

/** Folders without sources of a build; `released` has the record of the contracts' last release. */
const SKIPPED = new Set(['node_modules', 'dist', '.cache', 'coverage', 'test-results', 'released']);
const TEST_OR_TEXT = /\.(test|race|spec)\.[cm]?[jt]sx?$|\.md$/;

/** Lists the files below `target` (a file or folder, relative to the root) that can change a build, sorted. */
function sources(target) {
  const full = path.join(ROOT, target);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return TEST_OR_TEXT.test(target) ? [] : [target];
  return readdirSync(full)
    .filter((name) => !SKIPPED.has(name))
    .sort()
    .flatMap((name) => sources(path.join(target, name)));
}

/**
 * Hashes everything that goes into a build: the given files and folders, the contracts, the build tools, the lockfile.
 * Tests and documents are left out, so that they make no new release.
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
