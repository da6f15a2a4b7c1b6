import type { ChunkLoadError, ChunkLoadReason } from '@canchero/shared-contracts/kit';

/** A release as the loader needs it. */
export interface Loadable {
  name: string;
  version: string;
  entry: string;
  /** Checksum of the manifest; empty: not known. */
  integrity: string;
  previous: { version: string; entry: string } | null;
}

export type LoadState<App> =
  /** `patience`: how long it has taken; a retry is offered from `long` on. */
  | { phase: 'loading'; patience: 'short' | 'still' | 'long' }
  | { phase: 'ready'; app: App; version: string }
  | { phase: 'failed'; error: ChunkLoadError };

export interface LoaderEffects<R extends Loadable, App> {
  /** Fetches and evaluates; rejects with ChunkLoadError and leaves nothing cached of the failure. */
  load(release: R): Promise<App>;
  /** Gives up what is still on its way, so that the next `load` begins anew. */
  abandon(release: R): void;
  wait(ms: number): Promise<void>;
  report(error: ChunkLoadError, release: R): void;
}

const STILL_MS = 3000;
const LONG_MS = 10_000;
/** Pauses before the automatic retries. */
const BACK_OFF_MS = [500, 1500];
/** Trying again at once is no use: two minutes were waited already, or the release cannot fit. */
const NOT_RETRIED: ReadonlySet<ChunkLoadReason> = new Set(['timeout', 'incompatible']);

/**
 * One remote on its way into the page: loads the release, retries with back-off, then tries the previous release, then
 * fails. Every state is handed to `onChange`; once disposed of or started anew, an older run says and tries nothing more.
 */
export class FallbackLoader<R extends Loadable, App> {
  /** The run that counts. */
  private run: symbol | null = null;
  private onItsWay: R | null = null;

  constructor(
    private readonly release: R,
    private readonly effects: LoaderEffects<R, App>,
    private readonly onChange: (state: LoadState<App>) => void,
  ) {}

  /** Begins anew; also what a retry is. */
  start(): void {
    const run = Symbol();
    this.run = run;
    if (this.onItsWay) this.effects.abandon(this.onItsWay);
    this.onChange({ phase: 'loading', patience: 'short' });
    void this.showPatience(run);
    this.attempts(run).then(
      ({ app, version }) => this.finish(run, { phase: 'ready', app, version }),
      (error: ChunkLoadError) => this.finish(run, { phase: 'failed', error }),
    );
  }

  /** What is on its way may still arrive, for the next one who asks. */
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

  private async attempts(run: symbol): Promise<{ app: App; version: string }> {
    try {
      return await this.withRetries(this.release, BACK_OFF_MS, run);
    } catch (error) {
      const { previous } = this.release;
      if (!previous || this.run !== run) throw error;
      const older = { ...this.release, ...previous, integrity: '', previous: null };
      // the panel tells of the release that should have come, whatever became of the older one
      return await this.withRetries(older, [], run).catch(() => {
        throw error;
      });
    }
  }

  private async withRetries(release: R, pauses: readonly number[], run: symbol) {
    for (let attempt = 0; ; attempt++) {
      try {
        this.onItsWay = release;
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
        if (this.run === run) this.onItsWay = null;
      }
    }
  }
}
