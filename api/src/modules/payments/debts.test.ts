import { randomUUID } from 'node:crypto';
import { type DebtPayment, playerEndpoints } from '@canchero/shared-contracts/player';
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../testing/boot';
import { TestBuffet } from '../../testing/test-buffet';
import type { Session } from '../../testing/test-client';
import { TestClub } from '../../testing/test-club';

let api: Booted;
let day: TestBuffet;
beforeAll(async () => {
  api = await boot();
});
beforeEach(async () => {
  day = new TestBuffet(await TestClub.open(api.client));
});
afterAll(() => api.close());

const DAY = 86_400_000;
/** Books a day in the past at noon, which is open at every club. */
const played = async (daysAgo: number, price: number, ...player_ids: string[]) => {
  const start = new Date(Math.floor(Date.now() / DAY - daysAgo) * DAY + 15 * 3_600_000).toISOString();
  return day.club.booked((await day.club.court()).id, start, { price, player_ids });
};
const debtsOf = async (playerId: string, who: Session = day.club.owner) =>
  (await api.client.call(playerEndpoints.debts, { params: { ...day.params, playerId } }, who.token)).data;
const collect = (playerId: string, body: DebtPayment, headers = {}, who: Session = day.club.owner) =>
  api.client.call(playerEndpoints.payDebts, { params: { ...day.params, playerId }, body }, who.token, headers);
const list = async (query = {}) =>
  (await api.client.call(playerEndpoints.list, { params: day.params, query }, day.token)).data;

/** Ana owes half of two bookings, a consumption and an order: 500, 300, 70, 40. */
async function debtor() {
  const [ana, bea] = [await day.club.player('Ana'), await day.club.player('Bea')];
  const older = await played(9, 1000, ana.id, bea.id);
  await played(2, 600, ana.id, bea.id);
  await day.consume(older.id, { name: 'Agua', quantity: 1, unit_price: 70, player_id: ana.id });
  await day.sell({ lines: [{ name: 'Tubo', quantity: 1, unit_price: 40 }], payments: [], player_id: ana.id });
  return { ana, bea };
}

test('debts are itemised, oldest first: shares of bookings that have begun, consumptions, orders', async () => {
  const { ana } = await debtor();
  const future = await day.club.booked((await day.club.court()).id, '2031-01-08T15:00:00.000Z', {
    price: 9000,
    player_ids: [ana.id],
  });
  const { owed, debts } = await debtsOf(ana.id);
  expect(owed).toBe(910);
  expect(debts.map(({ kind, title, open }) => [kind, title.replace(/\d+/, 'n'), open])).toEqual([
    ['share', 'Cancha n', 500],
    ['share', 'Cancha n', 300],
    ['consumption', 'Agua', 70],
    ['order', 'n', 40],
  ]);
  expect(debts.some(({ id }) => id === future.id)).toBe(false);
});

test('the list has what each player owes, a filter for debtors, and their sum', async () => {
  const { ana, bea } = await debtor();
  await day.club.player('Caro');
  const owedOf = (items: { first_name: string; owed: number }[]) => items.map((p) => [p.first_name, p.owed]);
  const all = await list();
  expect([owedOf(all.items), all.owed]).toEqual([
    [
      ['Ana', 910],
      ['Bea', 800],
      ['Caro', 0],
    ],
    null,
  ]);
  const owing = await list({ filter: 'owing' });
  expect([owedOf(owing.items), owing.total, owing.owed]).toEqual([
    [
      ['Ana', 910],
      ['Bea', 800],
    ],
    2,
    1710,
  ]);
  expect(await list({ filter: 'owing', q: 'be' })).toMatchObject({ total: 1, owed: 800 });
  await collect(bea.id, { method: 'cash', amount: 800 });
  await collect(ana.id, { method: 'cash', amount: 910 });
  expect(await list({ filter: 'owing' })).toMatchObject({ items: [], total: 0, owed: 0 });
});

