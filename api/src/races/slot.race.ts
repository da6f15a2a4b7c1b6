import { type Booking, bookingEndpoints, overlaps } from '@canchero/shared-contracts/booking';
import { courtEndpoints } from '@canchero/shared-contracts/court';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../testing/boot';
import { at, TestClub } from '../testing/test-club';

const ROUNDS = 40;
const WRITERS = 50;

let api: Booted;
let club: TestClub;
beforeAll(async () => {
  api = await boot();
  club = await TestClub.open(api.client);
});
afterAll(() => api.close());

const rows = <Row>(statement: ReturnType<typeof sql>) =>
  api.services.db.tenant(club.clubId, (tx) => tx.query<Row>(statement));
const together = <T>(n: number, work: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => work(i)));
const tally = (answers: { status: number }[], status: number) => answers.filter((a) => a.status === status).length;

test(`${WRITERS} writers on one slot, ${ROUNDS} rounds: one wins each, the others get the conflict`, async () => {
  const court = await club.court();
  for (let round = 0; round < ROUNDS; round++) {
    const start = `2031-02-${String(1 + Math.floor(round / 20)).padStart(2, '0')}T${String(round % 20).padStart(2, '0')}:00:00.000Z`;
    const answers = await together(WRITERS, () => club.book(court.id, start));
    const [winner] = answers.filter((a) => a.status === 201);
    expect([tally(answers, 201), tally(answers, 409)]).toEqual([1, WRITERS - 1]);
    for (const { error } of answers.filter((a) => a.status === 409)) {
      expect(error).toMatchObject({ error: 'schedule_conflict', params: { conflicts: [{ id: winner?.data.id }] } });
    }
  }
  const [sums] = await rows<Record<string, number>>(sql`
    select (select count(*)::int from bookings where court_id = ${court.id}) as bookings,
      (select count(*)::int from outbox where name = 'booking.created') as events,
      (select count(*)::int from notifications) as notifications,
      (select sum(price)::bigint from bookings where court_id = ${court.id}) as money`);
  expect(sums).toEqual({ bookings: ROUNDS, events: ROUNDS, notifications: ROUNDS, money: ROUNDS * court.base_price });
});

test('concurrent bookings of partly overlapping slots never overlap', async () => {
  const court = await club.court();
  const answers = await together(60, (i) =>
    club.book(court.id, at(8 + (i % 5), (i % 4) * 15), { duration: 30 + (i % 3) * 30 }),
  );
  const won = answers.filter((a) => a.status === 201).map((a) => a.data);
  expect(won.length).toBeGreaterThan(1);
  expect(tally(answers, 201) + tally(answers, 409)).toBe(60);
  for (const a of won) for (const b of won) if (a.id !== b.id) expect(overlaps(a, b)).toBe(false);
});

test('fifty calls with one id create one booking', async () => {
  const court = await club.court();
  const id = crypto.randomUUID();
  const answers = await together(50, () => club.book(court.id, at(15), { id }));
  expect(tally(answers, 201)).toBe(50);
  expect(await rows(sql`select id from bookings where court_id = ${court.id}`)).toEqual([{ id }]);
});

const moveTo = (booking: Booking, court_id: string, start: string) =>
  api.client.call(
    bookingEndpoints.move,
    {
      params: { clubId: club.clubId, bookingId: booking.id },
      body: { court_id, start, duration: 60, version: booking.version },
    },
    club.owner.token,
  );

test('twelve moves into one free slot: one gets it', async () => {
  const [from, to] = [await club.court(), await club.court()];
  const bookings = await together(12, (i) => club.booked(from.id, at(i + 6)));
  const answers = await Promise.all(bookings.map((booking) => moveTo(booking, to.id, at(9))));
  expect([tally(answers, 200), tally(answers, 409)]).toEqual([1, 11]);
});

test('two bookings that swap places concurrently stay or answer a conflict, never an error', async () => {
  const court = await club.court();
  for (let round = 0; round < 5; round++) {
    const [a, b] = [await club.booked(court.id, at(2 * round + 1)), await club.booked(court.id, at(2 * round + 2))];
    const answers = await Promise.all([moveTo(a, court.id, b.start), moveTo(b, court.id, a.start)]);
    expect(answers.every((x) => x.status === 409 || x.status === 200)).toBe(true);
    expect(tally(answers, 200)).toBeLessThanOrEqual(1);
  }
});

