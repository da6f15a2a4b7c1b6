import { randomUUID } from 'node:crypto';
import { type Booking, bookingEndpoints } from '@canchero/shared-contracts/booking';
import { type Booted, boot } from '../../../testing/boot';
import { at, TestClub } from '../../../testing/test-club';

let api: Booted;
let day: TestClub;
beforeAll(async () => {
  api = await boot();
  day = await TestClub.open(api.client);
});
afterAll(() => api.close());

test('a tournament takes several courts in one call, each at its own price', async () => {
  const [a, b, c] = [await day.court(), await day.court({ base_price: 3_000_000 }), await day.court()];
  const player = await day.player();
  const id = randomUUID();
  const rest = { id, event_type: 'torneo' as const, player_ids: [player.id], more_court_ids: [b.id, c.id, a.id] };
  const { status, data } = await day.book(a.id, at(15), rest);
  expect(status).toBe(201);
  expect([data, ...(data.others ?? [])].map((o) => [o.court_id, o.price, o.event_type]).sort()).toEqual(
    [
      [a.id, 2_000_000, 'torneo'],
      [b.id, 3_000_000, 'torneo'],
      [c.id, 2_000_000, 'torneo'],
    ].sort(),
  );
  expect(data.others?.map((o) => o.players[0]?.id)).toEqual([player.id, player.id]);
  // the same call again: the same bookings
  const again = await day.book(a.id, at(15), rest);
  expect([again.data.id, ...(again.data.others ?? []).map((o) => o.id)]).toEqual([
    id,
    ...(data.others ?? []).map((o) => o.id),
  ]);
});

test('all or none: a clash names what is in the way on each court, and nothing is booked', async () => {
  const [a, b, c] = [await day.court(), await day.court(), await day.court()];
  const inTheWay = [await day.booked(b.id, at(15)), await day.booked(c.id, at(15, 30))];
  const refused = await day.book(a.id, at(15), { more_court_ids: [b.id, c.id] });
  expect(refused.status).toBe(409);
  expect(refused.error.params.conflicts).toMatchObject(inTheWay.map(({ id, court_id }) => ({ id, court_id })));
  expect((await day.book(a.id, at(15))).status).toBe(201);
});

/** Instant at 15:00 UTC, so many weeks later. */
const week = (n: number) => new Date(Date.parse(at(15)) + n * 7 * 86_400_000).toISOString();
const fiveWeeks = { frequency: 'weekly' as const, end_date: week(4).slice(0, 10) };

test('a series over several courts says of each what was booked and which dates were skipped', async () => {
  const [a, b] = [await day.court(), await day.court()];
  for (const n of [1, 2]) await day.booked(b.id, week(n));
  const { status, data } = await day.book(a.id, at(15), {
    more_court_ids: [b.id],
    recurrence: fiveWeeks,
    on_conflict: 'skip',
  });
  expect(status).toBe(201);
  expect(data.series).toEqual({ court_id: a.id, created: 5, skipped: [], on_other_courts: [] });
  expect(data.others?.map(({ series }) => series)).toEqual([
    {
      court_id: b.id,
      created: 3,
      skipped: [1, 2].map((n) => ({ start: week(n), problem: 'schedule_conflict' })),
      on_other_courts: [],
    },
  ]);
});

test('taken dates of a series over several courts go to none of these, so that all keep their own dates', async () => {
  const elsewhere = await TestClub.open(api.client);
  const [a, b, c] = [await elsewhere.court(), await elsewhere.court(), await elsewhere.court()];
  // also the first date: the first booking is on another court than its series
  for (const n of [0, 1]) await elsewhere.booked(a.id, week(n));
  const { data } = await elsewhere.book(a.id, at(15), {
    more_court_ids: [b.id],
    recurrence: fiveWeeks,
    on_conflict: 'other_court',
  });
  const moved = [0, 1].map((n) => ({ start: week(n), court_id: c.id }));
  expect(data.court_id).toBe(c.id);
  expect([data.series, data.others?.[0]?.series]).toEqual([
    { court_id: a.id, created: 5, skipped: [], on_other_courts: moved },
    { court_id: b.id, created: 5, skipped: [], on_other_courts: [] },
  ]);
});

test('the bookings of all courts are undone in one call, or none of them if one was changed since', async () => {
  const [a, b, c] = [await day.court(), await day.court(), await day.court()];
  const { data } = await day.book(a.id, at(15), { more_court_ids: [b.id, c.id] });
  const [second, third] = data.others as [Booking, Booking];
  const paramsOf = ({ id }: Booking) => ({ clubId: day.clubId, bookingId: id });
  const { token } = day.owner;
  const undo = (first: Booking, others: Booking[], by = token) => {
    const body = { version: first.version, others: others.map(({ id, version }) => ({ id, version })) };
    return api.client.call(bookingEndpoints.undo, { params: paramsOf(first), body }, by);
  };
  const left = async () => {
    const answers = await Promise.all(
      [data, second, third].map((each) => api.client.call(bookingEndpoints.get, { params: paramsOf(each) }, token)),
    );
    return answers.map(({ status }) => status);
  };
  const colleague = await day.staff('schedule', 'booking');
  expect(await undo(data, [second, third], colleague.token)).toMatchObject({ error: { error: 'not_your_change' } });
  const body = { description: 'Final', version: third.version };
  const changed = await api.client.call(bookingEndpoints.change, { params: paramsOf(third), body }, colleague.token);
  expect(await undo(data, [second, third])).toMatchObject({
    status: 412,
    error: { error: 'stale_version', params: { current: { id: third.id } } },
  });
  expect(await undo(data, [second, changed.data])).toMatchObject({ error: { error: 'not_your_change' } });
  const elsewhere = await TestClub.open(api.client);
  const foreign = await elsewhere.booked((await elsewhere.court()).id, at(15));
  expect((await undo(data, [second, foreign])).status).toBe(404);
  expect(await left()).toEqual([200, 200, 200]);
  expect(await undo(data, [second, second])).toMatchObject({ status: 200, data: { id: data.id, removed: true } });
  expect(await left()).toEqual([404, 404, 200]);
});
