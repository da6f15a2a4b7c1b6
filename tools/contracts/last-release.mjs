import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { build } from '../bundling/build.mjs';
import { ROOT } from '../bundling/workspace.mjs';
import { builtVersion, releaseNames } from '../releases/store.mjs';

const FOLDER = path.join(ROOT, 'e2e/last-release');
const ARCHIVE = path.join(FOLDER, 'archive.json.br');
const CHECKSUMS = path.join(FOLDER, 'checksums.json');
/** Compressed copies, which the service can do without. */
const COMPRESSED = /\.(br|gz)$/;

const checksum = (bytes) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/**
 * Builds the shell and all remotes and keeps their files as those of the last release: an archive of the files by path,
 * `<name>/<version>/<file>`, and a checksum of each.
 * @param {string} contracts version of the contracts
 * @returns {Promise<number>} size of the archive in bytes
 */
export async function recordLastRelease(contracts) {
  await build();
  const files = (await Promise.all(releaseNames().map(filesOf))).flat();
  const texts = Object.fromEntries(files.map(([file, bytes]) => [file, bytes.toString('latin1')]));
  const checksums = Object.fromEntries(files.map(([file, bytes]) => [file, checksum(bytes)]));
  const archive = zlib.brotliCompressSync(JSON.stringify(texts), {
    params: { [zlib.constants.BROTLI_PARAM_LGWIN]: 24 },
  });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(ARCHIVE, archive);
  writeFileSync(CHECKSUMS, `${JSON.stringify({ contracts, files: checksums }, null, 2)}\n`);
  return archive.length;
}

async function filesOf(name) {
  const dist = path.join(ROOT, name, 'dist');
  const version = await builtVersion(name);
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => [`${name}/${version}/${path.relative(dist, file).split(path.sep).join('/')}`, readFileSync(file)]);
}

/**
 * Reads the files of the last release.
 * @returns {{contracts: string, files: Map<string, Buffer>}} by path, `<name>/<version>/<file>`
 * @throws {Error} if a file is not the one that was recorded
 */
export function readLastRelease() {
  const { contracts, files: checksums } = JSON.parse(readFileSync(CHECKSUMS, 'utf8'));
  const texts = JSON.parse(zlib.brotliDecompressSync(readFileSync(ARCHIVE)).toString());
  const files = new Map(Object.entries(texts).map(([file, text]) => [file, Buffer.from(text, 'latin1')]));
  const altered = alteredFiles(files, checksums);
  if (altered.length) throw new Error(`Not as recorded in e2e/last-release: ${altered.join(', ')}`);
  return { contracts, files };
}

/** Lists files that are not the recorded ones, missing or too many. @param {Map<string, Buffer>} files */
export const alteredFiles = (files, checksums) =>
  [...new Set([...files.keys(), ...Object.keys(checksums)])].filter(
    (file) => !files.has(file) || checksum(files.get(file)) !== checksums[file],
  );

/**
 * Puts files of the last release into a release store.
 * @param {string} releasesDir @param {(name: string) => boolean} wanted by name: the shell or a remote
 */
export function storeLastRelease(releasesDir, wanted) {
  for (const [file, bytes] of readLastRelease().files) {
    if (!wanted(file.slice(0, file.indexOf('/')))) continue;
    mkdirSync(path.dirname(path.join(releasesDir, file)), { recursive: true });
    writeFileSync(path.join(releasesDir, file), bytes);
  }
}
