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
