import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import { type Booted, boot } from '../testing/boot';
import { TestClub } from '../testing/test-club';

const ROUNDS = 6;
const PRICE = 900_000;

let api: Booted;
let club: TestClub;
beforeAll(async () => {
  api = await boot();
  club = await TestClub.open(api.client);
});
afterAll(() => api.close());

/** The Wednesdays from 2031-01-08 on. */
const wednesday = (n: number) => new Date(Date.UTC(2031, 0, 8 + 7 * n, 15)).toISOString();
const on = (bookingId: string) => ({ clubId: club.clubId, bookingId });

test(`shares of a series agreed, paid and left at once, ${ROUNDS} rounds: each date adds up`, async () => {
  const { token } = club.owner;
  for (let round = 0; round < ROUNDS; round++) {
    const [ana, bea] = [await club.player(), await club.player()];
    const { id } = await club.booked((await club.court()).id, wednesday(0), {
      recurrence: { frequency: 'weekly', end_date: wednesday(4).slice(0, 10) },
      player_ids: [ana.id, bea.id],
      price: PRICE,
    });
    const series = await api.client.call(bookingEndpoints.series, { params: on(id) }, token);
    const ids = series.data.occurrences.map((date) => date.id);
    const [paid = '', left = ''] = ids.slice(2);
    const agree = (share: number) =>
      api.client.call(
        paymentEndpoints.setShare,
        { params: { ...on(ids[0] ?? ''), playerId: bea.id }, body: { share, scope: 'series' } },
        token,
      );
    const pay = { method: 'transfer' as const, amount: 100, player_id: ana.id };
    const [first, second, payment, removal] = await Promise.all([
      agree(200_000),
      agree(300_000),
      api.client.call(paymentEndpoints.add, { params: on(paid), body: pay }, token),
      api.client.call(bookingEndpoints.removePlayer, { params: { ...on(left), playerId: bea.id } }, token),
    ]);
    expect([first.status, second.status, payment.status, removal.status]).toEqual([200, 200, 201, 200]);
    const shares = await Promise.all(
      ids.map(
        async (date) => (await api.client.call(paymentEndpoints.ofBooking, { params: on(date) }, token)).data.shares,
      ),
    );
    for (const parts of shares) expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(PRICE);
    const agreed = shares.map((parts) => parts.find((part) => part.player_id === bea.id && part.agreed)?.amount);
    // one of the two came last, and reached every date alike but the one with money and the one without the player
    const [last] = agreed;
    expect([200_000, 300_000]).toContain(last);
    expect([agreed[1], agreed[4]]).toEqual([last, last]);
    expect([undefined, 200_000, 300_000]).toContain(agreed[2]);
    expect(agreed[3]).toBeUndefined();
  }
});
