import { newId } from '@canchero/shared-contracts/kit';
import type { ConnectionState } from '@canchero/shared-contracts/mfe';
import { EventJournal, type StreamedEvent } from './event-journal';
import { TabLead } from './tab-lead';

type Status = ConnectionState['status'];

/** Message between the tabs. `tab` is the one that asks, and the one that an answer is for. */
type Message =
  | { kind: 'leads' }
  | { kind: 'event'; event: StreamedEvent }
  | { kind: 'news'; news: News }
  | { kind: 'status'; status: Status }
  | { kind: 'gap' }
  | { kind: 'poll' }
  | { kind: 'asks'; tab: string; after: string | null }
  | {
      kind: 'answers';
      tab: string;
      events: StreamedEvent[] | null;
      last: string | null;
      news: News[];
      status: Status;
      hidden: boolean;
    };

/** Last event of a name that has no position, because it is of no club, as its text. */
type News = [name: string, data: string];

/** Connection to the server, which the leading tab holds. */
export interface Connection {
  connect(): Promise<void>;
  resume(): void;
  close(): void;
}

/** Reports of the leading tab's connection, which reach all tabs. */
export interface Feed {
  lastEventId(): string | null;
  received(event: StreamedEvent): void;
  /** Receives an event without a position. It may come again. */
  announced(name: string, data: string): void;
  onGap(): void;
  onPolled(): void;
  onStatus(status: Status): void;
}

export interface SharedStreamOptions {
  /** Name of the stream, the same in all tabs that share it. */
  name: string;
  /** Position after which this tab needs all events; null if it is not known. */
  start: string | null;
  open(feed: Feed): Connection;
  /** Receives each event once, in the stream's order. */
  deliver(data: string): void;
  /** Called when events may have been missed that will never come. */
  onGap(): void;
  /** Called when the leading tab has polled for want of a stream. */
  onPolled(): void;
  onStatus(status: Status): void;
  /** Tells whether this tab is out of the user's sight. */
  isHidden(): boolean;
  /** Milliseconds between questions of a tab in view. */
  askEveryMs?: number;
  /** Milliseconds without an answer after which a tab in view takes the lead. */
  patienceMs?: number;
  locks?: LockManager | undefined;
}

/** Version of the messages: tabs of another release may be open. */
const PROTOCOL = 1;
const ASK_EVERY_MS = 10_000;
const PATIENCE_MS = 5_000;

/**
 * One stream for all tabs of a browser. The tab that holds the Web Lock leads: it alone is connected and passes each
 * event on. When it closes, the next in line connects after the last event that it has had itself. A tab asks the
 * leader when it opens, when another begins to lead, and from time to time while it is in view: the answer holds what
 * it lacks. A leader that does not answer is suspended, and one out of view whose connection is down is slowed by the
 * browser: a tab in view takes the lead from either. Without Web Locks, on an insecure origin, each tab is connected by
 * itself.
 * @see https://w3c.github.io/web-locks/
 * @see https://html.spec.whatwg.org/multipage/web-messaging.html#broadcasting-to-other-browsing-contexts
 */
export class SharedStream {
  private readonly tab = newId();
  private readonly lead: TabLead | null;
  private readonly channel: BroadcastChannel | null;
  private journal: EventJournal;
  private connection: Connection | null = null;
  private status: Status = 'disconnected';
  private readonly news = new Map<string, string>();
  /** Events that wait until the leader has answered which ones came before them. */
  private held: StreamedEvent[] | null = [];
  private stopped = false;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private readonly asking: ReturnType<typeof setInterval> | undefined;
  /** Number of answers in a row from a leader out of view that is not connected. */
  private poorAnswers = 0;

