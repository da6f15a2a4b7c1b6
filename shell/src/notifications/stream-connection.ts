import type { ConnectionState } from '@canchero/shared-contracts/mfe';

/** Subset of EventSource that is used. */
export interface Source {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onerror: ((event: Event) => void) | null;
  close(): void;
}

export interface StreamEffects {
  /** Gets a ticket for the club's stream; null if the token has expired, and then nothing is opened. */
  ticket(): Promise<string | null>;
  /** Opens the stream after the event `lastEventId`. */
  open(ticket: string, lastEventId: string | null): Source;
  lastEventId(): string | null;
  /** Called when the stream opens without a last event: what happened before never comes over it. */
  onGap(): void;
  /** Reads what the stream would have delivered. */
  poll(): Promise<void>;
  onStatus(status: ConnectionState['status']): void;
  log(message: string, error?: unknown): void;
}

const CLOSED = 2;
const MAX_ATTEMPTS = 3;
const STOP_AFTER_MS = 30_000;
const POLL_MS = 60_000;
const BACK_OFF_MS = [1000, 3000, 9000];

/**
 * Keeps one club's stream open. The browser restores a dropped connection; a refused one gets a new ticket and
 * continues after the last event. After 30 s or three refused attempts it stops and polls every 60 s; a successful
 * poll, focus or a restored network start it again.
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export class StreamConnection {
  private source: Source | null = null;
  private attempts = 0;
  private stopTimer: ReturnType<typeof setTimeout> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private polling = false;
  private isDisplaced = false;

  constructor(private readonly effects: StreamEffects) {}

  async connect(): Promise<void> {
    clearTimeout(this.timer);
    if (this.closed) return;
    if (!this.polling) this.effects.onStatus('connecting');
    try {
      const ticket = await this.effects.ticket();
      if (this.closed) return;
      if (ticket === null) {
        this.effects.log('the token has run out; the stream is not opened');
        this.effects.onStatus('disconnected');
        return;
      }
      this.listen(this.effects.open(ticket, this.effects.lastEventId()));
    } catch (error) {
      this.effects.log('no ticket for the stream', error);
      this.refused();
    }
  }

  /** Starts again, if it had stopped, when the window is used again or the network is back. */
  resume(): void {
    if (!this.polling || this.closed) return;
    this.attempts = 0;
    this.isDisplaced = false;
    void this.connect();
  }

  /** Stops because the server serves newer streams of the user instead. Only `resume` connects again. */
  displaced(): void {
    this.isDisplaced = true;
    this.stop();
  }

  close(): void {
    this.closed = true;
    this.drop();
    clearTimeout(this.timer);
    clearTimeout(this.stopTimer);
    this.effects.onStatus('disconnected');
  }

  private listen(source: Source): void {
    this.drop();
    this.source = source;
    source.onopen = () => {
      this.attempts = 0;
      this.polling = false;
      clearTimeout(this.stopTimer);
      this.stopTimer = undefined;
      this.effects.onStatus('connected');
      if (this.effects.lastEventId() === null) this.effects.onGap();
    };
    source.onerror = () => {
      if (this.polling) return this.refused();
      this.effects.onStatus('connecting');
      this.stopTimer ??= setTimeout(() => this.stop(), STOP_AFTER_MS);
      if (source.readyState === CLOSED) this.refused();
    };
  }

  /** Schedules another attempt for a stream that the browser does not restore, or stops after the last one. */
  private refused(): void {
    this.drop();
    if (this.polling || this.attempts >= MAX_ATTEMPTS) {
      this.stop();
      return;
    }
    const pause = BACK_OFF_MS[this.attempts];
    this.attempts += 1;
    this.timer = setTimeout(() => void this.connect(), pause);
  }

  private stop(): void {
    this.drop();
    clearTimeout(this.timer);
    clearTimeout(this.stopTimer);
    this.stopTimer = undefined;
    if (this.closed) return;
    this.polling = true;
    this.effects.onStatus('polling');
    this.timer = setTimeout(() => void this.poll(), POLL_MS);
  }

  private async poll(): Promise<void> {
    try {
      await this.effects.poll();
      if (this.isDisplaced) this.stop();
      else if (!this.closed) await this.connect();
    } catch (error) {
      this.effects.log('polling failed', error);
      this.stop();
    }
  }

  private drop(): void {
    this.source?.close();
    this.source = null;
  }
}
