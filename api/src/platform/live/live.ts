import type { ServerResponse } from 'node:http';
import { notificationEvents } from '@canchero/shared-contracts/notification';
import type { Database } from '../db/database';
import { LiveHub } from './hub';
import { pruneOutbox } from './outbox';
import { formatPosition, parsePosition } from './position';
import { EventStream, type StreamGrant } from './stream';

export interface LiveOptions {
  heartbeatMs: number;
  maxStreamsPerUser: number;
  /** How long events are kept for streams to resume. */
  keepHours: number;
  pruneEveryMs: number;
}

const DEFAULTS: LiveOptions = { heartbeatMs: 25_000, maxStreamsPerUser: 5, keepHours: 24, pruneEveryMs: 15 * 60_000 };

export interface StreamRequest {
  clubId: string;
  /** Last-Event-ID, if the client sent one. */
  lastEventId: string | undefined;
  grant: StreamGrant;
  /** Asked at every heartbeat: null when the ticket, the session or the membership is over. */
  renew(): Promise<StreamGrant | null>;
  response: ServerResponse;
  headers: NodeJS.Dict<number | string | string[]>;
}

/** The open event streams of this instance. */
export class Live {
  readonly #hub: LiveHub;
  readonly #options: LiveOptions;
  readonly #streams = new Map<EventStream, () => Promise<StreamGrant | null>>();
  #timers: NodeJS.Timeout[] = [];

  constructor(
    private readonly db: Database,
    private readonly onError: (error: unknown) => void,
    options: Partial<LiveOptions> = {},
  ) {
    this.#hub = new LiveHub(db, onError);
    this.#options = { ...DEFAULTS, ...options };
  }

  /** Begins to listen. To be called once, before the first stream. */
  async start(): Promise<void> {
    await this.#hub.start();
    this.#timers = [
      setInterval(() => this.#heartbeat(), this.#options.heartbeatMs),
      setInterval(() => void this.prune().catch(this.onError), this.#options.pruneEveryMs),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  /** Serves one stream; resolves once it runs. The response stays open until either side ends it. */
  async open(request: StreamRequest): Promise<void> {
    this.#endOldest(request.grant.userId);
    const stream = new EventStream(request.clubId, request.response, request.grant);
    this.#streams.set(stream, request.renew);
    void stream.closed.then(() => {
      this.#streams.delete(stream);
      this.#hub.detach(stream);
    });
    stream.open(request.headers);
    const after = parsePosition(request.lastEventId);
    try {
      const attached = await this.#hub.attach(stream, after);
      if (attached.kind === 'resync') stream.write(resyncFrame(formatPosition(attached.position)));
      stream.resume(attached.kind === 'attached' ? attached.backlog : [], attached.position);
    } catch (error) {
      this.onError(error);
      stream.end();
    }
  }

  get openStreams(): number {
    return this.#streams.size;
  }

  prune(): Promise<number> {
    return this.db.platform((tx) => pruneOutbox(tx, this.#options.keepHours));
  }

  /** Ends every stream; browsers come back to another instance, or to this one after its restart. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    for (const stream of this.#streams.keys()) stream.end();
    await this.#hub.close();
  }

  #heartbeat(): void {
    for (const [stream, renew] of this.#streams) {
      stream.write(':\n\n');
      renew().then(
        (grant) => {
          if (grant) stream.grant = grant;
          else stream.end();
        },
        // A failure to find out is not a no: the next heartbeat asks again.
        (error: unknown) => this.onError(error),
      );
    }
  }

  #endOldest(userId: string): void {
    const own = [...this.#streams.keys()].filter((s) => s.grant.userId === userId);
    for (const stream of own.slice(0, Math.max(0, own.length - this.#options.maxStreamsPerUser + 1))) stream.end();
  }
}

function resyncFrame(id: string): string {
  const { name, version } = notificationEvents.resync;
  return `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify({ name, version, payload: {}, id })}\n\n`;
}
