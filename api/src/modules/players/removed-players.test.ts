import { consumptionEndpoints } from '@canchero/shared-contracts/consumption';
import { orderEndpoints } from '@canchero/shared-contracts/order';
import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import { type Booted, boot } from '../../testing/boot';
import { at, TestClub } from '../../testing/test-club';

let api: Booted;
let club: TestClub;
beforeAll(async () => {
  api = await boot();
  club = await TestClub.open(api.client);
});
afterAll(() => api.close());

const params = () => ({ clubId: club.clubId });
const GONE = { status: 404, error: { error: 'not_found' } };

/** Removes a player, in each of the ways in which one goes. */
const WAYS: readonly [name: string, remove: (id: string) => Promise<{ status: number }>][] = [
  [
    'removed',
    (playerId) => api.client.call(playerEndpoints.remove, { params: { ...params(), playerId } }, club.owner.token),
  ],
  [
    'merged away',
    async (merge_id) => {
      const keep_id = (await club.player()).id;
      return api.client.call(
        playerEndpoints.merge,
        { params: params(), body: { keep_id, merge_id } },
        club.owner.token,
      );
    },
  ],
];

test.each(WAYS)('a player who was %s gets neither orders nor consumptions nor credit', async (_name, remove) => {
  const { id: player_id } = await club.player();
  const booking = await club.booked((await club.court()).id, at(15), { price: 1_000 });
  const onBooking = { ...params(), bookingId: booking.id };
  const { data: money } = await api.client.call(
    paymentEndpoints.add,
    { params: onBooking, body: { method: 'cash', amount: 500 } },
    club.owner.token,
  );
  expect((await remove(player_id)).status).toBeLessThan(300);
  const lines = [{ name: 'Agua', quantity: 1, unit_price: 10 }];
  const order = { customer_name: '', lines };
  expect(
    await api.client.call(orderEndpoints.create, { params: params(), body: { ...order, player_id } }, club.owner.token),
  ).toMatchObject(GONE);
  const { data: sold } = await api.client.call(
    orderEndpoints.create,
    { params: params(), body: { ...order, customer_name: 'Ana' } },
    club.owner.token,
  );
  expect(
    await api.client.call(
      orderEndpoints.change,
      { params: { ...params(), orderId: sold.id }, body: { player_id, version: sold.version } },
      club.owner.token,
    ),
  ).toMatchObject(GONE);
  expect(
    await api.client.call(
      consumptionEndpoints.add,
      { params: onBooking, body: { lines: lines.map((line) => ({ ...line, player_id })) } },
      club.owner.token,
    ),
  ).toMatchObject(GONE);
  const refund = { amount: 100, reason: 'r', destination: 'credit', player_id } as const;
  expect(
    await api.client.call(
      paymentEndpoints.refund,
      { params: { ...params(), paymentId: money.payments[0]?.id ?? '' }, body: refund },
      club.owner.token,
    ),
  ).toMatchObject(GONE);
});
