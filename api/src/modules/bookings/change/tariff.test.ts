import { type Booking, bookingEndpoints } from '@canchero/shared-contracts/booking';
import { MOVED_PRICES } from '@canchero/shared-contracts/club';
import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import { pricingEndpoints } from '@canchero/shared-contracts/pricing';
import { type Booted, boot } from '../../../testing/boot';
import { at, TestClub } from '../../../testing/test-club';

let api: Booted;
let club: TestClub;
beforeAll(async () => {
  api = await boot();
  club = await TestClub.open(api.client);
});
afterAll(() => api.close());

const paramsOf = (b: Pick<Booking, 'id'>) => ({ clubId: club.clubId, bookingId: b.id });
const move = async (b: Booking, to: object, token = club.owner.token) => {
  const { court_id, start, duration, version } = b;
  const body = { court_id, start, duration, version, ...to };
  return (await api.client.call(bookingEndpoints.move, { params: paramsOf(b), body }, token)).data;
};
const change = (b: Booking, body: object, token = club.owner.token) =>
  api.client.call(bookingEndpoints.change, { params: paramsOf(b), body: { version: b.version, ...body } }, token);
const applyTariff = async (b: Booking, token = club.owner.token) =>
  (await api.client.call(bookingEndpoints.applyTariff, { params: paramsOf(b), body: { version: b.version } }, token))
    .data;
const undo = async (b: Booking) =>
  (
    await api.client.call(
      bookingEndpoints.undo,
      { params: paramsOf(b), body: { version: b.version } },
      club.owner.token,
    )
  ).data;

const HOUR = 2_000_000;

describe.each(MOVED_PRICES)('where the club follows the tariff %s', (moved_price) => {
  beforeAll(() => club.set({ moved_price }));
  const outcome = { always: 'updated', ask: 'open', never: 'kept' }[moved_price];

  test.each([
    ['longer', async () => ({ duration: 90 }), 1.5 * HOUR],
    ['shorter', async () => ({ duration: 30 }), 0.5 * HOUR],
    ['to a dearer court', async () => ({ court_id: (await club.court({ base_price: 3 * HOUR })).id }), 3 * HOUR],
  ])('%s: its price is said, and follows it by that choice', async (_, to, tariff) => {
    const booking = await club.booked((await club.court()).id, at(11));
    const moved = await move(booking, await to());
    expect(moved.tariff).toEqual({ price: tariff, before: HOUR, outcome });
    expect(moved.price).toBe(moved_price === 'always' ? tariff : HOUR);
    expect((await undo(moved)).price).toBe(HOUR);
  });

  test('a price agreed by hand stays, and that is said', async () => {
    const booking = await club.booked((await club.court()).id, at(11), { price: 700 });
    const moved = await move(booking, { duration: 90 });
    expect(moved).toMatchObject({ price: 700, tariff: { price: 1.5 * HOUR, before: 700, outcome: 'agreed' } });
  });

  test('moved by staff who may set no price it follows the tariff, but for a price that others agreed', async () => {
    const { token } = await club.staff('schedule');
    const { data: cheap } = await club.book((await club.court({ base_price: 100 })).id, at(11), {}, token);
    const dear = { court_id: (await club.court({ base_price: 3 * HOUR })).id, duration: 120 };
    expect(await move(cheap, dear, token)).toMatchObject({ price: 6 * HOUR, tariff: { outcome: 'updated' } });
    const agreed = await club.booked((await club.court()).id, at(11), { price: 700 });
    expect(await move(agreed, { duration: 90 }, token)).toMatchObject({ price: 700, tariff: { outcome: 'agreed' } });
  });

  test('nothing is said where the tariff is the price', async () => {
    const booking = await club.booked((await club.court()).id, at(11));
    expect(await move(booking, { start: at(12) })).not.toHaveProperty('tariff');
  });
});

