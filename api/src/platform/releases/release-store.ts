import fs from 'node:fs/promises';
import path from 'node:path';
import { misfitOf, misfitText } from './compatibility';
import { NAME, ReleaseError, readRelease, SHELL, type StoredRelease, type StoredShell, VERSION } from './read-release';

/** Name of the file with the version that `register` asks to activate; removed once that is done. */
const ACTIVATION_REQUEST = 'activate';
/** Name of the file with the version of the shell that is active, for `register`, which has no database. */
const RUNNING = 'running';
const RESCAN_MS = 1_000;

/**
 * Store of the releases of the remotes and the shell on disk, in folders `<name>/<version>/`. New folders are noticed
 * within a second.
 */
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

  /** Returns the versions that `register` asked to activate, by name. */
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
   * @throws ReleaseError also if the running shell does not have the contracts that it needs
   */
  async requestActivation(name: string, version: string): Promise<StoredRelease> {
    const release = await readRelease(this.folder, name, version);
    const misfit = misfitOf(release, await this.runningShell());
    if (misfit) throw new ReleaseError(misfitText(release, misfit));
    const file = path.join(this.folder, name, ACTIVATION_REQUEST);
    await fs.writeFile(`${file}.new`, version);
    await fs.rename(`${file}.new`, file);
    return release;
  }

  /** Records the version of the active shell. */
  async recordRunningShell(version: string): Promise<void> {
    const file = path.join(this.folder, SHELL, RUNNING);
    await fs.writeFile(`${file}.new`, version);
    await fs.rename(`${file}.new`, file);
  }

  /** Returns the shell that runs or is requested; before the first start the newest one; null if there is none. */
  private async runningShell(): Promise<StoredShell | null> {
    const recorded = await fs.readFile(path.join(this.folder, SHELL, RUNNING), 'utf8').catch(() => '');
    const wanted = (await this.requested(SHELL)) || recorded;
    const shells = (await this.all({ fresh: true })).filter((release) => release.kind === 'shell');
    const newest = shells.sort((a, b) => b.builtAt.getTime() - a.builtAt.getTime())[0];
    return shells.find(({ version }) => version === wanted) ?? newest ?? null;
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
