import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { authEndpoints } from '@canchero/shared-contracts/auth';
import pg from 'pg';
import sql from 'sql-template-tag';
import { buildApp } from '../app';
import { Live } from '../platform/live/live';
import { type Booted, boot } from '../testing/boot';
import { TcpProxy } from '../testing/tcp-proxy';
import { TestClient } from '../testing/test-client';
import { TestClub } from '../testing/test-club';
import { TestEventSource } from '../testing/test-event-source';

const WRITERS = 200;
const STREAMS = 200;
/** Milliseconds after which no call is refused any more. */
const BACK_WITHIN = 5_000;

let proxy: TcpProxy;
let api: Booted;
let app: Awaited<ReturnType<typeof buildApp>>;
let club: TestClub;
let database: string;
let streams: TestEventSource[];
const failures: unknown[] = [];

beforeAll(async () => {
  const server = new URL(process.env.TEST_DATABASE_URL ?? '');
  proxy = await TcpProxy.to(server.hostname, Number(server.port));
  api = await boot({
    way: (url) => {
      const through = new URL(url);
      database = through.pathname.slice(1);
      through.port = String(proxy.port);
      return through.href;
    },
  });
  const live = new Live(api.services.db, (error) => failures.push(error), { maxStreamsPerUser: STREAMS * 2 });
  app = await buildApp({ ...api.services, live });
  await app.listen({ port: 0, host: '127.0.0.1' });
  club = await TestClub.open(new TestClient(app, api.services));
  const { data } = await club.client.call(
    authEndpoints.streamTicket,
    { body: { club_id: club.clubId } },
    club.owner.token,
  );
  const { port } = app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/api/admin/notifications/stream?club_id=${club.clubId}&token=${data.token}`;
  streams = await Promise.all(Array.from({ length: STREAMS }, async () => (await TestEventSource.open(url)).ready()));
});
afterAll(async () => {
  for (const stream of streams) await stream.close();
  await app.close();
  proxy.cut();
  proxy.heal();
  await api.close();
  await proxy.close();
});

/** Ends every connection to the test's database, as an administrator or a failover does. */
async function terminate() {
  const admin = new pg.Client(process.env.TEST_DATABASE_URL);
  await admin.connect();
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database]);
  await admin.end();
}

const FAULTS: readonly [name: string, fault: () => Promise<void>][] = [
  ['are terminated', terminate],
  [
    'are cut, and none is accepted for two seconds',
    async () => {
      proxy.cut();
      await sleep(2_000);
      proxy.heal();
    },
  ],
  ['are dropped without a word', async () => proxy.silence()],
];

interface Created {
  payload: { booking: { id: string; court_id: string } };
}
const isOn = (courtId: string, data: unknown) => (data as Created).payload.booking.court_id === courtId;

let day = 0;

test.each(FAULTS)(
  `${WRITERS} bookings and ${STREAMS} streams while the connections to the database %s`,
  async (_name, fault) => {
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
        // as told: 200 writers that hammer instead keep a busy machine from coming back
        await sleep(1_000);
      }
    };
    const writing = Promise.all(slots.map(write));
    await sleep(50);
    await fault();
    const over = Date.now();
    await writing;
    expect([...statuses].sort()).toEqual([201, 503]);
    expect(lastRefusal - over).toBeLessThan(BACK_WITHIN);

    const rows = await api.services.db.tenant(club.clubId, (tx) =>
      tx.query<{ id: string }>(sql`select id from bookings where court_id = ${court.id}`),
    );
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(slots.map(({ id }) => id)));
    const booked = (stream: TestEventSource, n: number) =>
      stream.frames.slice(seen[n]).filter(({ event, data }) => event === 'booking.created' && isOn(court.id, data));
    for (const [n, stream] of streams.entries()) {
      await stream.until((s) => booked(s, n).length >= WRITERS);
      expect(stream.isEnded).toBe(false);
      const ids = booked(stream, n).map(({ data }) => (data as Created).payload.booking.id);
      expect(ids).toHaveLength(WRITERS);
      expect(new Set(ids)).toEqual(new Set(slots.map(({ id }) => id)));
    }
  },
  60_000,
);
