import { blockEndpoints } from '@canchero/shared-contracts/block';
import { freeSlotEndpoints } from '@canchero/shared-contracts/booking';
import { type Booted, boot } from '../../testing/boot';
import { at, DAY, TestClub } from '../../testing/test-club';

let api: Booted;
let day: TestClub;
beforeAll(async () => {
  api = await boot();
  day = await TestClub.open(api.client);
});
afterAll(() => api.close());

const find = (query: object = {}, token = day.owner.token) =>
  api.client.call(
    freeSlotEndpoints.find,
    { params: { clubId: day.clubId }, query: { from: DAY, days: 2, duration: 90, ...query } as never },
    token,
  );

test('what is booked, blocked, closed or out of use is not free; the price is the tariff’s', async () => {
  await day.set({ closed_days: [{ date: '2031-01-10', name: 'Feriado' }] });
  const padel = await day.court({ base_price: 2_000_000 });
  const other = await day.court({ base_price: 1_000_000 });
  const tennis = await day.court({ sport: 'tennis' });
  await day.court({ status: 'maintenance' });
  // 19:00 in Buenos Aires is 22:00 UTC
  await day.booked(padel.id, at(22), { duration: 60 });
  const body = { court_ids: [other.id], start: at(22), end: at(23), kind: 'weather' as const, reason: '' };
  await api.client.call(blockEndpoints.create, { params: { clubId: day.clubId }, body }, day.owner.token);
  const evening = { sport: 'padel', after: '19:00', before: '20:30', days: 3 };
  const { data } = await find(evening);
  expect(data).toEqual([
    {
      date: '2031-01-09',
      start: '2031-01-09T22:00:00.000Z',
      courts: [
        { court_id: padel.id, price: 3_000_000 },
        { court_id: other.id, price: 1_500_000 },
      ],
    },
  ]);
  const all = await find({ after: evening.after, before: evening.before, days: 1 });
  expect(all.data.flatMap((s) => s.courts.map((c) => c.court_id))).toEqual([tennis.id]);
});

test('nothing past is free, and a search is bounded', async () => {
  const now = api.clock.now().toISOString().slice(0, 10);
  const { data } = await find({ from: now, days: 1, duration: 60 });
  expect(data.every((slot) => Date.parse(slot.start) >= api.clock.now().getTime())).toBe(true);
  expect((await find({ days: 15 })).error).toMatchObject({ error: 'validation_failed' });
  expect((await find({ duration: 15 })).error).toMatchObject({ error: 'duration_too_short', params: { minimum: 30 } });
  expect((await find({ duration: 30, days: 14 })).data.length).toBeLessThan(300);
});
