/** State of a replica, for metrics. */
export interface ReplicaState {
  /** True while transactions are run on it. */
  used: boolean;
  /** Seconds that it is behind, to those between two looks; null if that is not known. */
  lagSeconds: number | null;
}

/** Positions in the log of changes, in bytes. */
export interface Positions {
  /** Returns the position up to which the primary has written. */
  written(): Promise<number>;
  /** Returns the position up to which the replica shows the changes; null if it follows no primary. */
  replayed(): Promise<number | null>;
}

const LOOK_EVERY_MS = 3_000;

/**
 * Lag from which on a replica is not asked. PostgreSQL lets the replay wait for a statement that is in its way for 30
 * seconds before it cancels the statement, so less than that is nothing unusual.
 * @see https://www.postgresql.org/docs/current/runtime-config-replication.html#GUC-MAX-STANDBY-STREAMING-DELAY
 */
const MAX_LAG_MS = 60_000;

/**
 * Watches whether a replica answers and how far it is behind. The time of the last transaction that it shows would say
 * that only while others come. So a position of the primary is marked: until the replica has reached it, it is behind
 * by the age of the mark at least.
 */
export class ReplicaWatch {
  private mark: { at: number; position: number } | null = null;
  /** Milliseconds that the replica took to the last mark that it reached; null until it reaches the first one. */
  private lastLag: number | null = null;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;
  private told = true;

  /** @param onChange called once when the replica is given up, and once when it is asked again */
  constructor(
    private readonly positions: Positions,
    private readonly onChange: (change: Error) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Looks now and every three seconds, until it is closed. */
  start(): void {
    void this.look().finally(() => {
      if (!this.closed) this.timer = setTimeout(() => this.start(), LOOK_EVERY_MS).unref();
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  /** Compares both positions once. Never rejects. */
  async look(): Promise<void> {
    const at = this.now();
    const written = await this.positions.written().catch(() => null);
    // nothing is known without the primary, to which all goes that the replica does not answer
    if (written === null) return;
    try {
      const replayed = await this.positions.replayed();
      if (replayed === null) this.giveUp(new Error('it follows no primary'));
      else this.compare(at, written, replayed);
    } catch (error) {
      this.giveUp(error);
    }
  }

  /** Gives the replica up until a look finds that it answers and is not far behind. */
  giveUp(cause: unknown): void {
    this.mark = null;
    this.lastLag = null;
    this.tell(cause);
  }

  state(): ReplicaState {
    const lag = this.lag();
    return { used: lag !== null && lag <= MAX_LAG_MS, lagSeconds: lag === null ? null : lag / 1_000 };
  }

  private compare(at: number, written: number, replayed: number): void {
    const isReached = this.mark !== null && replayed >= this.mark.position;
    if (replayed >= written) {
      this.mark = null;
      this.lastLag = 0;
    } else if (!this.mark || isReached) {
      if (this.mark) this.lastLag = at - this.mark.at;
      this.mark = { at, position: written };
    }
    this.tell(new Error(`it is ${Math.round((this.lag() ?? 0) / 1_000)} s behind`));
  }

  private lag(): number | null {
    if (this.lastLag === null) return null;
    return this.mark ? Math.max(this.lastLag, this.now() - this.mark.at) : this.lastLag;
  }

  private tell(cause: unknown): void {
    const { used, lagSeconds } = this.state();
    if (this.closed) return;
    // one that is only being met is neither given up nor asked yet
    if (used === this.told || (!used && lagSeconds === null && this.mark)) return;
    this.told = used;
    this.onChange(used ? new Error('the replica is asked again') : new Error('the replica is not asked', { cause }));
  }
}
