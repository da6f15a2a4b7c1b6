import { type Booking, bookingEndpoints } from '@canchero/shared-contracts/booking';
import { MOVED_PRICES, type MovedPrice } from '@canchero/shared-contracts/club';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import { pricingEndpoints } from '@canchero/shared-contracts/pricing';
import { at } from '../../../testing/test-club';
import {
  api,
  change,
  club,
  hasASeriesClub,
  paramsOf,
  pay,
  read,
  seriesOf,
  wednesday,
  weekly,
} from './testing/series-club';

hasASeriesClub();

const HOUR = 2_000_000;
const made = async (fields = {}, token = club.owner.token) => {
  const court = await club.court({ base_price: HOUR, ...fields });
  return (await club.book(court.id, at(15), weekly(3), token)).data;
};
const prices = async (b: Booking) => (await seriesOf(b)).occurrences.map((o) => o.price);
const dateOf = async (b: Booking, n: number) => read((await seriesOf(b)).occurrences[n]?.id ?? '');
const undo = async ({ id, version }: Booking) =>
  (await api.client.call(bookingEndpoints.undo, { params: paramsOf({ id }), body: { version } }, club.owner.token))
    .data;

const OUTCOMES: Record<MovedPrice, string> = { always: 'updated', ask: 'open', never: 'kept' };

describe.each(MOVED_PRICES)('a series that moves where the club follows the tariff %s', (moved_price) => {
  beforeAll(() => club.set({ moved_price }));
  const outcome = OUTCOMES[moved_price];
  const follows = moved_price === 'always';

  test('longer: its price is said, follows it by that choice, and comes back with an undo', async () => {
    const first = await made();
    const { data } = await change(first, 'series', { duration: 120 });
    expect(data).toMatchObject({
      price: follows ? 2 * HOUR : HOUR,
      tariff: { price: 2 * HOUR, before: HOUR, outcome },
      series: { changed: 4, kept: 0, paid: 0 },
    });
    expect(await prices(first)).toEqual(Array(4).fill(follows ? 2 * HOUR : HOUR));
    await undo(data);
    expect(await prices(first)).toEqual(Array(4).fill(HOUR));
  });

  test('from a date on, to a dearer court: the dates before it keep their price', async () => {
    const first = await made();
    const court_id = (await club.court({ base_price: 3 * HOUR })).id;
    const { data } = await change(await dateOf(first, 2), 'from', { court_id });
    expect(data).toMatchObject({ tariff: { price: 3 * HOUR, before: HOUR, outcome }, series: { changed: 2 } });
    const after = follows ? 3 * HOUR : HOUR;
    expect(await prices(first)).toEqual([HOUR, HOUR, after, after]);
  });

  test('moved by staff who may not set prices all dates follow the tariff, but for a price that others agreed', async () => {
    const { token } = await club.staff('schedule');
    const cheap = await made({ base_price: 100 }, token);
    const second = await dateOf(cheap, 1);
    await change(second, 'one', { price: 700 });
    await pay((await dateOf(cheap, 2)).id, 100);
    const dear = { court_id: (await club.court({ base_price: 3 * HOUR })).id, duration: 120, version: cheap.version };
    const call = { params: paramsOf(cheap), query: { scope: 'series' as const }, body: dear };
    const { data } = await api.client.call(bookingEndpoints.change, call, token);
    expect(data).toMatchObject({ price: 6 * HOUR, tariff: { outcome: 'updated' }, series: { changed: 4, paid: 0 } });
    expect(await prices(cheap)).toEqual([6 * HOUR, 700, 6 * HOUR, 6 * HOUR]);
  });
});

describe('where the club always follows the tariff', () => {
  beforeAll(() => club.set({ moved_price: 'always' }));

  test('others that money came in for keep their price, and are counted', async () => {
    const first = await made();
    await pay((await dateOf(first, 1)).id, HOUR);
    const { data } = await change(first, 'series', { duration: 90 });
    expect(data.series).toEqual({ changed: 4, kept: 0, paid: 1 });
    expect(await prices(first)).toEqual([1.5 * HOUR, HOUR, 1.5 * HOUR, 1.5 * HOUR]);
  });

  test('each date follows the tariff of its own first player', async () => {
    const first = await made();
    const rule = { court_ids: [first.court_id], from: '00:00', to: '24:00', price: HOUR, member_price: HOUR / 2 };
    await api.client.call(pricingEndpoints.create, { params: { clubId: club.clubId }, body: rule }, club.owner.token);
    const { id, version } = await club.player();
    const params = { clubId: club.clubId, playerId: id };
    await api.client.call(playerEndpoints.change, { params, body: { member: true, version } }, club.owner.token);
    const third = await dateOf(first, 2);
    const body = { player_ids: [id] };
    await api.client.call(bookingEndpoints.addPlayers, { params: paramsOf(third), body }, club.owner.token);
    await change(first, 'series', { duration: 120 });
    expect(await prices(first)).toEqual([2 * HOUR, 2 * HOUR, HOUR, 2 * HOUR]);
  });

  test('what changes no place asks nothing of the price', async () => {
    const first = await made();
    await change(first, 'one', { price: 700 });
    const { data } = await change(await dateOf(first, 0), 'series', { description: 'Liga' });
    expect(data).not.toHaveProperty('tariff');
    expect(await prices(first)).toEqual([700, HOUR, HOUR, HOUR]);
  });

  test('changed from a date that has begun, it answers a changed one, whose undo undoes that change', async () => {
    const first = await made();
    const third = await dateOf(first, 2);
    api.clock.advance((Date.parse(wednesday(1)) - Date.now()) / 60_000 + 1);
    try {
      const { token } = await api.client.signIn(club.owner.email);
      const body = { version: first.version, price: 500 };
      const call = { params: paramsOf(first), query: { scope: 'series' as const }, body };
      const { data } = await api.client.call(bookingEndpoints.change, call, token);
      expect(data).toMatchObject({ id: third.id, price: 500, series: { changed: 2 } });
      const undone = { params: paramsOf(data), body: { version: data.version } };
      expect((await api.client.call(bookingEndpoints.undo, undone, token)).data.changed).toBe(2);
    } finally {
      api.clock.reset();
    }
    expect(await prices(first)).toEqual(Array(4).fill(HOUR));
  });
});
