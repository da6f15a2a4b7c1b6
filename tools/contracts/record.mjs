import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACTS_FOLDER } from './shared-modules.mjs';

const NOW = path.join(CONTRACTS_FOLDER, 'api');
const ENDING = '.api.md';

/**
 * API of a version of the contracts, as files in the repository: a report for each module of the contracts, and
 * `versions.json` with the rest.
 * @typedef {{version: string, later: import('./later-parts.mjs').LaterParts, api: import('./compare.mjs').Api}} Contracts
 */

/** Folders of the records: `now` for the current sources, `released` for the last release. */
export const RECORDS = { now: NOW, released: path.join(NOW, 'released') };

/** Reads the record in a folder. @param {string} folder @returns {Contracts | null} null if the folder has no record */
export function readRecord(folder) {
  if (!existsSync(path.join(folder, 'versions.json'))) return null;
  const files = readdirSync(folder).filter((file) => file.endsWith(ENDING));
  const { packages, ...rest } = JSON.parse(readFileSync(path.join(folder, 'versions.json'), 'utf8'));
  const reports = Object.fromEntries(
    files.map((file) => [file.slice(0, -ENDING.length), readFileSync(path.join(folder, file), 'utf8')]),
  );
  return { ...rest, api: { reports, packages } };
}

/** Writes a record into a folder. @param {string} folder @param {Contracts} contracts */
export function writeRecord(folder, { version, later, api }) {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (file.endsWith(ENDING)) rmSync(path.join(folder, file));
  for (const [name, report] of Object.entries(api.reports))
    writeFileSync(path.join(folder, `${name}${ENDING}`), report);
  const text = JSON.stringify({ version, later, packages: api.packages }, null, 1);
  writeFileSync(path.join(folder, 'versions.json'), `${text}\n`);
}