test('one payment collects all; a smaller one pays the oldest first, and a part of the last', async () => {
  const { ana, bea } = await debtor();
  const { status, data } = await collect(ana.id, { method: 'transfer', amount: 560, notes: 'En mano' });
  expect(status).toBe(201);
  expect(data.debts.map(({ kind, open }) => [kind, open])).toEqual([
    ['share', 240],
    ['consumption', 70],
    ['order', 40],
  ]);
  expect((await collect(ana.id, { method: 'cash', amount: 350 })).data).toEqual({ owed: 0, debts: [] });
  expect((await debtsOf(bea.id)).owed).toBe(800);
  const [facts] = await api.services.db.tenant(day.club.clubId, (tx) =>
    tx.query<{ paid: number; state: string }>(sql`
      select (select sum(amount)::bigint from payments where player_id = ${ana.id}) as paid,
        (select state from orders where player_id = ${ana.id}) as state`),
  );
  expect(facts).toEqual({ paid: 910, state: 'paid' });
});

test('chosen debts alone are paid, and no more than they are', async () => {
  const { ana } = await debtor();
  const [, , water] = (await debtsOf(ana.id)).debts;
  const debts = [{ kind: 'consumption' as const, id: water?.id ?? '' }];
  expect(await collect(ana.id, { method: 'cash', amount: 71, debts })).toMatchObject({
    status: 422,
    error: { error: 'amount_exceeds_remaining', params: { remaining: 70 } },
  });
  expect((await collect(ana.id, { method: 'cash', amount: 0 })).error.error).toBe('amount_not_positive');
  expect((await collect(ana.id, { method: 'cash', amount: 70, debts })).data.owed).toBe(840);
});

test('a retry with the same key collects once; credit pays as far as it goes, or not at all', async () => {
  const { ana } = await debtor();
  const key = { 'idempotency-key': randomUUID() };
  const first = await collect(ana.id, { method: 'qr', amount: 100 }, key);
  expect((await collect(ana.id, { method: 'qr', amount: 100 }, key)).data).toEqual(first.data);
  expect((await debtsOf(ana.id)).owed).toBe(810);
  expect(await collect(ana.id, { method: 'player_credit', amount: 500 })).toMatchObject({
    status: 422,
    error: { error: 'insufficient_credit', params: { credit: 0 } },
  });
  expect((await debtsOf(ana.id)).owed).toBe(810);
});

test('all of it is in the session of the reception, whatever was paid', async () => {
  const { ana } = await debtor();
  await day.openCash(0, 'buffet');
  const { data: desk } = await day.openCash(0, 'reception');
  await collect(ana.id, { method: 'cash', amount: 910 });
  expect((await day.closeCash(desk.id, {})).data.expected).toEqual({ cash: 910 });
});

test('who keeps players alone sees debts and cannot collect them', async () => {
  const { ana } = await debtor();
  const keeper = await day.club.staff('players');
  expect((await debtsOf(ana.id, keeper)).owed).toBe(910);
  const refused = await collect(ana.id, { method: 'cash', amount: 1 }, {}, keeper);
  expect(refused).toMatchObject({ status: 403, error: { error: 'permission_denied' } });
});

test('whatever is paid of debts, the rest is what was owed less that, oldest first', async () => {
  const ana = await day.club.player('Ana');
  for (let daysAgo = 9; daysAgo > 5; daysAgo--) await played(daysAgo, 1_000_000, ana.id, (await day.club.player()).id);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 180_000 }), async (amount) => {
      const before = await debtsOf(ana.id);
      const { data } = await collect(ana.id, { method: 'cash', amount });
      expect(data.owed).toBe(before.owed - amount);
      const opens = data.debts.map(({ open }) => open);
      expect(opens.slice(1).every((open) => open === 500_000)).toBe(true);
    }),
    { numRuns: 10 },
  );
});
