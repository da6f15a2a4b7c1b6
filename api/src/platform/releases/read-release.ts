import fs from 'node:fs/promises';
import path from 'node:path';
import { FirstLoad, REMOTE_NAME, RemoteDescriptor } from '@canchero/shared-contracts/federation/schema';
import { z } from 'zod';
import { checksumOf, damagedFile } from './check-files';

/** Name of the shell's releases in the store, beside those of the remotes. */
export const SHELL = 'shell';
export const MANIFEST = 'mf-manifest.json';
export const PAGE = 'index.html';
const DESCRIPTOR = 'remote.json';
/** File beside the shell's page with the version of the contracts that it provides. */
const CONTRACTS = 'contracts.json';
/** File beside the shell's page with the checksums of its scripts and style sheets. */
const CHECKSUMS = 'checksums.json';
/** File with the release's first load, which is about the build and no part of it. */
export const FIRST_LOAD = 'first-load.json';
/** Name of the empty file that marks a folder as an instance's copy of a release whose files the database has. */
export const COPY = '.copy';
/** Pattern of the names of releases in the store. */
export const NAME = new RegExp(`^shell$|${REMOTE_NAME.source}`);
export const VERSION = /^[a-zA-Z0-9][\w.-]{0,59}$/;

interface ReleaseFolder {
  name: string;
  version: string;
  /** Hash of the manifest or of the shell's page, as `sha256-<base64>`. */
  integrity: string;
  /** Time at which the manifest or page was written; the newest release has the latest. */
  builtAt: Date;
  /** Bytes of its files, without their compressed copies. */
  size: number;
  /** First load that comes nearest to its budget; null for a build that does not say. */
  firstLoad: FirstLoad | null;
  /** True if the instance made the folder from the files in the database. */
  isCopy: boolean;
}

export interface StoredRemote extends ReleaseFolder {
  kind: 'remote';
  descriptor: RemoteDescriptor;
}

export interface StoredShell extends ReleaseFolder {
  kind: 'shell';
  /** Paths of its files, the page apart. */
  files: ReadonlySet<string>;
  /** Version of the contracts that it provides; null for one that does not say. */
  contracts: string | null;
}

/** Release in the store. Its files never change. */
export type StoredRelease = StoredRemote | StoredShell;

export type Release = Pick<StoredRelease, 'name' | 'version'>;

/** Identifies a release in maps. */
export const keyOf = ({ name, version }: Release): string => `${name}/${version}`;

/** The folder is not a release; the message says what is wrong with it. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}

/** A file of the release is missing or altered. */
export class DamagedReleaseError extends ReleaseError {
  constructor(
    release: Pick<StoredRelease, 'name' | 'version'>,
    readonly file: string,
  ) {
    super(`${release.name} ${release.version} is damaged: ${file} is missing or does not have its checksum`);
  }
}

/** Checksums by path; a build of another toolchain has none. */
const Checksums = z.record(z.string(), z.string());
const Manifest = z.object({
  metaData: z.object({ canchero: z.object({ integrity: Checksums.optional() }).optional() }).optional(),
});

/**
 * Reads a release of the store and checks its files.
 * @throws ReleaseError
 * @throws DamagedReleaseError if a file does not have the checksum that the manifest or the shell's build gives
 */
export async function readRelease(store: string, name: string, version: string): Promise<StoredRelease> {
  if (!NAME.test(name) || !VERSION.test(version))
    throw new ReleaseError(`${name} ${version} is not the name of a release`);
  const folder = path.join(store, name, version);
  try {
    const files = await filesIn(folder);
    const size = await sizeOf(folder, files);
    const isCopy = files.has(COPY);
    const firstLoad = files.has(FIRST_LOAD) ? await firstLoadIn(folder) : null;
    if (name === SHELL) {
      const { text: _, ...page } = await hashOf(path.join(folder, PAGE));
      const contracts = await contractsIn(folder);
      await checkFiles({ name, version }, folder, await checksumsIn(folder));
      const served = new Set([...files].filter((file) => file !== PAGE && file !== COPY));
      return { kind: 'shell', name, version, files: served, contracts, size, firstLoad, isCopy, ...page };
    }
    const descriptor = RemoteDescriptor.parse(JSON.parse(await fs.readFile(path.join(folder, DESCRIPTOR), 'utf8')));
    if (descriptor.name !== name) throw new Error(`${DESCRIPTOR} is of ${descriptor.name}`);
    const { text, ...manifest } = await hashOf(path.join(folder, MANIFEST));
    const { metaData } = Manifest.parse(JSON.parse(text));
    await checkFiles({ name, version }, folder, metaData?.canchero?.integrity ?? {});
    return { kind: 'remote', name, version, descriptor, size, firstLoad, isCopy, ...manifest };
  } catch (cause) {
    if (cause instanceof ReleaseError) throw cause;
    throw new ReleaseError(`${folder} is not a release: ${(cause as Error).message}`, { cause });
  }
}

async function hashOf(file: string) {
  const bytes = await fs.readFile(file);
  return { text: bytes.toString(), integrity: checksumOf(bytes), builtAt: (await fs.stat(file)).mtime };
}

const firstLoadIn = async (folder: string): Promise<FirstLoad> =>
  FirstLoad.parse(JSON.parse(await fs.readFile(path.join(folder, FIRST_LOAD), 'utf8')));

async function contractsIn(folder: string): Promise<string | null> {
  const text = await fs.readFile(path.join(folder, CONTRACTS), 'utf8').catch(() => null);
  return text && z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}

async function checksumsIn(folder: string): Promise<Record<string, string>> {
  const text = await fs.readFile(path.join(folder, CHECKSUMS), 'utf8').catch(() => '{}');
  return Checksums.parse(JSON.parse(text));
}

async function checkFiles(
  release: Pick<StoredRelease, 'name' | 'version'>,
  folder: string,
  checksums: Readonly<Record<string, string>>,
): Promise<void> {
  const file = await damagedFile(folder, checksums);
  if (file) throw new DamagedReleaseError(release, file);
}

/** Lists the paths of all files below a folder. */
export async function filesIn(folder: string): Promise<Set<string>> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return new Set(files.map((file) => path.relative(folder, file).split(path.sep).join('/')));
}

async function sizeOf(folder: string, files: ReadonlySet<string>): Promise<number> {
  const whole = [...files].filter((file) => !/\.(br|gz)$/.test(file));
  const stats = await Promise.all(whole.map((file) => fs.stat(path.join(folder, file))));
  return stats.reduce((sum, { size }) => sum + size, 0);
}