test('a cancellation that is undone and rivals for its place: one gets it, and nothing is undone twice', async () => {
  const court = await club.court();
  const tallies = { restored: 0, taken: 0 };
  for (let round = 0; round < 16; round++) {
    const start = at(round);
    const booking = await club.booked(court.id, start);
    const params = { clubId: club.clubId, bookingId: booking.id };
    const { token } = club.owner;
    const { data } = await api.client.call(bookingEndpoints.cancel, { params, body: { version: 1 } }, token);
    const undo = () => api.client.call(bookingEndpoints.undo, { params, body: { version: data.version } }, token);
    const book = () => club.book(court.id, start, { duration: 45 });
    const work = round % 2 ? [undo, book, undo, book] : [book, undo, book, undo];
    const answers = await Promise.all(work.map((call) => call()));
    const [restored, taken] = [tally(answers, 200), tally(answers, 201)];
    expect(restored + taken).toBe(1);
    expect(tally(answers, 409) + tally(answers, 412)).toBe(3);
    expect(
      await rows(sql`
        select id from bookings where court_id = ${court.id} and starts_at = ${start} and state <> 'cancelled'`),
    ).toHaveLength(1);
    tallies.restored += restored;
    tallies.taken += taken;
  }
  expect(tallies.restored + tallies.taken).toBe(16);
});

test('of ten changes with the same version one is made', async () => {
  const booking = await club.booked((await club.court()).id, at(15));
  const params = { clubId: club.clubId, bookingId: booking.id };
  const answers = await together(10, (price) =>
    api.client.call(bookingEndpoints.change, { params, body: { price, version: 1 } }, club.owner.token),
  );
  expect([tally(answers, 200), tally(answers, 412)]).toEqual([1, 9]);
});

test('fifty concurrent payments add up', async () => {
  const booking = await club.booked((await club.court()).id, at(15), { price: 10_000 });
  await together(50, (i) =>
    rows(
      sql`insert into payments (club_id, booking_id, method, amount)
        values (${club.clubId}, ${booking.id}, 'cash', ${i + 1})`,
    ),
  );
  const [row] = await rows<{ paid: number }>(sql`select paid from bookings where id = ${booking.id}`);
  expect(row?.paid).toBe((50 * 51) / 2);
});

test('the last booking that a plan allows is created once', async () => {
  const starter = await TestClub.open(api.client, 'starter');
  const court = await starter.court();
  await api.services.db.tenant(starter.clubId, (tx) =>
    tx.query(sql`
      insert into bookings (club_id, court_id, starts_at, ends_at, event_type, price)
      select ${starter.clubId}, ${court.id}, t, t + interval '1 hour', 'turno', 0
      from generate_series(1, 99) n, lateral (select timestamptz '2031-01-10 00:00Z' + n * interval '1 hour' as t) s`),
  );
  const answers = await together(10, (i) => starter.book(court.id, at(8 + i)));
  expect([tally(answers, 201), tally(answers, 403)]).toEqual([1, 9]);
});

test('a court that is removed while it is booked is gone without bookings, or stays', async () => {
  for (let round = 0; round < 15; round++) {
    const court = await club.court();
    const remove = () =>
      api.client.call(courtEndpoints.remove, { params: { clubId: club.clubId, courtId: court.id } }, club.owner.token);
    const [removed, ...booked] = await Promise.all([
      remove(),
      ...Array.from({ length: 4 }, (_, i) => club.book(court.id, at(8 + i))),
    ]);
    const [left] = await rows<{ n: number; gone: boolean }>(sql`
      select (select count(*)::int from bookings where court_id = ${court.id}) as n, removed_at is not null as gone
      from courts where id = ${court.id}`);
    expect(left).toEqual(removed.status === 204 ? { n: 0, gone: true } : { n: tally(booked, 201), gone: false });
    expect(booked.every((a) => a.status === 201 || a.status === 404)).toBe(true);
  }
});
