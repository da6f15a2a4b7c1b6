import { AsyncResource } from 'node:async_hooks';
import { formatPosition, isAfter, type Position } from '@canchero/shared-contracts/notification';
import type { Database, Tx } from '../db/database';
import { createSharedReads } from '../shared-reads';
import { type Holder, holderOf } from './holder';
import { isKept, OUTBOX_CHANNEL, type OutboxBatch, type OutboxEvent, readOutbox } from './outbox';

const BATCH = 500;
/**
 * Bytes of missed events above which a reload is cheaper for the client than catching up. Well below what a stream may
 * have unsent: it sends its backlog at once.
 */
const MAX_BACKLOG_BYTES = 512 * 1024;
/** Pauses while one older transaction hides events: short at first, as most are over at once. */
const HELD_RETRY_MS = { first: 15, last: 1000 };
/** Time after which a transaction that hides events is reported. */
const REPORT_HELD_MS = 5000;
/** Interval of reads without a notification, which can get lost while the listener reconnects. */
const SAFETY_POLL_MS = 5000;
const FAILED_RETRY_MS = 500;
/** Position beyond every event: a read after it returns the head of the stream alone. */
const END: Position = { txid: 2n ** 63n, id: 0n };

/** Stream, as far as the hub knows it. */
export interface Subscriber {
  readonly clubId: string;
  /** Receives the events in the order of the stream, from the moment of `attach`. */
  deliver(event: OutboxEvent): void;
}

/** One transaction that hides events, since when on the process's own clock, in milliseconds. */
interface Hold {
  txid: bigint;
  since: number;
  retryMs: number;
  isReported: boolean;
}

export type Attached =
  | { kind: 'attached'; backlog: readonly OutboxEvent[]; position: Position }
  | { kind: 'resync'; position: Position };

/**
 * Reads the outbox for all streams of this instance, and delivers every event once and in order to the streams of its
 * club. Reads nothing without open streams.
 */
export class LiveHub {
  private readonly byClub = new Map<string, Set<Subscriber>>();
  /** Shares what streams read that open together, as hundreds do after a deploy, most of them at one position. */
  private readonly shared = createSharedReads();
  private cursor: Position | null = null;
  private reading: Promise<void> | null = null;
  private again = false;
  private hold: Hold | null = null;
  private timer: NodeJS.Timeout | undefined;
  private stopListening: (() => Promise<void>) | undefined;
  private closed = false;

  constructor(
    private readonly db: Database,
    private readonly onError: (error: unknown) => void,
    private readonly onHeld: (holder: Holder) => void = () => undefined,
  ) {}

  async start(): Promise<void> {
    // The embedded database calls back inside another caller's transaction: the read must not be taken as part of it.
    this.stopListening = await this.db.listen(
      OUTBOX_CHANNEL,
      AsyncResource.bind(() => this.wake()),
    );
  }

  /**
   * Registers a stream and returns the events that it missed since `after`, none if `after` is null. Events may be
   * delivered before this resolves; the stream holds them back and drops those that are in the backlog too.
   */
  async attach(subscriber: Subscriber, after: Position | null): Promise<Attached> {
    const club = this.byClub.get(subscriber.clubId) ?? new Set();
    this.byClub.set(subscriber.clubId, club.add(subscriber));
    // The order matters: the stream is registered before the hub's position and then its own are read, so that no
    // event falls between them.
    if (this.cursor === null) {
      const { head } = await this.shared('head', () => this.db.platform((tx) => readOutbox(tx, END, 1)));
      this.cursor ??= head;
      this.sleep(SAFETY_POLL_MS);
    }
    const { clubId } = subscriber;
    return this.shared(`${clubId} ${after ? formatPosition(after) : ''}`, () =>
      this.db.platform((tx) => missedSince(tx, clubId, after)),
    );
  }

  detach(subscriber: Subscriber): void {
    const club = this.byClub.get(subscriber.clubId);
    club?.delete(subscriber);
    if (club?.size === 0) this.byClub.delete(subscriber.clubId);
    if (this.byClub.size === 0 && !this.reading) this.rest();
  }

  /** Reads new events, now or right after the running read. */
  wake(): void {
    if (this.closed || this.cursor === null) return;
    if (this.reading) {
      this.again = true;
      return;
    }
    clearTimeout(this.timer);
    this.reading = this.drain()
      .catch((error): number => {
        this.onError(error);
        return FAILED_RETRY_MS;
      })
      .then((pause) => {
        this.reading = null;
        if (this.byClub.size === 0) this.rest();
        else if (this.again) this.wake();
        else this.sleep(pause);
      });
  }

  readUpTo(): string {
    return String((this.cursor ?? END).txid);
  }

  /** Returns for how many milliseconds one transaction has hidden events from the streams; 0 if none does. */
  heldMs(): number {
    return this.hold ? performance.now() - this.hold.since : 0;
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.stopListening?.();
    await this.reading;
    clearTimeout(this.timer);
  }

  private async drain(): Promise<number> {
    this.again = false;
    for (;;) {
      const after = this.cursor ?? END;
      const batch = await this.db.platform((tx) => readOutbox(tx, after, BATCH));
      for (const event of batch.events) {
        for (const subscriber of this.byClub.get(event.clubId) ?? []) subscriber.deliver(event);
      }
      const last = batch.events.at(-1)?.position ?? after;
      this.cursor = batch.full ? last : batch.head;
      if (batch.full) continue;
      if (batch.held) return this.waitFor(batch.head.txid);
      this.hold = null;
      return SAFETY_POLL_MS;
    }
  }

  /** Notes that a transaction hides events, reports it once if it goes on, and returns the pause before the next read. */
  private async waitFor(txid: bigint): Promise<number> {
    if (this.hold?.txid !== txid) {
      this.hold = { txid, since: performance.now(), retryMs: HELD_RETRY_MS.first, isReported: false };
      return this.hold.retryMs;
    }
    const { hold } = this;
    hold.retryMs = Math.min(HELD_RETRY_MS.last, hold.retryMs * 2);
    if (!hold.isReported && this.heldMs() >= REPORT_HELD_MS) {
      hold.isReported = true;
      this.onHeld(await this.db.platform((tx) => holderOf(tx, txid)));
    }
    return hold.retryMs;
  }

  private sleep(ms: number): void {
    if (this.closed) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.wake(), ms);
    this.timer.unref();
  }

  /** Stops reading when no stream is left: the next one starts at a new position. */
  private rest(): void {
    this.cursor = null;
    this.hold = null;
    this.again = false;
    clearTimeout(this.timer);
  }
}

/** Reads the events of a club after a position, none if it is null, and the position after them. */
async function missedSince(tx: Tx, clubId: string, after: Position | null): Promise<Attached> {
  const { head } = await readOutbox(tx, END, 1);
  if (!after) return { kind: 'attached', backlog: [], position: head };
  if (!(await isKept(tx, after))) return { kind: 'resync', position: head };
  const backlog: OutboxEvent[] = [];
  let batch: OutboxBatch;
  let from = after;
  let bytes = 0;
  do {
    batch = await readOutbox(tx, from, BATCH, clubId);
    backlog.push(...batch.events);
    from = backlog.at(-1)?.position ?? after;
    bytes += batch.events.reduce((sum, { frame }) => sum + Buffer.byteLength(frame), 0);
    if (bytes > MAX_BACKLOG_BYTES) return { kind: 'resync', position: head };
  } while (batch.full);
  return { kind: 'attached', backlog, position: isAfter(after, batch.head) ? after : batch.head };
}
