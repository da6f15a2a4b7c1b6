import net from 'node:net';
import { authEndpoints } from '@canchero/shared-contracts/auth';
import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { EVENTS } from '@canchero/shared-contracts/events';
import { memberEndpoints } from '@canchero/shared-contracts/member';
import { notificationEvents } from '@canchero/shared-contracts/notification';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { buildApp } from '../../app';
import { type Booted, boot } from '../../testing/boot';
import type { Session } from '../../testing/test-client';
import { at, TestClub } from '../../testing/test-club';
import { TestEventSource } from '../../testing/test-event-source';
import { Live } from './live';
import { appendEvent } from './outbox';

let api: Booted;
let app: FastifyInstance;
let live: Live;
let club: TestClub;
const open: TestEventSource[] = [];

beforeAll(async () => {
  api = await boot();
  live = new Live(api.services.db, (error) => process.stderr.write(`${error}\n`), { heartbeatMs: 60 });
  app = await buildApp({ ...api.services, live });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await api.close();
});
beforeEach(async () => {
  api.clock.reset();
  club = await TestClub.open(api.client);
});
afterEach(async () => {
  for (const source of open.splice(0)) await source.close();
});

async function ticket(who: Session): Promise<string> {
  const { data } = await api.client.call(authEndpoints.streamTicket, { body: { club_id: club.clubId } }, who.token);
  return data.token;
}

const path = (token: string, rest = '') =>
  `/api/admin/notifications/stream?club_id=${club.clubId}&token=${token}${rest}`;
const base = () => `http://127.0.0.1:${(app.server.address() as net.AddressInfo).port}`;

async function stream(who = club.owner, options: { token?: string; header?: string; query?: string } = {}) {
  const rest = options.query ? `&last_event_id=${options.query}` : '';
  const source = await TestEventSource.open(base() + path(options.token ?? (await ticket(who)), rest), options.header);
  open.push(source);
  return source.ready();
}

/** Waits for open transactions: events committed since the oldest of them began still lie ahead of a new stream. */
async function allBehind(): Promise<void> {
  const isAhead = () =>
    api.services.db.platform(async (tx) => {
      const [row] = await tx.query<{ ahead: boolean }>(sql`
        select exists (select 1 from outbox
          where club_id = ${club.clubId} and txid >= pg_snapshot_xmin(pg_current_snapshot())) as ahead`);
      return row?.ahead;
    });
  while (await isAhead()) await new Promise((resolve) => setTimeout(resolve, 20));
}

test('sends a new booking at once, in the shape of its contract', async () => {
  const source = await stream();
  const court = await club.court();
  const booking = await club.booked(court.id, at(15));
  await source.until((s) => s.events.length === 3);
  expect(source.names).toEqual(['court.changed', 'booking.created', 'notification.created']);
  for (const frame of source.frames.slice(1)) {
    const kind = EVENTS.get(frame.event ?? '');
    expect(frame.data).toMatchObject({ id: frame.id, name: frame.event, version: kind?.version });
    kind?.schema.parse(frame.data?.payload);
  }
  expect(source.events[1]?.payload).toEqual({ booking });
});

test('a user token opens it too; nothing else does', async () => {
  await stream(club.owner, { token: club.owner.token });
  const stranger = await TestClub.open(api.client);
  await expect(stream(club.owner, { token: stranger.owner.token })).rejects.toThrow('404');
  await expect(stream(club.owner, { token: 'x.y.z' })).rejects.toThrow('401');
});

test.each(['header', 'query'] as const)('resumes by %s with the missed events, once and in order', async (way) => {
  const court = await club.court();
  await allBehind();
  const before = await stream();
  await club.booked(court.id, at(10));
  await before.until((s) => s.events.length === 2);
  await before.close();
  const missed = [await club.booked(court.id, at(12)), await club.booked(court.id, at(14))];
  const after = await stream(club.owner, { [way]: before.lastEventId });
  const next = await club.booked(court.id, at(16));
  await after.until((s) => s.events.length === 6);
  const ids = after.events
    .filter((e) => e.name === 'booking.created')
    .map((e) => (e.payload as { booking: { id: string } }).booking.id);
  expect(ids).toEqual([...missed, next].map((b) => b.id));
});

