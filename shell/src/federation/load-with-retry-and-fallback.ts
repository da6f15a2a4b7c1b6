import type { ChunkLoadError, ChunkLoadReason } from '@canchero/shared-contracts/kit';

/** Release in the shape that the loader needs. */
export interface Loadable {
  name: string;
  version: string;
  entry: string;
  /** Checksum of the manifest; empty if unknown. */
  integrity: string;
  /** Range of shared-contracts that the release needs. */
  contracts: string;
  /** Release that the registry gives as the one before. */
  previous: OlderRelease | null;
}

/** Earlier release of the same remote. */
export type OlderRelease = Pick<Loadable, 'version' | 'entry' | 'integrity' | 'contracts'>;

export type LoadState<App, R> =
  /** `patience`: how long it has taken. A retry is offered from `long` on. */
  | { phase: 'loading'; patience: 'short' | 'still' | 'long' }
  /** `release`: the one that was loaded, perhaps an older one. */
  | { phase: 'ready'; app: App; release: R }
  | { phase: 'failed'; error: ChunkLoadError };

export interface LoaderEffects<R extends Loadable, App> {
  /**
   * Fetches and evaluates a release, and keeps nothing of a failure.
   * @throws ChunkLoadError
   */
  load(release: R): Promise<App>;
  /** Gives up a load that has not finished, so that the next `load` fetches again. */
  abandon(release: R): void;
  /** Returns the release of a remote that last worked here, or null. */
  lastGood(remote: string): OlderRelease | null;
  wait(ms: number): Promise<void>;
  report(error: ChunkLoadError, release: R): void;
}

const STILL_MS = 3000;
const LONG_MS = 10_000;
/** Pauses before the automatic retries, in milliseconds. */
const BACK_OFF_MS = [500, 1500];
/** Reasons for which a retry is useless: much time has passed already, or the release cannot fit. */
const NOT_RETRIED: ReadonlySet<ChunkLoadReason> = new Set(['timeout', 'incompatible']);
/** Reasons that a moment's bad connection may have: they get one retry before an older release takes over. */
const PERHAPS_PASSING: ReadonlySet<ChunkLoadReason> = new Set(['chunk', 'evaluation']);

/**
 * Loads a remote. A release whose files are missing or cannot fit is replaced at once by an older one: the one that
 * last worked here, or else the registry's previous one. If none loads, the release is retried with back-off, then
 * fails. Hands every state to `onChange`. Once disposed of or restarted, an older run reports and tries nothing more.
 */
export class FallbackLoader<R extends Loadable, App> {
  /** Current run; results of older runs are dropped. */
  private run: symbol | null = null;
  private pending: R | null = null;

  constructor(
    private readonly release: R,
    private readonly effects: LoaderEffects<R, App>,
    private readonly onChange: (state: LoadState<App, R>) => void,
  ) {}

  /** Starts a new run, also as a retry. */
  start(): void {
    const run = this.begin();
    this.onChange({ phase: 'loading', patience: 'short' });
    void this.showPatience(run);
    this.loadWithFallback(run).then(
      (loaded) => this.finish(run, { phase: 'ready', ...loaded }),
      (error: ChunkLoadError) => this.finish(run, { phase: 'failed', error }),
    );
  }

  /** Tries once more after a failure, without a word unless it succeeds. Gives up what hangs for ten seconds. */
  async tryQuietly(): Promise<void> {
    const run = this.begin();
    let late = false;
    const limit = this.effects.wait(LONG_MS).then(() => {
      late = true;
      return null;
    });
    for (const release of [this.release, ...this.olderReleases()]) {
      const loading = this.attempt(release, run, { quiet: true }).catch(() => null);
      const loaded = await Promise.race([loading, limit]);
      if (this.run !== run) return;
      if (loaded) return this.finish(run, { phase: 'ready', ...loaded });
      if (late) break;
    }
    this.dispose();
  }

  /** Ends the run. A load that has not finished may still arrive, for the next caller. */
  dispose(): void {
    this.run = null;
  }

  private begin(): symbol {
    const run = Symbol();
    this.run = run;
    if (this.pending) this.effects.abandon(this.pending);
    this.pending = null;
    return run;
  }

  private finish(run: symbol, state: LoadState<App, R>): void {
    if (this.run !== run) return;
    this.run = null;
    this.onChange(state);
  }

  private async showPatience(run: symbol): Promise<void> {
    await this.effects.wait(STILL_MS);
    if (this.run === run) this.onChange({ phase: 'loading', patience: 'still' });
    await this.effects.wait(LONG_MS - STILL_MS);
    if (this.run === run) this.onChange({ phase: 'loading', patience: 'long' });
  }

  private async loadWithFallback(run: symbol): Promise<{ app: App; release: R }> {
    const older = this.olderReleases();
    for (let retries = 0; ; retries++) {
      try {
        return await this.attempt(this.release, run);
      } catch (caught) {
        const error = caught as ChunkLoadError;
        if (retries > 0 || !PERHAPS_PASSING.has(error.reason)) {
          for (const release of older.splice(0)) {
            const loaded = this.run === run && (await this.attempt(release, run).catch(() => null));
            if (loaded) return loaded;
          }
        }
        const pause = BACK_OFF_MS[retries];
        if (this.run !== run || pause === undefined || NOT_RETRIED.has(error.reason)) throw error;
        await this.effects.wait(pause);
        if (this.run !== run) throw error;
      }
    }
  }

  /** Returns what may replace the release, the most trusted first. */
  private olderReleases(): R[] {
    const { release } = this;
    const candidates = [this.effects.lastGood(release.name), release.previous];
    const versions = new Set([release.version]);
    return candidates.flatMap((older) => {
      if (!older || versions.has(older.version)) return [];
      versions.add(older.version);
      return [{ ...release, ...older, previous: null }];
    });
  }

  private async attempt(release: R, run: symbol, { quiet = false } = {}): Promise<{ app: App; release: R }> {
    this.pending = release;
    try {
      return { app: await this.effects.load(release), release };
    } catch (error) {
      if (this.run === run && !quiet) this.effects.report(error as ChunkLoadError, release);
      throw error;
    } finally {
      if (this.run === run) this.pending = null;
    }
  }
}
