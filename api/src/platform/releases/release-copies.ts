import type { Database } from '../db/database';
import { selectFiles } from './file-sql';
import { keyOf, type Release, SHELL, type StoredRelease } from './read-release';
import type { ReleaseStore } from './release-store';
import { servedShells } from './served-shells';
import { type ActiveRow, canaryOf, type ReleaseRow } from './sql';

/** Copies that this instance's store has of releases whose files are in the database. */
export class ReleaseCopies {
  private readonly fetching = new Map<string, Promise<void>>();

  constructor(
    private readonly db: Database,
    private readonly store: ReleaseStore,
    private readonly clock: () => Date,
    private readonly onError: (error: unknown) => void,
  ) {}

  /**
   * Fetches what the store lacks of the releases that new pages get, and removes the copies that nobody needs.
   * @returns true if the store has changed
   */
  async update(
    stored: readonly StoredRelease[],
    registered: readonly ReleaseRow[],
    active: readonly ActiveRow[],
  ): Promise<boolean> {
    const here = new Set(stored.map(keyOf));
    const shells = registered.filter(({ name }) => name === SHELL);
    const given = new Set([...active.flatMap(givenOf), ...servedShells(shells, this.clock()).map(keyOf)]);
    const fetchable = registered.filter((row) => row.is_fetchable);
    const lacking = fetchable.filter((row) => given.has(keyOf(row)) && !here.has(keyOf(row)));
    for (const row of lacking) await this.fetch(row);
    const needed = new Set(fetchable.map(keyOf));
    const left = stored.filter((release) => release.isCopy && !needed.has(keyOf(release)));
    for (const { name, version } of left) await this.store.remove(name, version);
    return lacking.length + left.length > 0;
  }

  /** Fetches a release, once for all who wait for it. One that cannot be fetched is reported and tried again later. */
  fetch({ name, version }: Release): Promise<void> {
    const key = keyOf({ name, version });
    const fetching =
      this.fetching.get(key) ??
      this.db
        .platform((tx) => selectFiles(tx, name, version))
        .then((files) => this.store.keepCopy(name, version, files))
        .catch(this.onError)
        .finally(() => this.fetching.delete(key));
    this.fetching.set(key, fetching);
    return fetching;
  }
}

/** Lists the releases of a name that new pages get, by their keys: the active one, its fallback and the canary. */
const givenOf = (row: ActiveRow): string[] =>
  [row.version, row.previous_version, canaryOf(row)?.version].flatMap((version) =>
    version ? [keyOf({ name: row.name, version })] : [],
  );