test('a price that the form sets is agreed, until it is the tariff again', async () => {
  await club.set({ moved_price: 'always' });
  const booking = await club.booked((await club.court()).id, at(11));
  const agreed = (await change(booking, { price: 700 })).data;
  const kept = await move(agreed, { duration: 90 });
  expect(kept.tariff?.outcome).toBe('agreed');
  const back = (await change(kept, { price: 1.5 * HOUR })).data;
  expect(await move(back, { duration: 60 })).toMatchObject({ price: HOUR, tariff: { outcome: 'updated' } });
});

test('a member’s booking follows the price for members', async () => {
  await club.set({ moved_price: 'always' });
  const court = await club.court();
  const rule = { court_ids: [court.id], from: '00:00', to: '24:00', price: HOUR, member_price: HOUR / 2 };
  await api.client.call(pricingEndpoints.create, { params: { clubId: club.clubId }, body: rule }, club.owner.token);
  const player = await club.player();
  await api.client.call(
    playerEndpoints.change,
    { params: { clubId: club.clubId, playerId: player.id }, body: { member: true, version: player.version } },
    club.owner.token,
  );
  const booking = await club.booked(court.id, at(11), { player_ids: [player.id] });
  expect(booking.price).toBe(HOUR / 2);
  expect((await move(booking, { duration: 120 })).price).toBe(HOUR);
});

describe('a member among the players', () => {
  const rule = async () => {
    const court = await club.court();
    const body = { court_ids: [court.id], from: '00:00', to: '24:00', price: HOUR, member_price: HOUR / 2 };
    await api.client.call(pricingEndpoints.create, { params: { clubId: club.clubId }, body }, club.owner.token);
    return court.id;
  };
  const member = async () => {
    const { id, version } = await club.player();
    const params = { clubId: club.clubId, playerId: id };
    await api.client.call(playerEndpoints.change, { params, body: { member: true, version } }, club.owner.token);
    return id;
  };
  const add = async (b: Booking, ...player_ids: string[]) =>
    (
      await api.client.call(
        bookingEndpoints.addPlayers,
        { params: paramsOf(b), body: { player_ids } },
        club.owner.token,
      )
    ).data;
  const remove = async (b: Booking, playerId: string) => {
    const params = { ...paramsOf(b), playerId };
    return (await api.client.call(bookingEndpoints.removePlayer, { params }, club.owner.token)).data;
  };

  test.each([
    ['always', 'updated', HOUR / 2],
    ['ask', 'open', HOUR],
    ['never', 'kept', HOUR],
  ] as const)(
    'where the club follows the tariff %s: the price is said, and follows by that choice',
    async (moved_price, outcome, price) => {
      await club.set({ moved_price });
      const booking = await club.booked(await rule(), at(11));
      const ana = await member();
      const added = await add(booking, ana);
      expect(added).toMatchObject({ price, tariff: { price: HOUR / 2, before: HOUR, outcome } });
      // the player who decides the tariff does not change
      expect(await add(added, await member())).not.toHaveProperty('tariff');
    },
  );

  test('who leaves takes the price along, and a price by hand stays', async () => {
    await club.set({ moved_price: 'always' });
    const court = await rule();
    const ana = await member();
    const booking = await club.booked(court, at(11), { player_ids: [ana, (await club.player()).id] });
    expect(await remove(booking, ana)).toMatchObject({ price: HOUR, tariff: { before: HOUR / 2, outcome: 'updated' } });
    const byHand = await club.booked(court, at(15), { price: 700 });
    expect(await add(byHand, ana)).toMatchObject({ price: 700, tariff: { price: HOUR / 2, outcome: 'agreed' } });
    const { data } = await api.client.call(bookingEndpoints.history, { params: paramsOf(booking) }, club.owner.token);
    expect(data.map(({ action, amount }) => [action, amount]).slice(0, 2)).toContainEqual(['booking.tariff', HOUR]);
  });

  describe('in a series', () => {
    const change = async (b: Booking, body: Parameters<typeof call>[1]) => (await call(b, body)).data;
    const call = (b: Booking, body: { scope: 'from' | 'series'; add: string[] }) =>
      api.client.call(bookingEndpoints.changeSeriesPlayers, { params: paramsOf(b), body }, club.owner.token);
    const prices = async (b: Booking) => {
      const { data } = await api.client.call(bookingEndpoints.series, { params: paramsOf(b) }, club.owner.token);
      return data.occurrences.map((o) => o.price);
    };
    const weekly = async () => {
      const recurrence = { frequency: 'weekly' as const, end_date: '2031-01-29' };
      const booking = await club.booked(await rule(), at(11), { recurrence });
      const { data } = await api.client.call(bookingEndpoints.series, { params: paramsOf(booking) }, club.owner.token);
      const third = data.occurrences[2]?.id ?? '';
      const byHand = { params: paramsOf({ id: third }), body: { price: 700, version: 1 } };
      await api.client.call(bookingEndpoints.change, { ...byHand, query: {} }, club.owner.token);
      return booking;
    };

    test('every date follows, but one with a price by hand', async () => {
      await club.set({ moved_price: 'always' });
      const booking = await weekly();
      const { booking: priced } = await change(booking, { scope: 'series', add: [await member()] });
      expect(priced).toMatchObject({ price: HOUR / 2, tariff: { outcome: 'updated' } });
      expect(await prices(booking)).toEqual([HOUR / 2, HOUR / 2, 700, HOUR / 2]);
    });

    test('where it is asked, the answer reaches the same dates and is undone as one', async () => {
      await club.set({ moved_price: 'ask' });
      const booking = await weekly();
      const asked = (await change(booking, { scope: 'series', add: [await member()] })).booking;
      expect(asked).toMatchObject({ price: HOUR, tariff: { price: HOUR / 2, outcome: 'open' } });
      const body = { version: asked.version, scope: 'series' as const };
      const applied = await api.client.call(
        bookingEndpoints.applyTariff,
        { params: paramsOf(asked), body },
        club.owner.token,
      );
      expect(applied.data).toMatchObject({ price: HOUR / 2, series: { changed: 3 } });
      expect(await prices(booking)).toEqual([HOUR / 2, HOUR / 2, 700, HOUR / 2]);
      expect(await undo(applied.data)).toMatchObject({ price: HOUR, changed: 3 });
      expect(await prices(booking)).toEqual([HOUR, HOUR, 700, HOUR]);
    });
  });
});

