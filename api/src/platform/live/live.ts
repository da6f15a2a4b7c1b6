import type { ServerResponse } from 'node:http';
import type { EventKind, EventPayload } from '@canchero/shared-contracts/core';
import { formatPosition, notificationEvents, parsePosition } from '@canchero/shared-contracts/notification';
import type { Database, Tx } from '../db/database';
import { ClubStream, type StreamGrant } from './club-stream';
import type { Holder } from './holder';
import { LiveHub } from './hub';
import { dropForeignEvents, pruneOutbox } from './outbox';

export interface LiveOptions {
  heartbeatMs: number;
  maxStreamsPerUser: number;
  /** Hours for which events are kept, so that streams can resume. */
  keepHours: number;
  pruneEveryMs: number;
  /** Receives each transaction that has hidden events for five seconds. */
  onHeld(holder: Holder): void;
}

const DEFAULTS: LiveOptions = {
  heartbeatMs: 25_000,
  maxStreamsPerUser: 5,
  keepHours: 24,
  pruneEveryMs: 15 * 60_000,
  onHeld: () => undefined,
};

/** Events that one statement deletes. */
const PRUNE_BATCH = 5_000;

export interface StreamRequest {
  clubId: string;
  /** Value of the Last-Event-ID header, if the client sent one. */
  lastEventId: string | undefined;
  grant: StreamGrant;
  /**
   * Renews the grant, at every heartbeat and when the receiver's access changed; null if the ticket, the session or the
   * membership has ended.
   */
  renew(): Promise<StreamGrant | null>;
  response: ServerResponse;
  headers: NodeJS.Dict<number | string | string[]>;
}

/** Open event streams of this instance. */
export class Live {
  private readonly hub: LiveHub;
  private readonly options: LiveOptions;
  private readonly streams = new Set<ClubStream>();
  /** Open streams of each user, the oldest first. */
  private readonly byUser = new Map<string, Set<ClubStream>>();
  /** Frames of the last broadcast of each kind. */
  private readonly broadcasts = new Map<string, string>();
  private pruning: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(
    private readonly db: Database,
    private readonly onError: (error: unknown) => void,
    options: Partial<LiveOptions> = {},
  ) {
    this.options = { ...DEFAULTS, ...options };
    this.hub = new LiveHub(db, onError, this.options.onHeld);
  }

  /** Starts to listen. Called once, before the first stream. */
  async start(): Promise<void> {
    await this.inBatches(dropForeignEvents);
    await this.hub.start();
    this.pruning = setInterval(() => void this.prune().catch(this.onError), this.options.pruneEveryMs);
    this.pruning.unref();
  }

  /** Checks whether streams may still be opened: not while the service closes, which would wait for them. */
  get isOpen(): boolean {
    return !this.closed;
  }

  /** Serves one stream; resolves once it is live. The response stays open until either side ends it. */
  async open(request: StreamRequest): Promise<void> {
    if (request.response.destroyed) return;
    const { userId } = request.grant;
    this.endOldest(userId);
    const stream = new ClubStream(request.clubId, request.response, request.grant, request.renew);
    this.streams.add(stream);
    this.byUser.set(userId, (this.byUser.get(userId) ?? new Set()).add(stream));
    const stopBeating = this.beat(stream);
    void stream.closed.then(() => {
      stopBeating();
      this.streams.delete(stream);
      const own = this.byUser.get(userId);
      own?.delete(stream);
      if (own?.size === 0) this.byUser.delete(userId);
      this.hub.detach(stream);
    });
    stream.open(request.headers);
    for (const frame of this.broadcasts.values()) stream.write(frame);
    const after = parsePosition(request.lastEventId);
    try {
      const attached = await this.hub.attach(stream, after);
      if (attached.kind === 'resync')
        stream.write(frameOf(notificationEvents.resync, {}, formatPosition(attached.position)));
      stream.resume(attached.kind === 'attached' ? attached.backlog : [], attached.position);
    } catch (error) {
      this.onError(error);
      stream.end();
    }
  }

  /**
   * Sends the news that hold for all clubs to every open stream of this instance, and the last of each kind to those that
   * open later. Without an id: they have no place in the order of a club's events.
   */
  broadcast<E extends EventKind>(kind: E, payload: EventPayload<E>): void {
    const frame = frameOf(kind, payload);
    this.broadcasts.set(kind.name, frame);
    for (const stream of this.streams) stream.write(frame);
  }

  /**
   * Returns the transaction up to which the open streams have their events, as text; later than all transactions if no
   * stream is open.
   */
  readUpTo(): string {
    return this.hub.readUpTo();
  }

  /** Returns for how many milliseconds one transaction on the server has held up the events; 0 if none does. */
  heldMs(): number {
    return this.hub.heldMs();
  }

  get openStreams(): number {
    return this.streams.size;
  }

  /** Deletes the events that are kept no longer, in batches. Returns their number. */
  prune(): Promise<number> {
    return this.inBatches((tx, limit) => pruneOutbox(tx, this.options.keepHours, limit));
  }

  private async inBatches(drop: (tx: Tx, limit: number) => Promise<number>): Promise<number> {
    let dropped = 0;
    for (let batch = PRUNE_BATCH; batch === PRUNE_BATCH; dropped += batch) {
      batch = await this.db.platform((tx) => drop(tx, PRUNE_BATCH));
    }
    return dropped;
  }

  /** Ends every stream; browsers reconnect to another instance, or to this one after its restart. */
  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.pruning);
    for (const stream of this.streams) stream.end();
    await this.hub.close();
  }

  /**
   * Sends regular heartbeats and renews the grant at each. They start after a random delay: streams that connected at
   * the same time, as after a restart, must not keep querying the database at the same time.
   */
  private beat(stream: ClubStream): () => void {
    const { heartbeatMs } = this.options;
    let timer: NodeJS.Timeout;
    const beat = async () => {
      timer = setTimeout(beat, heartbeatMs).unref();
      stream.write(':\n\n');
      try {
        await stream.renew();
      } catch (error) {
        // An error is not a refusal: the next heartbeat retries.
        this.onError(error);
      }
    };
    timer = setTimeout(beat, Math.random() * heartbeatMs).unref();
    return () => clearTimeout(timer);
  }

  /**
   * Makes room for one more stream of a user. The browser of an ended stream gets an event, so that it does not
   * reconnect.
   */
  private endOldest(userId: string): void {
    const own = [...(this.byUser.get(userId) ?? [])];
    for (const stream of own.slice(0, Math.max(0, own.length - this.options.maxStreamsPerUser + 1))) {
      stream.write(frameOf(notificationEvents.displaced, {}));
      stream.end();
    }
  }
}

/** Writes an event that is not of the outbox. Without an `id` the client's position stays. */
function frameOf<E extends EventKind>({ name, version }: E, payload: EventPayload<E>, id?: string): string {
  const data = JSON.stringify({ name, version, payload, id });
  return `${id ? `id: ${id}\n` : ''}event: ${name}\ndata: ${data}\n\n`;
}
