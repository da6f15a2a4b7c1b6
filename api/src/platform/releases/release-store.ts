import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { RemoteDescriptor } from '@canchero/shared-contracts/federation/schema';

export const MANIFEST = 'mf-manifest.json';
const DESCRIPTOR = 'remote.json';
/** Name of the file with the version that `register` asks to activate; removed once that is done. */
const ACTIVATION_REQUEST = 'activate';
const NAME = /^mfe-[a-z]+$/;
const VERSION = /^[a-zA-Z0-9][\w.-]{0,59}$/;
const RESCAN_MS = 1_000;

/** Release in the store. Its files never change. */
export interface StoredRelease {
  name: string;
  version: string;
  descriptor: RemoteDescriptor;
  /** Hash of the manifest, as `sha256-<base64>`. */
  integrity: string;
  /** Time at which the manifest was written; the newest release has the latest. */
  builtAt: Date;
}

/** The folder is not a release; the message says what is wrong with it. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}

/** Store of the remotes' releases on disk, in folders `<name>/<version>/`. New folders are noticed within a second. */
export class ReleaseStore {
  private releases = new Map<string, StoredRelease>();
  private scannedAt = 0;
  private scanning: Promise<void> | undefined;

  constructor(
    readonly folder: string,
    private readonly onProblem: (problem: Error) => void,
    private readonly clock: () => Date = () => new Date(),
  ) {}

  /**
   * Returns all releases.
   * @param options `fresh` reads the folders now, instead of at most once a second
   */
  async all({ fresh = false } = {}): Promise<StoredRelease[]> {
    if (fresh) this.scannedAt = 0;
    await this.refresh();
    return [...this.releases.values()];
  }

  async find(name: string, version: string): Promise<StoredRelease | undefined> {
    const key = `${name}/${version}`;
    if (!this.releases.has(key)) await this.refresh();
    return this.releases.get(key);
  }

  /** Returns the versions that `register` asked to activate, by remote. */
  async activationRequests(): Promise<Map<string, string>> {
    const requests = new Map<string, string>();
    for (const name of await list(this.folder, NAME)) {
      const version = await this.requested(name);
      if (version) requests.set(name, version);
    }
    return requests;
  }

  /** Removes an activation request, unless another version was requested since. */
  async removeRequest(name: string, version: string): Promise<void> {
    if ((await this.requested(name)) !== version) return;
    await fs.rm(path.join(this.folder, name, ACTIVATION_REQUEST), { force: true });
  }

  /**
   * Asks the service that serves this store to activate a release.
   * @throws ReleaseError
   */
  async requestActivation(name: string, version: string): Promise<StoredRelease> {
    const release = await readRelease(this.folder, name, version);
    const file = path.join(this.folder, name, ACTIVATION_REQUEST);
    await fs.writeFile(`${file}.new`, version);
    await fs.rename(`${file}.new`, file);
    return release;
  }

  private async requested(name: string): Promise<string> {
    const text = await fs.readFile(path.join(this.folder, name, ACTIVATION_REQUEST), 'utf8').catch(() => '');
    return text.trim();
  }

  private refresh(): Promise<void> {
    if (this.clock().getTime() - this.scannedAt < RESCAN_MS) return this.scanning ?? Promise.resolve();
    this.scanning ??= this.scan().finally(() => {
      this.scannedAt = this.clock().getTime();
      this.scanning = undefined;
    });
    return this.scanning;
  }

  private async scan(): Promise<void> {
    const found = new Map<string, StoredRelease>();
    for (const name of await list(this.folder, NAME)) {
      for (const version of await list(path.join(this.folder, name), VERSION)) {
        if (version === ACTIVATION_REQUEST) continue;
        const key = `${name}/${version}`;
        const release = this.releases.get(key) ?? (await this.read(name, version));
        if (release) found.set(key, release);
      }
    }
    this.releases = found;
  }

  private read(name: string, version: string): Promise<StoredRelease | null> {
    return readRelease(this.folder, name, version).catch((problem: Error) => {
      this.onProblem(problem);
      return null;
    });
  }
}

async function list(folder: string, pattern: RegExp): Promise<string[]> {
  const entries = await fs.readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory() && pattern.test(entry.name)).map((entry) => entry.name);
}

async function readRelease(store: string, name: string, version: string): Promise<StoredRelease> {
  if (!NAME.test(name) || !VERSION.test(version))
    throw new ReleaseError(`${name} ${version} is not the name of a release`);
  const folder = path.join(store, name, version);
  try {
    const descriptor = RemoteDescriptor.parse(JSON.parse(await fs.readFile(path.join(folder, DESCRIPTOR), 'utf8')));
    if (descriptor.name !== name) throw new Error(`${DESCRIPTOR} is of ${descriptor.name}`);
    const manifest = await fs.readFile(path.join(folder, MANIFEST));
    JSON.parse(manifest.toString());
    const { mtime } = await fs.stat(path.join(folder, MANIFEST));
    const integrity = `sha256-${createHash('sha256').update(manifest).digest('base64')}`;
    return { name, version, descriptor, integrity, builtAt: mtime };
  } catch (cause) {
    throw new ReleaseError(`${folder} is not a release: ${(cause as Error).message}`, { cause });
  }
}