  constructor(private readonly options: SharedStreamOptions) {
    const name = `canchero:stream:${PROTOCOL}:${options.name}`;
    const { locks } = options;
    this.journal = new EventJournal(options.start);
    this.channel = locks ? new BroadcastChannel(name) : null;
    this.channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => this.hear(data));
    this.lead = locks ? new TabLead(name, locks, { onGained: () => this.begin(), onLost: () => this.follow() }) : null;
    if (!locks) {
      this.connect();
      return;
    }
    this.ask();
    this.asking = setInterval(() => this.look(), options.askEveryMs ?? ASK_EVERY_MS);
  }

  /** Looks after the stream when the tab comes into view or the network is back. */
  look(): void {
    if (this.connection) this.connection.resume();
    else if (!this.options.isHidden()) this.ask();
  }

  close(): void {
    this.stopped = true;
    clearInterval(this.asking);
    this.stopWaiting();
    this.disconnect();
    this.lead?.close();
    this.channel?.close();
    this.options.onStatus('disconnected');
  }

  private takeLead(): void {
    this.poorAnswers = 0;
    this.lead?.take();
  }

  private begin(): void {
    this.stopWaiting();
    // they come again, with those before them, from the server
    this.held = null;
    this.connect();
    this.post({ kind: 'leads' });
  }

  private follow(): void {
    this.disconnect();
    this.held = [];
    this.ask();
  }

  private stopWaiting(): void {
    clearTimeout(this.patience);
    this.patience = undefined;
  }

  private disconnect(): void {
    const { connection } = this;
    this.connection = null;
    connection?.close();
  }

  private connect(): void {
    // a connection that was given up may still report
    const ifCurrent = (report: () => void) => {
      if (this.connection === connection) report();
    };
    const connection = this.options.open({
      lastEventId: () => this.journal.last,
      received: (event) =>
        ifCurrent(() => {
          if (this.take(event)) this.post({ kind: 'event', event });
        }),
      announced: (name, data) =>
        ifCurrent(() => {
          this.announce([name, data]);
          this.post({ kind: 'news', news: [name, data] });
        }),
      onGap: () =>
        ifCurrent(() => {
          this.options.onGap();
          this.post({ kind: 'gap' });
        }),
      onPolled: () => ifCurrent(() => this.post({ kind: 'poll' })),
      onStatus: (status) =>
        ifCurrent(() => {
          this.show(status);
          this.post({ kind: 'status', status });
        }),
    });
    this.connection = connection;
    void connection.connect();
  }

  private ask(): void {
    this.post({ kind: 'asks', tab: this.tab, after: this.journal.last });
    this.patience ??= setTimeout(() => {
      this.patience = undefined;
      if (!this.connection && !this.options.isHidden()) this.takeLead();
    }, this.options.patienceMs ?? PATIENCE_MS);
  }

  private hear(message: Message): void {
    if (this.stopped) return;
    if (this.connection) {
      if (message.kind === 'asks') this.answer(message.tab, message.after);
      return;
    }
    if (message.kind === 'leads') this.ask();
    if (message.kind === 'news') this.announce(message.news);
    if (message.kind === 'status') this.show(message.status);
    if (message.kind === 'poll') this.options.onPolled();
    if (message.kind === 'gap' && this.journal.last === null) this.options.onGap();
    if (message.kind === 'event') this.held ? this.held.push(message.event) : this.take(message.event);
    if (message.kind === 'answers' && message.tab === this.tab) this.catchUp(message);
  }

  private answer(tab: string, after: string | null): void {
    this.post({
      kind: 'answers',
      tab,
      events: this.journal.after(after),
      last: this.journal.last,
      news: [...this.news],
      status: this.status,
      hidden: this.options.isHidden(),
    });
  }

  private catchUp({ events, last, news, status, hidden }: Extract<Message, { kind: 'answers' }>): void {
    this.stopWaiting();
    if (events) for (const event of events) this.take(event);
    else if (last !== null || this.held) {
      this.journal = new EventJournal(last ?? this.journal.last);
      this.options.onGap();
    }
    const held = this.held ?? [];
    this.held = null;
    for (const event of held) this.take(event);
    for (const [name, data] of news) if (this.news.get(name) !== data) this.announce([name, data]);
    this.show(status);
    this.poorAnswers = hidden && status !== 'connected' && !this.options.isHidden() ? this.poorAnswers + 1 : 0;
    if (this.poorAnswers > 1) this.takeLead();
  }

  private announce([name, data]: News): void {
    this.news.set(name, data);
    this.options.deliver(data);
  }

  private take(event: StreamedEvent): boolean {
    const isNew = this.journal.add(event);
    if (isNew) this.options.deliver(event.data);
    return isNew;
  }

  private show(status: Status): void {
    this.status = status;
    this.options.onStatus(status);
  }

  private post(message: Message): void {
    this.channel?.postMessage(message);
  }
}
