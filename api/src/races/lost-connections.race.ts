import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { authEndpoints } from '@canchero/shared-contracts/auth';
import pg from 'pg';
import { type Cluster, createCluster } from '../../../tools/postgres/cluster.mjs';
import { TcpProxy } from '../../../tools/service/tcp-proxy.mjs';
import { buildApp } from '../app';
import type { Database } from '../platform/db/database';
import { openDatabase } from '../platform/db/open';
import { createLogger } from '../platform/http/logging';
import { Live } from '../platform/live/live';
import { createServices } from '../platform/services';
import { testConfig } from '../testing/boot';
import { TestClient } from '../testing/test-client';
import { TestClub } from '../testing/test-club';
import { type Frame, TestEventSource } from '../testing/test-event-source';

const WRITERS = 200;
const STREAMS = 200;
/**
 * Milliseconds after which calls are accepted again: 5 s on a machine of its own (bench/outages). Tests share theirs,
 * where 200 writers at once may wait too long for a connection even if none was lost.
 */
const BACK_WITHIN = 20_000;
/** Events that streams miss in an outage, and their bytes: more than 1 MiB. */
const MISSED = 400;
const MISSED_BYTES = 3_000;
/** Milliseconds for 200 streams of one process to come back on a busy machine. */
const SOON_MS = 30_000;

let folder: string;
let cluster: Cluster;
let standby: Cluster;
let proxy: TcpProxy;
let db: Database;
let app: Awaited<ReturnType<typeof buildApp>>;
let club: TestClub;
let streamUrl: string;
let streams: TestEventSource[];

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'canchero-lost-'));
  cluster = await createCluster(() => undefined);
  proxy = await TcpProxy.to('127.0.0.1', cluster.port);
  const config = { ...testConfig(folder), databaseUrl: at(proxy.port) };
  db = await openDatabase(config, () => undefined);
  const services = createServices(config, db, createLogger('silent'), () => new Date());
  const live = new Live(db, () => undefined, { maxStreamsPerUser: STREAMS * 2 });
  app = await buildApp({ ...services, live });
  await app.listen({ port: 0, host: '127.0.0.1' });
  club = await TestClub.open(new TestClient(app, services));
  const body = { club_id: club.clubId };
  const { data } = await club.client.call(authEndpoints.streamTicket, { body }, club.owner.token);
  const { port } = app.server.address() as AddressInfo;
  streamUrl = `http://127.0.0.1:${port}/api/admin/notifications/stream?club_id=${club.clubId}&token=${data.token}`;
  streams = await Promise.all(
    Array.from({ length: STREAMS }, async () => (await TestEventSource.open(streamUrl)).ready()),
  );
});
afterAll(async () => {
  for (const stream of streams) await stream.close();
  await app.close();
  await db.close();
  await proxy.close();
  await standby?.remove();
  await cluster.remove();
  fs.rmSync(folder, { recursive: true, force: true });
});

const at = (port: number) => `postgresql://postgres@127.0.0.1:${port}/postgres`;

const onCluster = <T>({ url }: Cluster, work: (client: pg.Client) => Promise<T>): Promise<T> => onServer(url, work);

async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  return work(client).finally(() => client.end());
}

/** Ends every connection to the database but its own, as an administrator does. */
const terminate = () =>
  onCluster(cluster, (client) =>
    client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()'),
  );

/** Makes a standby without which nothing is committed, so that it lacks nothing that was acknowledged. */
async function follow(): Promise<void> {
  standby = await cluster.standby();
  await onCluster(cluster, async (client) => {
    await client.query(`alter system set synchronous_standby_names = '*'`);
    await client.query('select pg_reload_conf()');
    const isSync = `select exists (select from pg_stat_replication where sync_state = 'sync') as yes`;
    while (!(await client.query(isSync)).rows[0].yes) await sleep(50);
  });
}

interface Fault {
  name: string;
  fault(): Promise<unknown>;
  prepare?(): Promise<void>;
}

const FAULTS: readonly Fault[] = [
  { name: 'are terminated', fault: terminate },
  {
    name: 'are cut, and none is accepted for two seconds',
    fault: async () => {
      proxy.cut();
      await sleep(2_000);
      proxy.heal();
    },
  },
  { name: 'are dropped without a word', fault: async () => proxy.silence() },
  {
    name: 'end with their server, which is restarted',
    fault: async () => {
      await cluster.stop('SIGINT');
      await cluster.start();
    },
  },
  {
    name: 'end with their server, which crashes',
    fault: async () => {
      await cluster.stop('SIGQUIT');
      await cluster.start();
    },
  },
  {
    name: 'end with their server, for which a standby stands in',
    prepare: follow,
    fault: async () => {
      await cluster.stop('SIGQUIT');
      await onCluster(standby, (client) => client.query('select pg_promote()'));
      proxy.redirect(standby.port);
    },
  },
];

interface Created {
  payload: { booking: { id: string; court_id: string } };
}
const isOn = (courtId: string, data: unknown) => (data as Created).payload.booking.court_id === courtId;

const isMissed = ({ event }: Frame) => event === 'notification.created';
const isResync = ({ event }: Frame) => event === 'stream.resync';

