import { AsyncResource } from 'node:async_hooks';
import type { Database } from '../db/database';
import { deleteUnusedContents, insertFiles } from './file-sql';
import { outdated } from './outdated';
import { keyOf, type Release, SHELL, type StoredShell } from './read-release';
import { registerReleases } from './registration';
import { type RegistryState, readRegistered, versionsOf } from './registry-state';
import { ReleaseCopies } from './release-copies';
import type { ReleaseStore } from './release-store';
import { servedShells } from './served-shells';
import { deleteRelease, listActive, lockRecord, RELEASES_CHANNEL } from './sql';
import { within } from './within';

/** Milliseconds that a caller waits for the database before it gets the last known state. */
const PATIENCE_MS = 2_000;
const WATCH_MS = 1_000;
/** Interval of reads without a notification, which can get lost while the listener reconnects. */
const SAFETY_MS = 15_000;
/** Interval at which outdated releases are removed. */
const PRUNE_MS = 60 * 60_000;

/**
 * Knows which releases there are and which are active. Its state is kept in the process: the database is read when the
 * store has changed, when any instance activated a release, and now and then in case that a notification was lost.
 */
export class Registry {
  private state: RegistryState | null = null;
  private stale = true;
  private failing = false;
  private reading: Promise<RegistryState> | null = null;
  private readonly listeners = new Set<(state: RegistryState) => void>();
  private levelling: Promise<void> | null = null;
  private readonly copies: ReleaseCopies;
  private stopListening: (() => Promise<void>) | undefined;

  constructor(
    private readonly db: Database,
    private readonly store: ReleaseStore,
    private readonly clock: () => Date,
    private readonly onError: (error: unknown) => void,
  ) {
    this.copies = new ReleaseCopies(db, store, clock, onError);
  }

  /** Calls back when another release is active, and with the first state. */
  onChange(listener: (state: RegistryState) => void): void {
    this.listeners.add(listener);
  }

  /** Starts to listen to activations by other instances. */
  async start(): Promise<void> {
    // The embedded database calls back inside another caller's transaction: the read must not be taken as part of it.
    const read = AsyncResource.bind(() => {
      this.forget();
      void this.current().catch(this.onError);
    });
    this.stopListening = await this.db.listen(RELEASES_CHANNEL, read);
  }

  /** Notices new folders and requests of the `register` command without a call, until the returned function is called. */
  watch(): () => void {
    const look = setInterval(() => void this.level().catch(this.onError), WATCH_MS).unref();
    const doubt = setInterval(() => this.forget(), SAFETY_MS).unref();
    const prune = setInterval(() => void this.prune().catch(this.onError), PRUNE_MS).unref();
    return () => {
      clearInterval(prune);
      clearInterval(look);
      clearInterval(doubt);
    };
  }

  /** Gives other instances what they lack, and takes what this one lacks, unless that goes on already. */
  private async level(): Promise<void> {
    this.levelling ??= this.share()
      .then(() => this.fetchRest())
      .finally(() => {
        this.levelling = null;
      });
    await Promise.all([this.current(), this.levelling]);
  }

  /**
   * Puts the files of releases that were found in this store into the database, for instances with other disks. The
   * embedded database has no other instances.
   */
  async share(): Promise<void> {
    const { registered, active, stored } = await this.current();
    if (this.db.kind === 'embedded') return;
    for (const row of registered) {
      const release = stored.get(keyOf(row));
      if (row.is_fetchable || !release || release.isCopy || release.integrity !== row.integrity) continue;
      if (outdated([row], active, this.clock()).length > 0) continue;
      const files = await this.store.contentsOf(release);
      await this.db.platform((tx) => insertFiles(tx, row, files));
      this.forget();
    }
  }

  /** Removes releases that no page can still need, from the store and the database. */
  async prune(): Promise<void> {
    const { registered, active, stored } = await this.current();
    const requests = await this.store.activationRequests();
    for (const row of outdated(registered, active, this.clock())) {
      if (requests.get(row.name) === row.version) continue;
      await this.db.platform((tx) => deleteRelease(tx, row.name, row.version));
      if (stored.has(keyOf(row))) await this.store.remove(row.name, row.version);
    }
    await this.db.platform(deleteUnusedContents);
    await this.store.removeLeftovers(this.clock());
    this.forget();
  }

  async close(): Promise<void> {
    await this.stopListening?.();
    if (this.reading && !this.failing) await this.reading.catch(() => undefined);
  }

