/**
 * Frame of a stream of server-sent events; it may consist of an id alone, or be without one.
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export interface Frame {
  id: string | undefined;
  event: string | undefined;
  data: { name: string; version: number; payload: unknown; id: string } | undefined;
}

/**
 * Longer than any transaction of a test beside this one: an event waits for the oldest that is open on the same server,
 * and the demo data are written in one of ten seconds.
 */
const SOON_MS = 25_000;

/** Reads an event stream like a browser's EventSource, but does not reconnect. */
export class TestEventSource {
  readonly frames: Frame[] = [];
  /** Id that a browser would send when it reconnects; the one of before if this stream brought none. */
  lastEventId: string | undefined;
  readonly ended: Promise<void>;
  isEnded = false;
  private readonly abort: AbortController;
  private changed: () => void = () => undefined;

  private constructor(body: ReadableStream<Uint8Array>, abort: AbortController, lastEventId: string | undefined) {
    this.abort = abort;
    this.lastEventId = lastEventId;
    this.ended = this.read(body).then(
      () => this.end(),
      () => this.end(),
    );
  }

  /** Opens a stream. @throws Error if the status is not 200 */
  static async open(url: string, lastEventId?: string): Promise<TestEventSource> {
    const abort = new AbortController();
    const headers: Record<string, string> = lastEventId ? { 'last-event-id': lastEventId } : {};
    const response = await fetch(url, { headers, signal: abort.signal });
    if (response.status !== 200 || !response.body) throw new Error(`${response.status} ${await response.text()}`);
    return new TestEventSource(response.body, abort, lastEventId);
  }

  /** Data of the frames that carry an event. */
  get events() {
    return this.frames.flatMap(({ data }) => (data ? [data] : []));
  }

  get names(): string[] {
    return this.events.map((event) => event.name);
  }

  /** Waits until the condition holds. @throws Error after `withinMs`, by default 25 seconds */
  async until(holds: (source: TestEventSource) => boolean, withinMs = SOON_MS): Promise<void> {
    const limit = Date.now() + withinMs;
    while (!holds(this)) {
      if (Date.now() > limit)
        throw new Error(`not seen: ${holds}; frames: ${JSON.stringify(this.frames).slice(0, 800)}`);
      await new Promise<void>((resolve) => {
        this.changed = resolve;
        setTimeout(resolve, 50);
      });
    }
  }

  /** Waits until the stream is live: from then on no event is missed. */
  async ready(): Promise<this> {
    await this.until((s) => s.frames.some(({ id }) => id !== undefined));
    return this;
  }

  async close(): Promise<void> {
    this.abort.abort();
    await this.ended;
  }

  private end(): void {
    this.isEnded = true;
    this.changed();
  }

  private async read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of body) {
      text += decoder.decode(chunk, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) this.take(block);
    }
  }

  private take(block: string): void {
    const fields = new Map(block.split('\n').map((line) => line.split(/: ?(.*)/s) as [string, string]));
    const [id, event, data] = [fields.get('id'), fields.get('event'), fields.get('data')];
    if (id === undefined && event === undefined) return;
    this.lastEventId = id ?? this.lastEventId;
    this.frames.push({ id, event, data: data === undefined ? undefined : JSON.parse(data) });
    this.changed();
  }
}
