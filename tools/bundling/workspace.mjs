import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Path of the repository's root. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Lists the names of all remotes, sorted: every `mfe-*` folder with sources. */
export function remoteNames() {
  return readdirSync(ROOT)
    .filter((name) => name.startsWith('mfe-') && existsSync(path.join(ROOT, name, 'remote.ts')))
    .sort();
}

/** Reads a package.json. @param {string} dir absolute or relative to the root */
export function readPackage(dir) {
  return JSON.parse(readFileSync(path.resolve(ROOT, dir, 'package.json'), 'utf8'));
}