  /** Marks the state as out of date, after an activation. */
  forget(): void {
    this.stale = true;
  }

  /**
   * Returns the state of now: registers new folders, fulfils activation requests, and activates the newest release of a
   * name without an active one. The last known state, at once or soon, if the database does not answer.
   */
  async current(): Promise<RegistryState> {
    const known = this.state;
    if (!known) return this.readAfter(null);
    // a read that runs already, such as that of a notification, knows of the change for which it began
    const reading = (await this.isOutOfDate(known)) ? this.readAfter(this.reading) : this.reading;
    if (!reading) return this.state ?? known;
    reading.catch(() => undefined);
    return this.failing ? known : within(reading, PATIENCE_MS, known);
  }

  /**
   * Returns the state of a read that begins now, never an older one, for a caller that goes on to change it.
   * @param wanted release whose files have to be in the store, if it is registered
   */
  async fresh(wanted?: Release): Promise<RegistryState> {
    this.forget();
    const state = await this.readAfter(this.reading);
    if (!wanted || !(await this.fetch(wanted, state))) return state;
    this.forget();
    return this.readAfter(this.reading);
  }

  /** Fetches a registered release that this instance lacks; returns false if there is nothing to fetch. */
  async fetch(wanted: Release, known?: RegistryState): Promise<boolean> {
    const { registered, stored } = known ?? (await this.current());
    const row = registered.find((one) => keyOf(one) === keyOf(wanted));
    if (!row?.is_fetchable || stored.has(keyOf(row))) return false;
    await this.copies.fetch(row);
    return true;
  }

  /** Fetches what this instance lacks of the releases that are not given to new pages. */
  async fetchRest(): Promise<void> {
    const { registered } = await this.current();
    for (const row of registered) await this.fetch(row);
  }

  /** Returns the shell's releases whose files are served, as last known: the active one first. */
  async shells(): Promise<StoredShell[]> {
    const { registered, stored } = this.state ?? (await this.current());
    const rows = registered.filter(({ name }) => name === SHELL);
    return servedShells(rows, this.clock()).flatMap((row) => {
      const release = stored.get(keyOf(row));
      return release?.kind === 'shell' ? [release] : [];
    });
  }

  private async isOutOfDate(known: RegistryState): Promise<boolean> {
    if (this.stale || (await this.store.activationRequests()).size > 0) return true;
    const stored = await this.store.all();
    return stored.length !== known.stored.size || stored.some((release) => !known.stored.has(keyOf(release)));
  }

  /** Reads once for all callers; a read that began earlier may have missed the change, so it is waited for first. */
  private async readAfter(earlier: Promise<unknown> | null): Promise<RegistryState> {
    await earlier?.catch(() => undefined);
    this.reading ??= this.read().finally(() => {
      this.reading = null;
    });
    return this.reading;
  }

  private async read(): Promise<RegistryState> {
    this.stale = false;
    const late = setTimeout(() => {
      this.failing = true;
    }, PATIENCE_MS);
    try {
      const next = await this.bringUpToDate();
      const changed = versionsOf(next) !== versionsOf(this.state);
      this.state = next;
      this.failing = false;
      if (changed) for (const listener of this.listeners) listener(next);
      return next;
    } catch (error) {
      this.stale = true;
      this.failing = true;
      throw error;
    } finally {
      clearTimeout(late);
    }
  }

  private async bringUpToDate(): Promise<RegistryState> {
    const requests = await this.store.activationRequests();
    const all = await this.store.all({ fresh: requests.size > 0 });
    const state = await this.db.platform(async (tx) => {
      const before = await readRegistered(tx);
      const registrar = { store: this.store, at: this.clock(), onError: this.onError };
      const changed = await registerReleases(tx, all, before, requests, registrar);
      return changed ? readRegistered(tx) : before;
    });
    const copied = await this.copies.update(all, state.registered, state.active);
    const stored = new Map((copied ? await this.store.all() : all).map((one) => [keyOf(one), one]));
    if (versionsOf({ stored, ...state }) !== versionsOf(this.state)) await this.recordRunning().catch(this.onError);
    for (const [name, version] of requests) await this.store.removeRequest(name, version);
    return { stored, ...state };
  }

  /** Records what is active, one instance at a time: where two share a disk, a slow one would record an older state last. */
  private recordRunning(): Promise<void> {
    return this.db.platform(async (tx) => {
      await lockRecord(tx);
      await this.store.recordRunning(await listActive(tx));
    });
  }
}
