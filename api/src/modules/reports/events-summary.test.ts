import {
  EVENT_DIMENSIONS,
  type EventSums,
  type EventsSummary,
  reportEndpoints,
} from '@canchero/shared-contracts/report';
import { subscriptionEndpoints } from '@canchero/shared-contracts/subscription';
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../testing/boot';
import { TestClub } from '../../testing/test-club';

let api: Booted;
let club: TestClub;
beforeAll(async () => {
  api = await boot();
  club = await TestClub.open(api.client);
});
afterAll(() => api.close());

const summary = async (query: Record<string, string>, token = club.owner.token) =>
  api.client.call(reportEndpoints.eventsSummary, { params: { clubId: club.clubId }, query }, token);
const bookings = (query: Record<string, string>) =>
  api.client.call(reportEndpoints.eventsList, { params: { clubId: club.clubId }, query }, club.owner.token);

/** Sets states and start of bookings below the rules of the service, as time would have brought them. */
const write = (rows: { court: string; start: string; minutes: number; price: number; state: string }[]) =>
  api.services.db.platform(async (tx) => {
    await tx.query(sql`delete from bookings where club_id = ${club.clubId}`);
    for (const { court, start, minutes, price, state } of rows) {
      await tx.query(sql`
        insert into bookings (club_id, court_id, starts_at, ends_at, event_type, price, state)
        values (${club.clubId}, ${court}, ${start}::timestamptz,
          ${start}::timestamptz + make_interval(mins => ${minutes}::int), 'turno', ${price}, ${state})`);
    }
  });

test('after random bookings every division adds up to the sum over the rows, centavo by centavo', async () => {
  const courts = [(await club.court()).id, (await club.court({ sport: 'tennis' })).id];
  const row = fc.record({
    court: fc.constantFrom(...courts),
    day: fc.integer({ min: 0, max: 40 }),
    hour: fc.integer({ min: 0, max: 23 }),
    price: fc.integer({ min: 0, max: 10_000_019 }),
    state: fc.constantFrom('confirmed', 'completed', 'cancelled', 'no_show'),
  });
  const places = fc.uniqueArray(row, {
    maxLength: 25,
    selector: ({ court, day, hour }) => `${court} ${day} ${hour}`,
  });
  await fc.assert(
    fc.asyncProperty(places, fc.constantFrom('day', 'week', 'month'), async (rows, group) => {
      const placed = rows.map((one) => {
        const start = new Date(Date.UTC(2031, 0, 1 + one.day, 3 + one.hour));
        return { ...one, start: start.toISOString(), minutes: 60, date: start };
      });
      await write(placed);
      const { data } = await summary({ from: '2031-01-03', to: '2031-02-05', group });
      const { totals, groups, shares } = data.summary as EventsSummary;
      // Buenos Aires is three hours behind UTC: a local day begins at 03:00
      const inside = placed.filter(({ day }) => day >= 2 && day <= 35);
      const counted = inside.filter(({ state }) => state !== 'cancelled');
      expect(totals).toMatchObject({
        count: counted.length,
        minutes: counted.length * 60,
        value: counted.reduce((sum, { price }) => sum + price, 0),
        open: counted.reduce((sum, { price }) => sum + price, 0),
        cancelled: inside.length - counted.length,
      });
      const sumOf = (parts: readonly EventSums[], field: keyof EventSums) =>
        parts.reduce((sum, part) => sum + part[field], 0);
      const added = (parts: readonly EventSums[]) => ({
        count: sumOf(parts, 'count'),
        value: sumOf(parts, 'value'),
        cancelled: sumOf(parts, 'cancelled_value'),
      });
      const whole = added([totals]);
      expect(added(groups)).toEqual(whole);
      for (const dimension of EVENT_DIMENSIONS) {
        expect(added(shares.filter((share) => share.dimension === dimension))).toEqual(whole);
      }
    }),
    { numRuns: 8 },
  );
});

