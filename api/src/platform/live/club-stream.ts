import type { ServerResponse } from 'node:http';
import { formatPosition, isAfter, type Position } from '@canchero/shared-contracts/notification';
import { reportEvents } from '@canchero/shared-contracts/report';
import type { OutboxEvent } from './outbox';

/** Member to whom a stream belongs, and the events that they may receive. */
export interface StreamGrant {
  userId: string;
  permits(anyOf: readonly string[]): boolean;
}

/** Permissions with which one learns that figures changed. */
const FIGURES = reportEvents.figuresChanged.anyOf ?? [];
/** Unsent bytes at which a browser that reads too slowly is disconnected; it resumes where it stopped. */
const MAX_UNSENT_BYTES = 1024 * 1024;

/**
 * Stream of a club's events to one browser. Holds new events back until the missed ones have been sent, and sends none
 * twice: an event that is not after the last sent position is dropped.
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export class ClubStream {
  private held: OutboxEvent[] | null = [];
  private last: Position = { txid: 0n, id: 0n };
  /** Numbers of the last renewal that began, and of the newest one that is in force. */
  private renewals = { begun: 0, inForce: 0 };
  readonly closed: Promise<void>;

  constructor(
    readonly clubId: string,
    private readonly response: ServerResponse,
    private grant: StreamGrant,
    /** Reads the grant as it is now; null if there is none any more. */
    private readonly readGrant: () => Promise<StreamGrant | null>,
  ) {
    this.closed = new Promise((resolve) => response.once('close', resolve));
  }

  /** Sends the head of the response. `headers` are those that the server sets on every response. */
  open(headers: NodeJS.Dict<number | string | string[]>): void {
    this.response.writeHead(200, {
      ...(headers as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      connection: 'keep-alive',
      'x-accel-buffering': 'no',
    });
    this.response.write('retry: 3000\n\n');
  }

  /**
   * Sends the missed events and then the new ones. The position is sent as a frame of its own, so that a browser that
   * loses the connection before the first event resumes there.
   */
  resume(backlog: readonly OutboxEvent[], position: Position): void {
    for (const event of backlog) this.send(event);
    if (isAfter(position, this.last)) {
      this.last = position;
      this.write(`id: ${formatPosition(position)}\n\n`);
    }
    this.release();
  }

  /** Sends a new event. After one that changes what the receiver may see, the next ones wait for the new grant. */
  deliver(event: OutboxEvent): void {
    if (this.held) {
      this.held.push(event);
      return;
    }
    this.send(event);
    if (!event.changesAccess || event.userId !== this.grant.userId) return;
    this.held = [];
    // a browser that is cut off comes back, and is admitted anew
    this.renew().then(
      () => this.release(),
      () => this.end(),
    );
  }

  /** Reads the grant again, and ends the stream if there is none any more. */
  async renew(): Promise<void> {
    const number = ++this.renewals.begun;
    const grant = await this.readGrant();
    if (number < this.renewals.inForce) return;
    this.renewals.inForce = number;
    if (grant) this.grant = grant;
    else this.end();
  }

  /** Writes text that is not an event of the stream, such as a heartbeat. */
  write(text: string): void {
    if (this.response.destroyed || this.response.writableEnded) return;
    this.response.write(text);
    if (this.response.writableLength > MAX_UNSENT_BYTES) this.response.destroy();
  }

  end(): void {
    this.response.end();
  }

  private release(): void {
    const held = this.held ?? [];
    this.held = null;
    for (const event of held) this.deliver(event);
  }

  private send(event: OutboxEvent): void {
    if (!isAfter(event.position, this.last)) return;
    this.last = event.position;
    if (event.userId && event.userId !== this.grant.userId) return;
    const frame = this.frameFor(event);
    if (frame !== null) this.write(frame);
  }

  private frameFor({ anyOf, frame, figuresFrame }: OutboxEvent): string | null {
    if (!anyOf || this.grant.permits(anyOf)) return frame;
    return this.grant.permits(FIGURES) ? figuresFrame : null;
  }
}
