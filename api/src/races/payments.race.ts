import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../testing/boot';
import { at, TestClub } from '../testing/test-club';

const AT_ONCE = 50;

let api: Booted;
let club: TestClub;
beforeAll(async () => {
  api = await boot();
  club = await TestClub.open(api.client);
});
afterAll(() => api.close());

const rows = <Row>(statement: ReturnType<typeof sql>) =>
  api.services.db.tenant(club.clubId, (tx) => tx.query<Row>(statement));
const together = <T>(n: number, work: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => work(i)));
const tally = (answers: { status: number }[], status: number) => answers.filter((a) => a.status === status).length;
const event = async (price: number, ...player_ids: string[]) =>
  club.booked((await club.court()).id, at(15), { price, player_ids });
const pay = (bookingId: string, body: Record<string, unknown>, headers = {}) =>
  api.client.call(
    paymentEndpoints.add,
    { params: { clubId: club.clubId, bookingId }, body: { method: 'cash', ...body } },
    club.owner.token,
    headers,
  );
const sumsOf = async (bookingId: string) => {
  const [row] = await rows<{ paid: number; standing: number; count: number }>(sql`
    select b.paid, coalesce(sum(p.amount - p.refunded), 0)::bigint as standing, count(p.id)::int as count
    from bookings b left join payments p on p.booking_id = b.id and p.voided_at is null
    where b.id = ${bookingId} group by b.id, b.paid`);
  return row ?? { paid: -1, standing: -1, count: -1 };
};

test(`of ${AT_ONCE} concurrent payments only those within the price are recorded`, async () => {
  const { id } = await event(10_500);
  const answers = await together(AT_ONCE, () => pay(id, { amount: 1000 }));
  expect([tally(answers, 201), tally(answers, 422)]).toEqual([10, 40]);
  for (const { error } of answers.filter((a) => a.status === 422)) {
    expect(error).toMatchObject({ error: 'amount_exceeds_remaining', params: { remaining: 500 } });
  }
  expect(await sumsOf(id)).toEqual({ paid: 10_000, standing: 10_000, count: 10 });
});

test(`${AT_ONCE} concurrent payments of all sizes, single and in bulk, add up`, async () => {
  const players = await together(4, () => club.player());
  const { id } = await event(100_000, ...players.map((p) => p.id));
  const answers = await together(AT_ONCE, (i) => {
    const amount = 1 + ((i * 7919) % 9000);
    if (i % 2) return pay(id, { amount, player_id: players[i % 4]?.id });
    const lines = players.map((p) => ({ kind: 'share', id: p.id, amount }));
    const params = { clubId: club.clubId, bookingId: id };
    return api.client.call(paymentEndpoints.bulk, { params, body: { method: 'qr', lines } }, club.owner.token);
  });
  expect(tally(answers, 201) + tally(answers, 422)).toBe(AT_ONCE);
  const { paid, standing } = await sumsOf(id);
  expect(paid).toBe(standing);
  expect(paid).toBeGreaterThan(0);
  expect(paid).toBeLessThanOrEqual(100_000);
});

test(`${AT_ONCE} concurrent calls with one Idempotency-Key pay once`, async () => {
  const { id } = await event(10_000);
  const answers = await together(AT_ONCE, () => pay(id, { amount: 100 }, { 'idempotency-key': 'only-once' }));
  expect(tally(answers, 201)).toBeGreaterThanOrEqual(1);
  expect(tally(answers, 201) + tally(answers, 409)).toBe(AT_ONCE);
  expect(await sumsOf(id)).toEqual({ paid: 100, standing: 100, count: 1 });
});

