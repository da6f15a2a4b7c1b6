import type { ChunkLoadError, ChunkLoadReason } from '@canchero/shared-contracts/kit';

/** Release in the shape that the loader needs. */
export interface Loadable {
  name: string;
  version: string;
  entry: string;
  /** Checksum of the manifest; empty if unknown. */
  integrity: string;
  previous: { version: string; entry: string; integrity: string } | null;
}

export type LoadState<App> =
  /** `patience`: how long it has taken. A retry is offered from `long` on. */
  | { phase: 'loading'; patience: 'short' | 'still' | 'long' }
  | { phase: 'ready'; app: App; version: string }
  | { phase: 'failed'; error: ChunkLoadError };

export interface LoaderEffects<R extends Loadable, App> {
  /**
   * Fetches and evaluates a release, and keeps nothing of a failure.
   * @throws ChunkLoadError
   */
  load(release: R): Promise<App>;
  /** Gives up a load that has not finished, so that the next `load` fetches again. */
  abandon(release: R): void;
  wait(ms: number): Promise<void>;
  report(error: ChunkLoadError, release: R): void;
}

const STILL_MS = 3000;
const LONG_MS = 10_000;
/** Pauses before the automatic retries, in milliseconds. */
const BACK_OFF_MS = [500, 1500];
/** Reasons for which a retry is useless: two minutes have passed already, or the release cannot fit. */
const NOT_RETRIED: ReadonlySet<ChunkLoadReason> = new Set(['timeout', 'incompatible']);

/**
 * Loads a remote: retries the release with back-off, then tries the previous release, then fails. Hands every state to
 * `onChange`. Once disposed of or restarted, an older run reports and tries nothing more.
 */
export class FallbackLoader<R extends Loadable, App> {
  /** Current run; results of older runs are dropped. */
  private run: symbol | null = null;
  private pending: R | null = null;

  constructor(
    private readonly release: R,
    private readonly effects: LoaderEffects<R, App>,
    private readonly onChange: (state: LoadState<App>) => void,
  ) {}

  /** Starts a new run, also as a retry. */
  start(): void {
    const run = Symbol();
    this.run = run;
    if (this.pending) this.effects.abandon(this.pending);
    this.onChange({ phase: 'loading', patience: 'short' });
    void this.showPatience(run);
    this.loadWithFallback(run).then(
      ({ app, version }) => this.finish(run, { phase: 'ready', app, version }),
      (error: ChunkLoadError) => this.finish(run, { phase: 'failed', error }),
    );
  }

  /** Ends the run. A load that has not finished may still arrive, for the next caller. */
  dispose(): void {
    this.run = null;
  }

  private finish(run: symbol, state: LoadState<App>): void {
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

  private async loadWithFallback(run: symbol): Promise<{ app: App; version: string }> {
    try {
      return await this.withRetries(this.release, BACK_OFF_MS, run);
    } catch (error) {
      const { previous } = this.release;
      if (!previous || this.run !== run) throw error;
      const older = { ...this.release, ...previous, previous: null };
      // the panel reports the release that should have loaded, whatever became of the older one
      return await this.withRetries(older, [], run).catch(() => {
        throw error;
      });
    }
  }

  private async withRetries(release: R, pauses: readonly number[], run: symbol) {
    for (let attempt = 0; ; attempt++) {
      try {
        this.pending = release;
        return { app: await this.effects.load(release), version: release.version };
      } catch (caught) {
        const error = caught as ChunkLoadError;
        if (this.run !== run) throw error;
        this.effects.report(error, release);
        const pause = pauses[attempt];
        if (pause === undefined || NOT_RETRIED.has(error.reason)) throw error;
        await this.effects.wait(pause);
        if (this.run !== run) throw error;
      } finally {
        if (this.run === run) this.pending = null;
      }
    }
  }
}
