import { formatPosition, isAfter, type Position, parsePosition } from '@canchero/shared-contracts/notification';
import fc from 'fast-check';
import { Locks } from '../testing/locks';
import type { StreamedEvent } from './event-journal';
import { type Feed, SharedStream } from './shared-stream';

/** Server with the events of one club, in the order of their positions. */
class Server {
  readonly events: StreamedEvent[] = [];
  readonly open = new Set<Feed>();
  /** Number of streams that were opened. */
  opened = 0;
  isDown = false;

  get position(): string {
    return this.events.at(-1)?.id ?? '7-0';
  }

  publish(): string {
    const id = `${7 + this.events.length}-1`;
    const event = { id, data: `event ${id}` };
    this.events.push(event);
    for (const feed of this.open) feed.received(event);
    return event.data;
  }

  connection(feed: Feed) {
    return {
      connect: async () => {
        await undefined;
        if (this.isDown) return feed.onStatus('connecting');
        this.opened += 1;
        this.open.add(feed);
        feed.onStatus('connected');
        const after = feed.lastEventId();
        if (after === null) feed.onGap();
        else for (const event of this.events) if (isLater(event.id, after)) feed.received(event);
      },
      resume: () => {},
      close: () => void this.open.delete(feed),
    };
  }
}

const isLater = (a: string, b: string) => isAfter(parsePosition(a) as Position, parsePosition(b) as Position);

interface TabOptions {
  start?: string | null;
  hidden?: boolean;
  name?: string;
  times?: { askEveryMs: number; patienceMs: number };
}

/** Short times, for tests in which they pass. */
const SOON = { askEveryMs: 40, patienceMs: 100 };

/** Tab of the browser, and what it got. */
function openTab(browser: Browser, options: TabOptions = {}) {
  const tab = { heard: [] as string[], gaps: 0, polls: 0, statuses: [] as string[], hidden: options.hidden ?? false };
  const stream = new SharedStream({
    name: options.name ?? browser.name,
    start: options.start === undefined ? browser.server.position : options.start,
    open: (feed) => browser.server.connection(feed),
    deliver: (data) => void tab.heard.push(data),
    onGap: () => {
      tab.gaps += 1;
    },
    onPolled: () => {
      tab.polls += 1;
    },
    onStatus: (status) => void tab.statuses.push(status),
    isHidden: () => tab.hidden,
    ...options.times,
    locks: browser.locksOf(options.name ?? browser.name) as unknown as LockManager,
  });
  browser.streams.push(stream);
  return Object.assign(tab, { stream });
}

let nextBrowser = 0;
class Browser {
  readonly server = new Server();
  readonly name = `ana:club:${nextBrowser++}`;
  readonly streams: SharedStream[] = [];
  private readonly locks = new Map<string, Locks>();

  locksOf(name: string): Locks {
    const locks = this.locks.get(name) ?? new Locks();
    this.locks.set(name, locks);
    return locks;
  }
}

let browser: Browser;
beforeEach(() => {
  browser = new Browser();
});
afterEach(() => {
  for (const stream of browser.streams) stream.close();
});

/** Lets messages between tabs arrive. */
const settle = (ms = 15) => new Promise((done) => setTimeout(done, ms));

test('six tabs share one stream, and each gets every event once', async () => {
  const tabs = Array.from({ length: 6 }, () => openTab(browser));
  await settle();
  const sent = [browser.server.publish(), browser.server.publish()];
  await settle();
  expect(browser.server.opened).toBe(1);
  for (const tab of tabs) expect(tab).toMatchObject({ heard: sent, gaps: 0 });
  expect(tabs.map(({ statuses }) => statuses.at(-1))).toEqual(Array(6).fill('connected'));
});

test('when the leading tab closes, the next leads and nothing is missed or repeated', async () => {
  const [first, ...others] = [openTab(browser), openTab(browser), openTab(browser)];
  await settle();
  const before = browser.server.publish();
  await settle();
  first.stream.close();
  const between = [browser.server.publish(), browser.server.publish()];
  await settle();
  const after = browser.server.publish();
  await settle();
  for (const tab of others) expect(tab).toMatchObject({ heard: [before, ...between, after], gaps: 0 });
  expect(first.heard).toEqual([before]);
  expect(browser.server.open.size).toBe(1);
});

test('a tab that opens late gets what has happened since its data were read, in order', async () => {
  openTab(browser);
  await settle();
  const position = browser.server.position;
  const missed = [browser.server.publish(), browser.server.publish()];
  const late = openTab(browser, { start: position });
  const live = browser.server.publish();
  await settle();
  expect(late).toMatchObject({ heard: [...missed, live], gaps: 0 });
});

test('a tab whose position nobody can go back to reads its data again, once', async () => {
  browser.server.publish();
  openTab(browser);
  await settle();
  const old = openTab(browser, { start: '3-1', times: SOON });
  const unknown = openTab(browser, { start: null, times: SOON });
  await settle(200);
  expect([old.gaps, unknown.gaps]).toEqual([1, 1]);
  const sent = browser.server.publish();
  await settle();
  expect([old.heard, unknown.heard]).toEqual([[sent], [sent]]);
});