test(`${AT_ONCE} concurrent refunds never exceed what was paid`, async () => {
  const { id } = await event(10_000);
  const { data } = await pay(id, { amount: 1000 });
  const params = { clubId: club.clubId, paymentId: data.payments[0]?.id ?? '' };
  const answers = await together(AT_ONCE, () =>
    api.client.call(paymentEndpoints.refund, { params, body: { amount: 90, reason: 'Lluvia' } }, club.owner.token),
  );
  expect([tally(answers, 201), tally(answers, 422)]).toEqual([11, 39]);
  expect(await sumsOf(id)).toEqual({ paid: 10, standing: 10, count: 1 });
});

test(`a player's credit is spent once by ${AT_ONCE} concurrent payments of bookings`, async () => {
  const player = await club.player();
  await rows(sql`
    insert into ledger_entries (club_id, player_id, kind, amount, method)
    values (${club.clubId}, ${player.id}, 'deposit', 1050, 'cash')`);
  const courts = await together(AT_ONCE, () => club.court());
  const bookings = await Promise.all(
    courts.map((c) => club.booked(c.id, at(15), { price: 100, player_ids: [player.id] })),
  );
  const answers = await Promise.all(
    bookings.map((b) => pay(b.id, { method: 'player_credit', amount: 100, player_id: player.id })),
  );
  expect([tally(answers, 201), tally(answers, 422)]).toEqual([10, 40]);
  const [row] = await rows<{ credit: number; ledger: number }>(sql`
    select y.credit, (select sum(amount)::bigint from ledger_entries e where e.player_id = y.id) as ledger
    from players y where y.id = ${player.id}`);
  expect(row).toEqual({ credit: 50, ledger: 50 });
});

test('of concurrent cancellations with a refund one happens, and no payment slips in beside it', async () => {
  for (let round = 0; round < 5; round++) {
    const { id } = await event(10_000);
    const paid = (await pay(id, { amount: 4000 })).data.booking;
    const params = { clubId: club.clubId, bookingId: id };
    const cancel = (): Promise<{ status: number }> =>
      api.client.call(
        bookingEndpoints.cancel,
        { params, body: { version: paid.version, refund: { destination: 'money', kept: 1500 } } },
        club.owner.token,
      );
    const answers = await together<{ status: number }>(20, (i) => (i % 2 ? pay(id, { amount: 100 }) : cancel()));
    const cancelled = answers.filter((a, i) => i % 2 === 0 && a.status === 200).length;
    const payments = answers.filter((a, i) => i % 2 === 1 && a.status === 201).length;
    const [row] = await rows<{ state: string }>(sql`select state from bookings where id = ${id}`);
    const { paid: sum, standing } = await sumsOf(id);
    expect(sum).toBe(standing);
    // either the cancellation came before every payment, or a payment made it stale
    if (cancelled === 1) expect([row?.state, payments, sum]).toEqual(['cancelled', 0, 1500]);
    else expect([row?.state, cancelled, sum]).toEqual(['confirmed', 0, 4000 + 100 * payments]);
  }
});

test("a player's debts are collected once by concurrent collections of all of them", async () => {
  const [ana, bea] = [await club.player(), await club.player()];
  const noon = (daysAgo: number) => new Date(Math.floor(Date.now() / 86_400_000 - daysAgo) * 86_400_000 + 54_000_000);
  for (const daysAgo of [2, 3, 4]) {
    const court = await club.court();
    await club.booked(court.id, noon(daysAgo).toISOString(), { price: 1000, player_ids: [ana.id, bea.id] });
  }
  const answers = await together(20, (i) =>
    api.client.call(
      playerEndpoints.payDebts,
      {
        params: { clubId: club.clubId, playerId: (i % 2 ? ana : bea).id },
        body: { method: 'cash', amount: 1500 },
      },
      club.owner.token,
    ),
  );
  expect([tally(answers, 201), tally(answers, 422)]).toEqual([2, 18]);
  const [row] = await rows<{ paid: number }>(
    sql`select sum(amount)::bigint as paid from payments where player_id in (${ana.id}, ${bea.id})`,
  );
  expect(row?.paid).toBe(3000);
});
