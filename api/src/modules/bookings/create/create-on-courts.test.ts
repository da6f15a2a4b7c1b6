import { randomUUID } from 'node:crypto';
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