test('a filter finds the same bookings in the sums and in the list, by the clock of the club', async () => {
  const court = await club.court();
  const base = { court: court.id, minutes: 60, price: 100, state: 'confirmed' };
  // Thursday 23:30 in Buenos Aires, past midnight for most of its hour, and Friday 00:30
  await write([
    { ...base, start: '2031-01-10T02:30:00Z' },
    { ...base, start: '2031-01-10T03:30:00Z' },
    { ...base, start: '2031-01-10T05:00:00Z', state: 'no_show' },
  ]);
  const span = { from: '2031-01-09', to: '2031-01-10' };
  const count = async (query: Record<string, string>) => {
    const { data } = await summary({ ...span, ...query });
    const { items } = (await bookings({ ...span, ...query })).data;
    expect(items).toHaveLength(data.summary?.totals.count ?? -1);
    return items.length;
  };
  expect(await count({})).toBe(3);
  expect(await count({ weekday: '4' })).toBe(1);
  expect(await count({ weekday: '5' })).toBe(2);
  expect(await count({ hour: '23' })).toBe(1);
  expect(await count({ hour: '0' })).toBe(1);
  expect(await count({ state: 'no_show' })).toBe(1);
  expect(await count({ court: court.id, type: 'torneo' })).toBe(0);
  expect(await count({ sport: 'padel' })).toBe(3);
});

test('each figure leads to the bookings that it counts', async () => {
  const base = { court: (await club.court()).id, minutes: 60, price: 100, state: 'confirmed' };
  await write([
    { ...base, start: '2031-01-10T15:00:00Z' },
    { ...base, start: '2031-01-10T16:00:00Z', price: 0 },
    { ...base, start: '2031-01-10T17:00:00Z', state: 'no_show' },
    { ...base, start: '2031-01-10T18:00:00Z', state: 'cancelled' },
  ]);
  const span = { from: '2031-01-10', to: '2031-01-10' };
  const hours = async (part: string) =>
    (await bookings({ ...span, part })).data.items.map(({ start }) => new Date(start).getUTCHours());
  const { totals } = (await summary(span)).data.summary as EventsSummary;
  expect(totals).toMatchObject({ count: 3, open: 200, no_shows: 1, cancelled: 1 });
  expect(await hours('standing')).toEqual([15, 16, 17]);
  expect(await hours('open')).toEqual([15, 17]);
  expect(await hours('no_show')).toEqual([17]);
  expect(await hours('cancelled')).toEqual([18]);
});

test('a span is compared with the days before and with the year before', async () => {
  const court = await club.court();
  const base = { court: court.id, minutes: 60, price: 100, state: 'confirmed' };
  await write([
    { ...base, start: '2031-01-10T15:00:00Z' },
    { ...base, start: '2031-01-09T15:00:00Z', price: 40 },
    { ...base, start: '2030-01-10T15:00:00Z', price: 70 },
  ]);
  const span = { from: '2031-01-10', to: '2031-01-10' };
  expect((await summary(span)).data.summary?.compared).toBeNull();
  expect((await summary({ ...span, compare: 'before' })).data.summary).toMatchObject({
    totals: { value: 100 },
    compared: { span: { from: '2031-01-09', to: '2031-01-09' }, totals: { value: 40 } },
  });
  expect((await summary({ ...span, compare: 'year' })).data.summary?.compared?.totals.value).toBe(70);
});

test.each([
  ['2031-01-02', '2031-01-01', 422],
  ['2031-01-01', '2032-01-01', 200],
  ['2031-01-01', '2032-01-02', 422],
])('%s to %s answers %s', async (from, to, status) => {
  expect((await summary({ from, to })).status).toBe(status);
});

test('a starter club gets the plan that it needs instead of the summary and the list', async () => {
  const starter = await TestClub.open(api.client, 'starter');
  const input = { params: { clubId: starter.clubId }, query: { from: '2031-01-01', to: '2031-01-01' } };
  const { data } = await api.client.call(reportEndpoints.eventsSummary, input, starter.owner.token);
  expect(data).toEqual({ summary: null, locked: 'premium' });
  const list = await api.client.call(reportEndpoints.eventsList, input, starter.owner.token);
  expect(list).toMatchObject({ status: 403, error: { error: 'plan_needed', params: { plan: 'premium' } } });
});

test('the catalogue promises the summary in those plans alone that have it', async () => {
  const { data } = await api.client.call(subscriptionEndpoints.plans, {});
  expect(data.plans.filter(({ features }) => features.resumenEventos).map(({ id }) => id)).toEqual([
    'premium',
    'premium_plus',
    'enterprise',
  ]);
});
