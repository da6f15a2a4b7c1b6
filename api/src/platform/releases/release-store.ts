import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { misfitOf, misfitText } from './compatibility';
import {
  COPY,
  filesIn,
  NAME,
  ReleaseError,
  readRelease,
  SHELL,
  type StoredRelease,
  type StoredShell,
  VERSION,
} from './read-release';
import { type ReleaseContents, removeLeftovers, unpacked } from './unpacked';

/** Name of the file with the version that `register` asks to activate; removed once that is done. */
const ACTIVATION_REQUEST = 'activate';
/** Name of the file with the active version and the one before, for the commands, which have no database. */
const RUNNING = 'running';
const RESCAN_MS = 1_000;
/** Milliseconds after which a folder that is not a whole release is read again: its files may be on their way. */
const RETRY_MS = 10_000;
/** Milliseconds that `rollback` waits for a service; it looks every second. */
const FULFILLED_WITHIN_MS = 15_000;

/**
 * Store of the releases of the remotes and the shell on disk, in folders `<name>/<version>/`. New folders are noticed
 * within a second.
 */
export class ReleaseStore {
  private releases = new Map<string, StoredRelease>();
  private skipped = new Map<string, { message: string; at: number }>();
  private scannedAt = 0;
  private scanning: Promise<void> | undefined;

  constructor(
    readonly folder: string,
    private readonly onProblem: (problem: Error) => void,
    private readonly clock: () => Date = () => new Date(),
  ) {}

  /**
   * Returns all releases.
   * @param options `fresh` reads the folders now, instead of at most once a second; a read that runs already may have
   *   missed what was just written, so it is waited for first
   */
  async all({ fresh = false } = {}): Promise<StoredRelease[]> {
    if (fresh) {
      await this.scanning;
      this.scannedAt = 0;
      for (const problem of this.skipped.values()) problem.at = 0;
    }
    await this.refresh();
    return [...this.releases.values()];
  }

  /** Returns those of some releases whose folders are there at this moment. */
  async present(releases: readonly StoredRelease[]): Promise<StoredRelease[]> {
    const there = await Promise.all(
      releases.map(({ name, version }) => fs.stat(path.join(this.folder, name, version)).catch(() => null)),
    );
    return releases.filter((_, i) => there[i]);
  }

  /**
   * Reads a release again from the disk: its files may have changed since the store first met it.
   * @throws ReleaseError
   * @throws DamagedReleaseError
   */
  check(name: string, version: string): Promise<StoredRelease> {
    return readRelease(this.folder, name, version);
  }

  /**
   * Checks files as a release, which does not come into the store.
   * @throws ReleaseError
   * @throws DamagedReleaseError
   */
  examine(name: string, version: string, files: ReleaseContents): Promise<StoredRelease> {
    return unpacked(this.folder, { name, version }, files, async (release) => release);
  }

  /**
   * Keeps a copy of a release whose files the database has; it appears whole or not at all.
   * @throws ReleaseError
   * @throws DamagedReleaseError
   */
  async keepCopy(name: string, version: string, files: ReleaseContents): Promise<void> {
    const target = path.join(this.folder, name, version);
    const all = new Map([...files, [COPY, Buffer.alloc(0)]]);
    await unpacked(this.folder, { name, version }, all, async (_, folder) => {
      await fs.mkdir(path.dirname(target), { recursive: true });
      await fs.rename(folder, target).catch(async (error) => {
        // another instance with the same disk was first
        if (!(await fs.stat(target).catch(() => null))) throw error;
      });
    });
    await this.all({ fresh: true });
  }

  /** Removes what processes that were killed left of releases on their way into the store. */
  removeLeftovers(now: Date): Promise<void> {
    return removeLeftovers(this.folder, now);
  }

  /** Reads all files of a release. */
  async contentsOf({ name, version }: Pick<StoredRelease, 'name' | 'version'>): Promise<ReleaseContents> {
    const folder = path.join(this.folder, name, version);
    const files = [...(await filesIn(folder))].filter((file) => file !== COPY);
    return new Map(
      await Promise.all(files.map(async (file) => [file, await fs.readFile(path.join(folder, file))] as const)),
    );
  }

