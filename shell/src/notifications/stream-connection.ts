import type { ConnectionState } from '@canchero/shared-contracts/mfe';

/** The part of EventSource that is used. */
export interface Source {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onerror: ((event: Event) => void) | null;
  close(): void;
}

export interface StreamEffects {
  /** A ticket for the club's stream; null when the token has run out, and then nothing is opened. */
  ticket(): Promise<string | null>;
  /** Opens the stream after `lastEventId`. */
  open(ticket: string, lastEventId: string | null): Source;
  lastEventId(): string | null;
  /** The stream is open, and not after an event: what happened before now never comes over it. */
  onGap(): void;
  /** Reads what the stream would have brought. */
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
 * One club's stream. A dropped connection is the browser's to restore; one that the server refused gets a new ticket and
 * goes on after the last event. After 30 s or three refused attempts it stops and polls every 60 s; a poll that works,
 * focus or a restored network start it anew.
 */
export class StreamConnection {
  private source: Source | null = null;
  private attempts = 0;
  private stopTimer: ReturnType<typeof setTimeout> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private polling = false;

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

  /** The window is in use again, or the network back: begins anew if it had stopped. */
  resume(): void {
    if (!this.polling || this.closed) return;
    this.attempts = 0;
    void this.connect();
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

  /** Neither open nor being restored by the browser: another attempt later, or the end of attempts. */
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
      if (!this.closed) await this.connect();
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