test('the tariff is applied by whoever keeps the agenda, also to a price by hand, and can be undone', async () => {
  await club.set({ moved_price: 'ask' });
  const desk = await club.staff('schedule');
  const moved = await move(await club.booked((await club.court()).id, at(11)), { duration: 120 }, desk.token);
  const priced = await applyTariff(moved, desk.token);
  expect(priced.price).toBe(2 * HOUR);
  // the tariff of the place, but no other price
  expect((await change(priced, { price: 5 }, desk.token)).status).toBe(403);
  expect((await change(priced, { price: 2 * HOUR }, desk.token)).status).toBe(200);
  const byHand = await club.booked((await club.court()).id, at(11), { price: 5 });
  const tariff = await applyTariff(byHand);
  expect(tariff.price).toBe(HOUR);
  expect((await undo(tariff)).price).toBe(5);
});

test.each([
  ['dearer', 120, { paid: HOUR, price: 2 * HOUR, payment_status: 'partially_paid' }, { remaining: HOUR, surplus: 0 }],
  ['cheaper', 30, { paid: HOUR, price: HOUR / 2, payment_status: 'overpaid' }, { remaining: 0, surplus: HOUR / 2 }],
])('a paid booking that gets %s: the difference is open or a surplus', async (_, duration, booking, money) => {
  await club.set({ moved_price: 'always' });
  const made = await club.booked((await club.court()).id, at(11));
  const params = paramsOf(made);
  const body = { method: 'transfer' as const, amount: HOUR };
  const paid = (await api.client.call(paymentEndpoints.add, { params, body }, club.owner.token)).data.booking;
  expect(await move(paid, { duration })).toMatchObject(booking);
  expect((await api.client.call(paymentEndpoints.ofBooking, { params }, club.owner.token)).data).toMatchObject(money);
});
