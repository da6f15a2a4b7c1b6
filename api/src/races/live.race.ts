import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { authEndpoints } from '@canchero/shared-contracts/auth';
import { courtEvents } from '@canchero/shared-contracts/court';
import { formatPosition, isAfter, parsePosition } from '@canchero/shared-contracts/notification';
import pg from 'pg';
import { LiveHub, type Subscriber } from '../platform/live/hub';
import { appendEvent, type OutboxEvent } from '../platform/live/outbox';
import { stateMetrics } from '../platform/metrics/state-metrics';
import { type Booted, boot } from '../testing/boot';
import { TestClub } from '../testing/test-club';
import { TestEventSource } from '../testing/test-event-source';

let api: Booted;
let hub: LiveHub;
const lines: string[] = [];
const club = crypto.randomUUID();
beforeAll(async () => {
  api = await boot({ log: { write: (line) => void lines.push(line) } });
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
});

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
});

test('a transaction of another database that holds up events is in the log once, and in the metrics', async () => {
  const { services, app, client } = api;
  const lookUp = stateMetrics(services);
  const held = async () => {
    await lookUp();
    const [sample] =
      (await services.metrics.registry.getSingleMetric('canchero_events_held_seconds')?.get())?.values ?? [];
    return sample?.value ?? Number.NaN;
  };
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { clubId, owner } = await TestClub.open(client);
  const { data } = await client.call(authEndpoints.streamTicket, { body: { club_id: clubId } }, owner.token);
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/admin/notifications/stream`;
  const stream = await TestEventSource.open(`${url}?club_id=${clubId}&token=${data.token}`);
  await stream.ready();
  const other = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL, application_name: 'forgotten' });
  await other.connect();
  try {
    await other.query('begin');
    const { rows } = await other.query(
      'select pg_backend_pid() as pid, current_database() as database, pg_current_xact_id()::text as transaction',
    );
    await services.db.tenant(clubId, (tx) => appendEvent(tx, clubId, courtEvents.removed, { court_id: 'held' }));
    const warnings = () => lines.map((line) => JSON.parse(line)).filter(({ holder }) => holder?.pid === rows[0].pid);
    await until(() => warnings().length > 0);
    expect(warnings()[0]).toMatchObject({ level: 40, holder: { ...rows[0], application: 'forgotten' } });
    expect(await held()).toBeGreaterThanOrEqual(5);
    await sleep(2_000);
    expect(warnings()).toHaveLength(1);
    expect(stream.names).toEqual([]);
  } finally {
    await other.end();
  }
  await stream.until(({ names }) => names.includes('court.removed'));
  await stream.close();
  for (let i = 0; i < 2500 && (await held()) > 0; i++) await sleep(10);
  expect(await held()).toBe(0);
});