test('a stream that broke before its first event resumes where it was opened', async () => {
  const court = await club.court();
  await allBehind();
  const before = await stream();
  await before.close();
  expect(before.events).toEqual([]);
  await club.booked(court.id, at(10));
  const after = await stream(club.owner, { header: before.lastEventId as string });
  await after.until((s) => s.events.length === 2);
});

test('with many writers and a connection that keeps breaking, nothing is lost or sent twice', async () => {
  const courts = [await club.court(), await club.court(), await club.court()];
  await allBehind();
  // The steady stream keeps the reader running, so that the other one gets missed and new events at once.
  const steady = await stream();
  let source = await stream();
  const seen: string[] = [];
  const writing = Promise.all(
    Array.from({ length: 45 }, (_, i) => club.booked((courts[i % 3] as { id: string }).id, at(Math.floor(i / 3), 0))),
  );
  let done = false;
  void writing.then(() => {
    done = true;
  });
  for (let round = 0; !done || round < 6; round++) {
    await new Promise((resolve) => setTimeout(resolve, (round % 4) * 5));
    await source.close();
    seen.push(...source.events.map((e) => e.id));
    source = await stream(club.owner, { header: source.lastEventId as string });
  }
  const bookings = await writing;
  await source.until((s) => seen.length + s.events.length >= 90);
  // what an older transaction of another test hid, the reader delivers up to a second later than a new stream catches up
  await steady.until((s) => s.events.length >= 90);
  await new Promise((resolve) => setTimeout(resolve, 100));
  seen.push(...source.events.map((e) => e.id));
  const rows = await api.services.db.platform((tx) =>
    tx.query<{ id: string }>(sql`
      select txid::text || '-' || id as id from outbox
      where club_id = ${club.clubId} and name in ('booking.created', 'notification.created') order by txid, outbox.id`),
  );
  expect(bookings).toHaveLength(45);
  expect(seen).toEqual(rows.map((row) => row.id));
  expect(steady.events.map((e) => e.id)).toEqual(seen);
});

test('reaches members with the permission, the named person, and only this club', async () => {
  const [agenda, players, other] = [
    await club.staff('schedule'),
    await club.staff('players'),
    await TestClub.open(api.client),
  ];
  const [a, b] = [await stream(agenda), await stream(players)];
  await other.booked((await other.court()).id, at(10));
  const court = await club.court();
  await club.booked(court.id, at(10));
  const notification = {
    id: court.id,
    type: 't',
    title: 't',
    message: '',
    created_at: at(1),
    read: false,
    data: {},
    club_id: club.clubId,
    user_id: players.userId,
    priority: 'low' as const,
    expires_at: null,
  };
  await api.services.db.tenant(club.clubId, (tx) =>
    appendEvent(tx, club.clubId, notificationEvents.created, { notification }, { userId: players.userId }),
  );
  await b.until((s) => s.events.length === 2);
  await a.until((s) => s.events.length === 3);
  expect(b.names).toEqual(['court.changed', 'notification.created']);
  expect(b.events[1]?.payload).toEqual({ notification });
  expect(a.names).toEqual(['court.changed', 'booking.created', 'notification.created']);
});

