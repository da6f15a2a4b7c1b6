import { setTimeout as sleep } from 'node:timers/promises';
import { courtEvents } from '@canchero/shared-contracts/court';
import { formatPosition, isAfter, parsePosition } from '@canchero/shared-contracts/notification';
import { LiveHub, type Subscriber } from '../platform/live/hub';
import { appendEvent, type OutboxEvent } from '../platform/live/outbox';
import { type Booted, boot } from '../testing/boot';

let api: Booted;
let hub: LiveHub;
const club = crypto.randomUUID();
beforeAll(async () => {
  api = await boot();
  hub = new LiveHub(api.services.db, (error) => {
    throw error;
  });
  await hub.start();
});
afterAll(async () => {
  await hub.close();
  await api.close();
});

class Listener implements Subscriber {
  readonly events: OutboxEvent[] = [];
  constructor(readonly clubId: string) {}
  deliver(event: OutboxEvent): void {
    this.events.push(event);
  }
  get courts(): string[] {
    return this.events.map((event) => /"court_id": "([^"]+)"/.exec(event.frame)?.[1] ?? '');
  }
}

const write = (name: string, hold: Promise<unknown> = Promise.resolve()) =>
  api.services.db.tenant(club, async (tx) => {
    await appendEvent(tx, club, courtEvents.removed, { court_id: name });
    await hold;
  });

/** Waits long: an event comes after the oldest transaction on the server, which other tests use too. */
async function until(holds: () => boolean) {
  for (let i = 0; i < 2500 && !holds(); i++) await sleep(10);
  expect(holds()).toBe(true);
}

test('an event waits for the older transaction that is still open, then both come in order', async () => {
  const listener = new Listener(club);
  await hub.attach(listener, null);
  let release: () => void = () => undefined;
  const slow = write(
    'older',
    new Promise<void>((resolve) => {
      release = resolve;
    }),
  );
  await sleep(100);
  await write('younger');
  await sleep(200);
  expect(listener.courts).toEqual([]);
  release();
  await slow;
  await until(() => listener.events.length === 2);
  expect(listener.courts).toEqual(['older', 'younger']);
  hub.detach(listener);
}, 60_000);

test('every listener gets the events of 300 transactions once and in order, also after it resumes', async () => {
  const listener = new Listener(club);
  await hub.attach(listener, null);
  const names = Array.from({ length: 300 }, (_, i) => `n${i}`);
  const late = new Listener(club);
  const writing = Promise.all(
    names.map(async (name, i) => {
      await sleep((i % 60) * 8);
      await write(name, sleep(Math.random() * 40));
    }),
  );
  await until(() => listener.events.length > 40);
  const from = parsePosition(formatPosition((listener.events[20] as OutboxEvent).position));
  const middle = await hub.attach(late, from);
  await writing;
  await until(() => listener.events.length >= 300);
  expect(new Set(listener.courts)).toEqual(new Set(names));
  expect(listener.events).toHaveLength(300);
  for (let i = 1; i < 300; i++) {
    const [a, b] = [listener.events[i] as OutboxEvent, listener.events[i - 1] as OutboxEvent];
    expect(isAfter(a.position, b.position)).toBe(true);
  }
  const position = (e: OutboxEvent) => formatPosition(e.position);
  const resumed = [...new Set([...(middle.kind === 'attached' ? middle.backlog : []), ...late.events].map(position))];
  expect(resumed).toEqual(listener.events.slice(21).map(position));
  hub.detach(listener);
  hub.detach(late);
}, 60_000);
