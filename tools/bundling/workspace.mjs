import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Root of the repository. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Names of the remotes on disk, by name: every `mfe-*` folder with sources. */
export function remoteNames() {
  return readdirSync(ROOT)
    .filter((name) => name.startsWith('mfe-') && existsSync(path.join(ROOT, name, 'remote.ts')))
    .sort();
}

/** @param {string} dir absolute or relative to the root */
export function readPackage(dir) {
  return JSON.parse(readFileSync(path.resolve(ROOT, dir, 'package.json'), 'utf8'));
}