test('an event that is rolled back is never sent', async () => {
  const source = await stream();
  const court = await club.court();
  const failed = api.services.db.tenant(club.clubId, async (tx) => {
    await appendEvent(tx, club.clubId, notificationEvents.resync, {});
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  await club.booked(court.id, at(10));
  await source.until((s) => s.events.length === 3);
  expect(source.names).not.toContain('stream.resync');
});

describe('resync', () => {
  test('is sent once to whoever missed more than a stream may hold, which then continues', async () => {
    await allBehind();
    const before = await stream();
    await before.close();
    // 3,000 events of 1 kB
    await api.services.db.tenant(club.clubId, (tx) =>
      tx.query(sql`
        insert into outbox (club_id, name, version, payload)
        select ${club.clubId}, 'notification.created', 1, jsonb_build_object('text', repeat('x', 1000))
        from generate_series(1, 3000)`),
    );
    await allBehind();
    const after = await stream(club.owner, { header: before.lastEventId as string });
    await after.until((s) => s.events.length === 1);
    await after.close();
    const again = await stream(club.owner, { header: after.lastEventId as string });
    await club.court();
    await again.until((s) => s.events.length === 1);
    expect([...after.names, ...again.names]).toEqual(['stream.resync', 'court.changed']);
  });

  test('is not sent to whoever missed 300 events', async () => {
    await allBehind();
    const before = await stream();
    await before.close();
    await api.services.db.tenant(club.clubId, (tx) =>
      tx.query(sql`
        insert into outbox (club_id, name, version, payload)
        select ${club.clubId}, 'notification.created', 1, jsonb_build_object('text', repeat('x', 1000))
        from generate_series(1, 300)`),
    );
    await allBehind();
    const after = await stream(club.owner, { header: before.lastEventId as string });
    await after.until((s) => s.events.length === 300);
    expect(new Set(after.names)).toEqual(new Set(['notification.created']));
  });

  test('is sent if the missed events are no longer kept; the stream then continues', async () => {
    const court = await club.court();
    await allBehind();
    const before = await stream();
    await before.close();
    await club.booked(court.id, at(10));
    await api.services.db.platform((tx) =>
      tx.query(sql`update outbox set created_at = now() - interval '25 hours' where club_id = ${club.clubId}`),
    );
    expect(await live.prune()).toBeGreaterThan(0);
    const after = await stream(club.owner, { header: before.lastEventId as string });
    await after.until((s) => s.events.length === 1);
    await club.booked(court.id, at(12));
    await after.until((s) => s.events.length === 3);
    expect(after.names).toEqual(['stream.resync', 'booking.created', 'notification.created']);
    const again = await stream(club.owner, { header: after.lastEventId as string });
    expect(again.events).toEqual([]);
  });

  test('is sent for a position of another database; a malformed position counts as none', async () => {
    const future = await stream(club.owner, { header: '99999999999-1' });
    await future.until((s) => s.names.includes('stream.resync'));
    expect((await stream(club.owner, { header: 'nonsense' })).events).toEqual([]);
  });
});

describe('ends', () => {
  test('the oldest stream of a user who opens a sixth', async () => {
    const token = await ticket(club.owner);
    const streams = [];
    for (let i = 0; i < 6; i++) streams.push(await stream(club.owner, { token }));
    await streams[0]?.ended;
    expect(streams.map((s) => s.isEnded)).toEqual([true, false, false, false, false, false]);
    // the page of the displaced stream gets an event, and would resume where it was
    expect(streams.map((s) => s.names)).toEqual([['stream.displaced'], [], [], [], [], []]);
    expect(streams[0]?.lastEventId).toBe(streams[0]?.frames[0]?.id);
  });

  test('when the ticket is over', async () => {
    const source = await stream();
    api.clock.advance(11);
    await source.ended;
  });

  test('when the session is over', async () => {
    const source = await stream();
    await api.client.call(authEndpoints.logout, {}, club.owner.token);
    await source.ended;
  });

  test('at once for whom the team takes a permission or the membership from', async () => {
    const calm = new Live(api.services.db, (error) => process.stderr.write(`${error}\n`), { heartbeatMs: 3_600_000 });
    const other = await buildApp({ ...api.services, live: calm });
    await other.listen({ port: 0, host: '127.0.0.1' });
    try {
      const staff = await club.staff('schedule');
      const { port } = other.server.address() as net.AddressInfo;
      const source = await TestEventSource.open(`http://127.0.0.1:${port}${path(await ticket(staff))}`);
      open.push(source);
      await source.ready();
      const params = { clubId: club.clubId, memberId: staff.userId };
      const { data } = await api.client.call(
        memberEndpoints.list,
        { params: { clubId: club.clubId } },
        club.owner.token,
      );
      const version = data.find(({ id }) => id === staff.userId)?.version ?? 0;
      const body = { permissions: { players: true }, version };
      expect((await api.client.call(memberEndpoints.change, { params, body }, club.owner.token)).status).toBe(200);
      const court = await club.court();
      await club.booked(court.id, at(10));
      await club.court();
      await source.until((s) => s.events.length === 3);
      expect(source.names).toEqual(['access.changed', 'court.changed', 'court.changed']);
      expect((await api.client.call(memberEndpoints.remove, { params }, club.owner.token)).status).toBeLessThan(300);
      await source.ended;
      expect(source.names.at(-1)).toBe('access.changed');
    } finally {
      await other.close();
    }
  });

  test('when the membership is over; a revoked permission counts from then on', async () => {
    const staff = await club.staff('schedule');
    const source = await stream(staff);
    const court = await club.court();
    const set = (statement: ReturnType<typeof sql>) => api.services.db.platform((tx) => tx.query(statement));
    await set(sql`update memberships set permissions = '{"players": true}' where user_id = ${staff.userId}`);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await club.booked(court.id, at(10));
    await club.court();
    await source.until((s) => s.events.length === 2);
    expect(source.names).toEqual(['court.changed', 'court.changed']);
    await set(sql`delete from memberships where user_id = ${staff.userId}`);
    await source.ended;
  });

  test('when the club is closed', async () => {
    const source = await stream();
    await api.services.db.platform((tx) =>
      tx.query(sql`
        update clubs set closed_at = now(), closed_by = owner_id, close_reason = 'Fin de la temporada'
        where id = ${club.clubId}`),
    );
    await source.ended;
  });

  test('a reader that does not read', async () => {
    const token = await ticket(club.owner);
    const open = live.openStreams;
    const socket = net.connect((app.server.address() as net.AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(`GET ${path(token)} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await new Promise((resolve) => socket.once('data', resolve));
    socket.pause();
    expect(live.openStreams).toBe(open + 1);
    const filler = { notification: { message: 'x'.repeat(500_000) } };
    for (let i = 0; i < 30 && live.openStreams > open; i++) {
      await api.services.db.tenant(club.clubId, (tx) =>
        appendEvent(tx, club.clubId, notificationEvents.created, filler as never),
      );
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    // a slow machine delivers what was written some time later
    for (let i = 0; i < 100 && live.openStreams > open; i++) await new Promise((resolve) => setTimeout(resolve, 100));
    expect(live.openStreams).toBe(open);
    socket.destroy();
  });

  test('all of them at shutdown', async () => {
    const second = new Live(api.services.db, () => undefined);
    const instance = await buildApp({ ...api.services, live: second });
    const address = await instance.listen({ port: 0, host: '127.0.0.1' });
    const source = await (await TestEventSource.open(address + path(await ticket(club.owner)))).ready();
    await instance.close();
    await source.ended;
    expect(second.openStreams).toBe(0);
  });
});

test('two instances each serve their own streams', async () => {
  const second = new Live(api.services.db, () => undefined);
  const instance = await buildApp({ ...api.services, live: second });
  const address = await instance.listen({ port: 0, host: '127.0.0.1' });
  const there = await (await TestEventSource.open(address + path(await ticket(club.owner)))).ready();
  const here = await stream();
  const booking = await club.booked((await club.court()).id, at(10));
  await Promise.all([here, there].map((s) => s.until(() => s.events.length === 3)));
  expect(there.events).toEqual(here.events);
  expect(there.events[1]?.payload).toEqual({ booking });
  await instance.close();
});

test('each call that changes a booking sends an event', async () => {
  const source = await stream();
  const court = await club.court();
  const booking = await club.booked(court.id, at(10));
  const params = { clubId: club.clubId, bookingId: booking.id };
  const body = { court_id: court.id, start: at(12), duration: 60 };
  await api.client.call(bookingEndpoints.move, { params, body: { ...body, version: 1 } }, club.owner.token);
  await api.client.call(bookingEndpoints.change, { params, body: { price: 1, version: 2 } }, club.owner.token);
  await api.client.call(bookingEndpoints.cancel, { params, body: { version: 3 } }, club.owner.token);
  await source.until((s) => s.events.length === 7);
  expect(source.names.slice(3)).toEqual([
    'booking.updated',
    'booking.updated',
    'booking.cancelled',
    'notification.created',
  ]);
});

test('who only sees figures learns that they changed, not what was booked; others learn nothing', async () => {
  const figures = await stream(await club.staff('dashboard'));
  const till = await stream(await club.staff('buffet'));
  const court = await club.court();
  await club.booked(court.id, at(15));
  await figures.until((s) => s.names.includes('report.figures_changed'));
  expect(figures.names).toEqual(['court.changed', 'report.figures_changed']);
  const [frame] = figures.frames.filter(({ event }) => event === 'report.figures_changed');
  expect(frame?.data).toEqual({
    id: frame?.id,
    name: 'report.figures_changed',
    version: 1,
    payload: { event: 'booking.created' },
  });
  await club.court();
  await till.until((s) => s.events.length === 2);
  expect(till.names).toEqual(['court.changed', 'court.changed']);
});
