import { type Booking, bookingEndpoints, type ChangeScope } from '@canchero/shared-contracts/booking';
import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import { type Booted, boot } from '../../testing/boot';
import { TestClub } from '../../testing/test-club';

let api: Booted;
let club: TestClub;
beforeAll(async () => {
  api = await boot();
});
beforeEach(async () => {
  club = await TestClub.open(api.client);
});
afterAll(() => api.close());

/** The Wednesdays from 2031-01-08 on. */
const wednesday = (n: number) => new Date(Date.UTC(2031, 0, 8 + 7 * n, 15)).toISOString();
const on = (id: string) => ({ clubId: club.clubId, bookingId: id });
const agree = (id: string, playerId: string, share: number | null, scope?: ChangeScope) =>
  api.client.call(
    paymentEndpoints.setShare,
    { params: { ...on(id), playerId }, body: { share, ...(scope && { scope }) } },
    club.owner.token,
  );
const money = async (id: string) =>
  (await api.client.call(paymentEndpoints.ofBooking, { params: on(id) }, club.owner.token)).data;

/** Makes five weekly dates of two players at 9000. */
async function series() {
  const [ana, bea] = [await club.player('Ana'), await club.player('Bea')];
  const first = await club.booked((await club.court()).id, wednesday(0), {
    recurrence: { frequency: 'weekly', end_date: wednesday(4).slice(0, 10) },
    player_ids: [ana.id, bea.id],
    price: 900_000,
  });
  const { data } = await api.client.call(bookingEndpoints.series, { params: on(first.id) }, club.owner.token);
  const ids = data.occurrences.map((o) => o.id);
  const agreed = () =>
    Promise.all(
      ids.map(async (id) => (await money(id)).shares.find((s) => s.player_id === bea.id && s.agreed)?.amount),
    );
  return { ana, bea, ids, agreed };
}

const NONE = undefined;

test.each<[ChangeScope, (number | undefined)[], object | undefined]>([
  ['one', [NONE, 200_000, NONE, NONE, NONE], undefined],
  ['from', [NONE, 200_000, 200_000, 200_000, 200_000], { changed: 4, kept: 0 }],
  ['series', [200_000, 200_000, 200_000, 200_000, 200_000], { changed: 5, kept: 0 }],
])('a share agreed with the scope %s reaches those dates', async (scope, expected, outcome) => {
  const { bea, ids, agreed } = await series();
  const { status, data } = await agree(ids[1] as string, bea.id, 200_000, scope);
  expect(status).toBe(200);
  expect(data.series).toEqual(outcome);
  expect(await agreed()).toEqual(expected);
});

test('dates with money, without the player or with a lower price keep theirs; equal parts come back in all', async () => {
  const { ana, bea, ids, agreed } = await series();
  const [first = '', paid = '', without = '', cheap = '', last = ''] = ids;
  const { token } = club.owner;
  await api.client.call(
    paymentEndpoints.add,
    { params: on(paid), body: { method: 'transfer', amount: 100, player_id: ana.id } },
    token,
  );
  await api.client.call(bookingEndpoints.removePlayer, { params: { ...on(without), playerId: bea.id } }, token);
  const { version } = (await api.client.call(bookingEndpoints.get, { params: on(cheap) }, token)).data as Booking;
  await api.client.call(bookingEndpoints.change, { params: on(cheap), body: { price: 100_000, version } }, token);
  const versions = async () => Promise.all(ids.map(async (id) => (await money(id)).booking.version));
  const before = await versions();
  expect((await agree(first, bea.id, 200_000, 'series')).data.series).toEqual({ changed: 2, kept: 3 });
  expect(await agreed()).toEqual([200_000, NONE, NONE, NONE, 200_000]);
  const after = await versions();
  expect(after.map((v, i) => v > (before[i] ?? 0))).toEqual([true, false, false, false, true]);
  const { data: history } = await api.client.call(bookingEndpoints.history, { params: on(last) }, token);
  expect(history[0]).toMatchObject({ action: 'booking.share', amount: 200_000 });
  expect((await agree(last, bea.id, null, 'series')).data.series).toEqual({ changed: 3, kept: 2 });
  expect(await agreed()).toEqual([NONE, NONE, NONE, NONE, NONE]);
});

test('a booking of no series has no other dates, and a share above the price changes none', async () => {
  const { bea, ids, agreed } = await series();
  expect(await agree(ids[0] as string, bea.id, 900_001, 'series')).toMatchObject({
    status: 422,
    error: { error: 'share_exceeds_price' },
  });
  expect(await agreed()).toEqual([NONE, NONE, NONE, NONE, NONE]);
  const alone = await club.booked((await club.court()).id, wednesday(0), { player_ids: [bea.id] });
  expect(await agree(alone.id, bea.id, 1, 'from')).toMatchObject({ error: { error: 'not_in_series' } });
});