test('tabs in other clubs have streams of their own', async () => {
  const here = openTab(browser);
  const there = openTab(browser, { name: `${browser.name}:other` });
  await settle();
  expect(browser.server.opened).toBe(2);
  there.stream.close();
  const sent = browser.server.publish();
  await settle();
  expect([here.heard, there.heard]).toEqual([[sent], []]);
});

test('a tab in view takes the lead from one that is suspended; tabs out of view wait', async () => {
  const suspended = browser.locksOf(browser.name).request('', {}, () => new Promise(() => {}));
  const lost = expect(suspended).rejects.toThrow('stolen');
  const hidden = openTab(browser, { hidden: true, times: SOON });
  const shown = openTab(browser, { times: SOON });
  await settle();
  expect(browser.server.opened).toBe(0);
  const missed = browser.server.publish();
  await settle(180);
  expect(browser.server.opened).toBe(1);
  const sent = browser.server.publish();
  await settle();
  for (const tab of [shown, hidden]) expect(tab).toMatchObject({ heard: [missed, sent], gaps: 0 });
  await lost;
});

test('a tab in view takes the lead from one out of view whose connection is down', async () => {
  browser.server.isDown = true;
  const hidden = openTab(browser, { hidden: true, times: SOON });
  await settle();
  const shown = openTab(browser, { times: SOON });
  browser.server.isDown = false;
  await settle(200);
  expect(browser.server.opened).toBe(1);
  const sent = browser.server.publish();
  await settle();
  expect([shown.heard, hidden.heard]).toEqual([[sent], [sent]]);
});

test('an event without a position reaches all tabs, each time, and a late one gets the last of its name', async () => {
  const tabs = [openTab(browser), openTab(browser)];
  await settle();
  const [feed] = browser.server.open;
  for (const data of ['release 2', 'release 3', 'release 3']) feed?.announced('remotes.changed', data);
  await settle();
  const late = openTab(browser);
  await settle();
  for (const { heard } of tabs) expect(heard).toEqual(['release 2', 'release 3', 'release 3']);
  expect(late.heard).toEqual(['release 3']);
});

test('a poll of the leading tab is a poll of all', async () => {
  openTab(browser);
  const other = openTab(browser);
  await settle();
  for (const feed of browser.server.open) feed.onPolled();
  await settle();
  expect(other.polls).toBe(1);
});

test('without Web Locks each tab is connected by itself', async () => {
  browser.locksOf = () => undefined as unknown as Locks;
  const tabs = [openTab(browser), openTab(browser)];
  await settle();
  const sent = browser.server.publish();
  expect(browser.server.opened).toBe(2);
  expect(tabs.map(({ heard }) => heard)).toEqual([[sent], [sent]]);
});

test('a page that gets no locks is connected by itself', async () => {
  browser.locksOf = () =>
    ({ request: () => Promise.reject(new DOMException('storage is blocked', 'SecurityError')) }) as unknown as Locks;
  const tab = openTab(browser);
  await settle();
  const sent = browser.server.publish();
  expect([browser.server.opened, tab.heard]).toEqual([1, [sent]]);
});

test('whatever tabs open and close, each gets all events from its opening on, once and in order', async () => {
  const steps = fc.array(fc.oneof(fc.constantFrom('open', 'publish', 'pause'), fc.nat(5).map(String)), {
    maxLength: 25,
  });
  await fc.assert(
    fc.asyncProperty(steps, async (actions) => {
      browser = new Browser();
      const tabs: { tab: ReturnType<typeof openTab>; from: number; isClosed: boolean }[] = [];
      const open = () => tabs.push({ tab: openTab(browser), from: browser.server.events.length, isClosed: false });
      open();
      for (const action of actions) {
        if (action === 'open') open();
        else if (action === 'publish') browser.server.publish();
        else if (action === 'pause') await settle(3);
        else {
          const closing = tabs.filter((t) => !t.isClosed)[Number(action)];
          if (!closing) continue;
          closing.tab.stream.close();
          closing.isClosed = true;
        }
      }
      await settle(40);
      const all = browser.server.events.map(({ data }) => data);
      for (const { tab, from, isClosed } of tabs) {
        const due = all.slice(from);
        expect(tab.heard).toEqual(isClosed ? due.slice(0, tab.heard.length) : due);
        expect(tab.gaps).toBe(0);
      }
      expect(browser.server.open.size).toBe(tabs.some(({ isClosed }) => !isClosed) ? 1 : 0);
      for (const { tab } of tabs) tab.stream.close();
    }),
    { numRuns: 40 },
  );
});

test('positions are compared as numbers', () => {
  expect(formatPosition({ txid: 10n, id: 1n })).toBe('10-1');
  expect(isLater('10-1', '9-9')).toBe(true);
});