/**
 * Opens a stream again until it brings something. 200 at once may wait for the database for too long: they are refused
 * then, or ended before their first frame.
 */
async function reopened(lastEventId: string | undefined): Promise<TestEventSource> {
  for (;;) {
    try {
      const source = await TestEventSource.open(streamUrl, lastEventId);
      await source.until(({ frames, isEnded }) => isEnded || frames.length > 0, SOON_MS);
      if (source.frames.length > 0) return source;
    } catch (error) {
      if (!String(error).includes('503')) throw error;
    }
    await sleep(1_000);
  }
}

/**
 * Follows a stream as a browser does, which opens it again where it stopped, until it has what it missed or has to
 * reload. Returns the sources one after the other.
 */
async function followed(first: TestEventSource, seen: number): Promise<TestEventSource[]> {
  const sources = [first];
  for (let missing = MISSED; ; ) {
    const source = sources.at(-1) as TestEventSource;
    const before = source === first ? seen : 1;
    await source.until(
      ({ frames, isEnded }) => isEnded || frames.length - before >= missing || frames.slice(0, 3).some(isResync),
      SOON_MS,
    );
    if (!source.isEnded) return sources;
    missing -= source.frames.slice(before).filter(isMissed).length;
    sources.push(await reopened(source.lastEventId));
  }
}

test(`${STREAMS} streams that an outage left more than 1 MiB behind get each event once, or reload once`, async () => {
  const seen = streams.map(({ frames }) => frames.length);
  proxy.cut();
  // another instance, which still reaches the database, goes on
  await onCluster(cluster, (client) =>
    client.query(
      `insert into outbox (club_id, name, version, payload)
       select $1, 'notification.created', 1, jsonb_build_object('n', n, 'text', repeat('x', $2::int))
       from generate_series(1, $3::int) n`,
      [club.clubId, MISSED_BYTES, MISSED],
    ),
  );
  await sleep(1_000);
  proxy.heal();
  const resumed = await Promise.all(streams.map((stream, n) => followed(stream, seen[n] ?? 0)));
  const court = await club.court();
  for (const [n, sources] of resumed.entries()) {
    const now = sources.at(-1) as TestEventSource;
    await now.until(({ events }) => events.some(({ payload }) => JSON.stringify(payload).includes(court.id)), SOON_MS);
    expect(now.isEnded).toBe(false);
    const frames = sources.flatMap((source) => source.frames).slice(seen[n]);
    const ids = frames.filter(isMissed).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const resyncs = frames.filter(isResync).length;
    expect(resyncs).toBeLessThanOrEqual(1);
    if (resyncs === 0) expect(ids).toHaveLength(MISSED);
    expect(sources.length).toBeLessThanOrEqual(3);
    streams[n] = now;
  }
});

let day = 0;

test.each(FAULTS)(
  `${WRITERS} bookings and ${STREAMS} streams while the connections to the database $name`,
  async ({ fault, prepare }) => {
    await prepare?.();
    const court = await club.court();
    const date = `2031-03-${String(++day).padStart(2, '0')}`;
    const slots = Array.from({ length: WRITERS }, (_, i) => ({
      id: crypto.randomUUID(),
      start: new Date(Date.parse(`${date}T00:00:00Z`) + i * 3_600_000).toISOString(),
    }));
    const seen = streams.map(({ frames }) => frames.length);
    let lastRefusal = 0;
    const statuses = new Set<number>();
    const write = async ({ id, start }: { id: string; start: string }) => {
      for (;;) {
        const { status, headers, text } = await club.book(court.id, start, { id });
        statuses.add(status);
        if (status === 201) break;
        expect([status, headers['retry-after'], text]).toEqual([503, '1', text]);
        lastRefusal = Date.now();
        // waits as the answer asks: 200 writers that hammer instead keep a busy machine from coming back
        await sleep(1_000);
      }
    };
    const writing = slots.map(write);
    // the others are at the database once one is done, however slow the machine is
    await Promise.race(writing);
    await fault();
    const over = Date.now();
    await Promise.all(writing);
    expect([...statuses].sort()).toEqual([201, 503]);
    expect(lastRefusal - over).toBeLessThan(BACK_WITHIN);

    // by a connection of its own: 200 streams keep this process from reading an answer in the time that the pool allows
    const { rows } = await onServer(at(proxy.port), (client) =>
      client.query<{ id: string }>('select id from bookings where court_id = $1', [court.id]),
    );
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(slots.map(({ id }) => id)));
    const booked = (stream: TestEventSource, n: number) =>
      stream.frames.slice(seen[n]).filter(({ event, data }) => event === 'booking.created' && isOn(court.id, data));
    for (const [n, stream] of streams.entries()) {
      await stream.until((s) => booked(s, n).length >= WRITERS, SOON_MS);
      expect(stream.isEnded).toBe(false);
      const ids = booked(stream, n).map(({ data }) => (data as Created).payload.booking.id);
      expect(ids).toHaveLength(WRITERS);
      expect(new Set(ids)).toEqual(new Set(slots.map(({ id }) => id)));
    }
  },
);
