import { bookingEndpoints, overlaps } from '@canchero/shared-contracts/booking';
import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import { type Booted, boot } from '../testing/boot';
import { TestClub } from '../testing/test-club';

let api: Booted;
let club: TestClub;
beforeAll(async () => {
  api = await boot();
  club = await TestClub.open(api.client);
});
afterAll(() => api.close());

const WEEKS = 52;
const week = (n: number) => new Date(Date.UTC(2031, 0, 8 + 7 * n, 15)).toISOString();
const recurrence = { frequency: 'weekly', end_date: week(WEEKS - 1).slice(0, 10) } as const;
const occurrencesOf = async (bookingId: string) => {
  const { data } = await api.client.call(
    bookingEndpoints.series,
    { params: { clubId: club.clubId, bookingId } },
    club.owner.token,
  );
  return data.occurrences;
};

test('a series is created whole or not at all while single bookings take its slots', async () => {
  for (let round = 0; round < 10; round++) {
    const court = await club.court();
    const [series, ...singles] = await Promise.all([
      club.book(court.id, week(0), { recurrence }),
      ...Array.from({ length: 20 }, (_, i) => club.book(court.id, week((i * 7 + round) % WEEKS))),
    ]);
    const won = singles.filter((a) => a.status === 201);
    expect([...new Set([series, ...singles].map((a) => a.status))].every((s) => s === 201 || s === 409)).toBe(true);
    if (series.status === 201) {
      expect(await occurrencesOf(series.data.id)).toHaveLength(WEEKS);
      expect(won).toHaveLength(0);
    } else {
      expect(won.length).toBeGreaterThan(0);
      expect((series.error.params.conflicts as unknown[]).length).toBeGreaterThan(0);
    }
  }
});

test('with skip a series takes the slots that single bookings leave', async () => {
  const court = await club.court();
  const [series, ...singles] = await Promise.all([
    club.book(court.id, week(0), { recurrence, on_conflict: 'skip' }),
    ...Array.from({ length: 20 }, (_, i) => club.book(court.id, week(i * 2))),
  ]);
  const won = singles.filter((a) => a.status === 201);
  expect(series.status).toBe(201);
  expect(series.data.series?.created).toBe(WEEKS - won.length);
  expect(series.data.series?.skipped).toHaveLength(won.length);
  const all = [...(await occurrencesOf(series.data.id)), ...won.map((a) => a.data)];
  for (const a of all) for (const b of all) if (a.id !== b.id) expect(overlaps(a, b)).toBe(false);
});

test('of eight concurrent series on one court one is created', async () => {
  const court = await club.court();
  const answers = await Promise.all(Array.from({ length: 8 }, () => club.book(court.id, week(0), { recurrence })));
  expect(answers.map((a) => a.status).sort()).toEqual([201, ...Array(7).fill(409)]);
});

test('a series that moves while its parts are moved, paid and removed stays whole', async () => {
  const court = await club.court();
  const first = await club.booked(court.id, week(0), { recurrence });
  const params = { clubId: club.clubId, bookingId: first.id };
  const later = new Date(Date.parse(first.start) + 3_600_000).toISOString();
  const answers = await Promise.all([
    api.client.call(
      bookingEndpoints.change,
      { params, query: { scope: 'series' }, body: { start: later, version: 1 } },
      club.owner.token,
    ),
    api.client.call(
      bookingEndpoints.remove,
      { params, query: { scope: 'from', from_date: week(30).slice(0, 10) }, body: { version: 1 } },
      club.owner.token,
    ),
    ...Array.from({ length: 5 }, (_, i) => club.book(court.id, week(40 + i))),
  ]);
  expect(answers.every((a) => [200, 201, 409, 412].includes(a.status))).toBe(true);
  const starts = new Set((await occurrencesOf(first.id)).map((o) => o.start.slice(11, 13)));
  expect(starts.size).toBe(1);
});

test('players come into every date of a series while dates are moved, paid and cancelled', async () => {
  const court = await club.court();
  const ana = await club.player('Ana');
  const first = await club.booked(court.id, week(0), { recurrence });
  const dates = await occurrencesOf(first.id);
  const paramsOf = (n: number) => ({ clubId: club.clubId, bookingId: dates[n]?.id ?? '' });
  const { token } = club.owner;
  const [series, moved, paid, cancelled] = await Promise.all([
    api.client.call(
      bookingEndpoints.changeSeriesPlayers,
      { params: paramsOf(0), body: { scope: 'series', add: [ana.id] } },
      token,
    ),
    api.client.call(bookingEndpoints.change, { params: paramsOf(5), query: {}, body: { price: 7, version: 1 } }, token),
    api.client.call(paymentEndpoints.add, { params: paramsOf(9), body: { method: 'cash', amount: 700 } }, token),
    api.client.call(bookingEndpoints.cancel, { params: paramsOf(13), body: { version: 1 } }, token),
  ]);
  expect([series, paid].map((a) => a.status)).toEqual([200, 201]);
  // who comes second sees the version that the players made
  expect([moved, cancelled].every((a) => a.status === 200 || a.status === 412)).toBe(true);
  const left = await Promise.all(
    (await occurrencesOf(first.id)).map(async ({ id }) => {
      const params = { clubId: club.clubId, bookingId: id };
      return (await api.client.call(bookingEndpoints.get, { params }, token)).data;
    }),
  );
  const without = left.filter((b) => b.players.length === 0);
  // a payment that was faster keeps its date as it was; nothing else does
  expect(without.every((b) => b.paid === 700)).toBe(true);
  expect(series.data).toMatchObject({ paid: without.length, same: 0 });
});

test('of eight concurrent extensions each date is booked once', async () => {
  const [court, spare] = [await club.court(), await club.court()];
  const first = await club.booked(court.id, week(0), { recurrence: { ...recurrence, end_date: week(9).slice(0, 10) } });
  const params = { clubId: club.clubId, bookingId: first.id };
  const rivals = [12, 17].map((n) => club.book(court.id, week(n)));
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, i) =>
      api.client.call(
        bookingEndpoints.extendSeries,
        { params, body: { end_date: week(i % 2 ? 29 : 19).slice(0, 10), on_conflict: 'other_court' } },
        club.owner.token,
      ),
    ),
  );
  const won = (await Promise.all(rivals)).filter((a) => a.status === 201);
  expect(answers.map((a) => a.status)).toEqual(Array(8).fill(200));
  const dates = await occurrencesOf(first.id);
  expect(new Set(dates.map((o) => o.start)).size).toBe(dates.length);
  expect(answers.reduce((sum, a) => sum + a.data.created, 10)).toBe(dates.length);
  // a rival takes the court of a date, which is then on the spare one, or was left out if the rival came meanwhile
  expect(dates.length).toBeGreaterThanOrEqual(30 - won.length);
  expect(dates.filter((o) => o.court_id === spare.id).length).toBeLessThanOrEqual(won.length);
});