  /** Removes the files of a release. */
  async remove(name: string, version: string): Promise<void> {
    // out of sight first, since files are removed one by one
    const folder = path.join(this.folder, name, version);
    const leaving = path.join(this.folder, name, `.${version}-${randomUUID()}`);
    await fs.rename(folder, leaving);
    this.releases.delete(`${name}/${version}`);
    await fs.rm(leaving, { recursive: true });
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
   * @throws DamagedReleaseError
   */
  async requestActivation(name: string, version: string): Promise<StoredRelease> {
    const release = await readRelease(this.folder, name, version);
    const misfit = misfitOf(release, await this.runningShell());
    if (misfit) throw new ReleaseError(misfitText(release, misfit));
    const file = path.join(this.folder, name, ACTIVATION_REQUEST);
    await replaceFile(file, version);
    return release;
  }

  /**
   * Asks the service that serves this store to activate the release before the active one, and waits until it has.
   * @returns the version that is active then
   * @throws ReleaseError if there is no release before it, if that one does not fit the shell, if no service serves the
   * store, or if the service refuses
   * @throws DamagedReleaseError
   */
  async rollback(name: string, withinMs = FULFILLED_WITHIN_MS): Promise<string> {
    const { version, previous } = await this.running(name);
    if (!version) {
      const exists = await fs.stat(this.folder).catch(() => null);
      throw new ReleaseError(
        exists
          ? `${name} has no active release in ${this.folder}`
          : `there is no ${this.folder}; no service has run there`,
      );
    }
    if (!previous) throw new ReleaseError(`${name} has no release before ${version}`);
    await this.requestActivation(name, previous);
    const limit = Date.now() + withinMs;
    while ((await this.requested(name)) === previous) {
      if (Date.now() > limit) {
        await this.removeRequest(name, previous);
        throw new ReleaseError(`no running service serves ${this.folder}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    if ((await this.running(name)).version !== previous)
      throw new ReleaseError(`the service did not take ${name} ${previous}; its log says why`);
    return previous;
  }

  /** Records the active versions and those before. */
  async recordRunning(active: readonly { name: string; version: string; previous_version: string | null }[]) {
    for (const { name, version, previous_version: previous } of active) {
      await fs.mkdir(path.join(this.folder, name), { recursive: true });
      await replaceFile(path.join(this.folder, name, RUNNING), [version, previous ?? ''].join('\n'));
    }
  }

  private async running(name: string): Promise<{ version: string; previous: string }> {
    const text = NAME.test(name)
      ? await fs.readFile(path.join(this.folder, name, RUNNING), 'utf8').catch(() => '')
      : '';
    const [version = '', previous = ''] = text.split('\n');
    return { version, previous };
  }

  /**
   * Returns the shell that runs or is requested; before the first start, the newest one; null if the store has no
   * shell.
   */
  private async runningShell(): Promise<StoredShell | null> {
    const wanted = (await this.requested(SHELL)) || (await this.running(SHELL)).version;
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

  /** Reads a release; returns null if it is not valid, and reports each reason once. */
  private async read(name: string, version: string): Promise<StoredRelease | null> {
    const key = `${name}/${version}`;
    const before = this.skipped.get(key);
    const now = this.clock().getTime();
    if (before && now - before.at < RETRY_MS) return null;
    try {
      const release = await readRelease(this.folder, name, version);
      this.skipped.delete(key);
      return release;
    } catch (problem) {
      const { message } = problem as Error;
      if (message !== before?.message) this.onProblem(problem as Error);
      this.skipped.set(key, { message, at: now });
      return null;
    }
  }
}

async function list(folder: string, pattern: RegExp): Promise<string[]> {
  const entries = await fs.readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory() && pattern.test(entry.name)).map((entry) => entry.name);
}

/** Writes a file that appears whole or not at all, also if other processes write it at the same time. */
async function replaceFile(file: string, text: string): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await fs.writeFile(unfinished, text);
  await fs.rename(unfinished, file);
}
