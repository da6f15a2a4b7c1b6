import { blockEndpoints } from '@canchero/shared-contracts/block';
import { type Booking, bookingEndpoints } from '@canchero/shared-contracts/booking';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../testing/boot';
import { at } from '../testing/test-club';
import { TestPayments } from '../testing/test-payments';

const ROUNDS = 12;

let api: Booted;
let pay: TestPayments;
beforeAll(async () => {
  api = await boot();
  pay = await TestPayments.open(api);
});
afterAll(() => api.close());

test(`suspensions against bookings, moves, payments and each other, ${ROUNDS} rounds: all or nothing each`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const bookings = [await pay.event(), await pay.event(), await pay.event()];
    const [paid, moved, other] = bookings as [Booking, Booking, Booking];
    await pay.pay(paid, { amount: 1000, method: 'transfer', player_id: pay.idOf(0) });
    const entries = await Promise.all(
      bookings.map(async (b) => ({
        id: b.id,
        version: (await pay.money(b)).booking.version,
        ...(b === paid && { destination: 'credit' as const }),
      })),
    );
    const court_ids = bookings.map((b) => b.court_id);
    const suspend = (order: typeof entries) => {
      const body = {
        court_ids,
        start: at(14),
        end: at(20),
        kind: 'weather' as const,
        reason: 'Lluvia',
        bookings: order,
      };
      return api.client.call(blockEndpoints.suspend, { params: { clubId: pay.clubId }, body }, pay.club.owner.token);
    };
    const move = { court_id: other.court_id, start: at(18), duration: 60, version: moved.version };
    const [first, second, booked, , shifted] = await Promise.all([
      suspend(entries),
      suspend([...entries].reverse()),
      pay.club.book(other.court_id, at(16 + (round % 2))),
      pay.pay(paid, { amount: 400, method: 'transfer', player_id: pay.idOf(0) }),
      api.client.call(bookingEndpoints.move, { params: pay.on(moved), body: move }, pay.club.owner.token),
    ]);
    const answers = [first, second];
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const won = answers.filter(({ status }) => status === 201).length;
    expect(won).toBeLessThanOrEqual(1);
    const [state] = await pay.rows<{ blocks: number; active: number; cancelled: number; kept: number }>(sql`
      select (select count(distinct block_id)::int from block_courts where court_id = any(${court_ids}::uuid[])) as blocks,
        count(*) filter (where state = 'confirmed')::int as active,
        count(*) filter (where state = 'cancelled')::int as cancelled,
        coalesce(sum(paid) filter (where state = 'cancelled'), 0)::int as kept
      from bookings where court_id = any(${court_ids}::uuid[])`);
    const rivals = booked.status === 201 ? 1 : 0;
    expect(state).toEqual(
      won === 1
        ? { blocks: 1, active: 0, cancelled: 3, kept: 0 }
        : { blocks: 0, active: 3 + rivals, cancelled: 0, kept: 0 },
    );
    if (won === 1)
      expect([booked.status, shifted.status].every((status) => status !== 201 && status !== 200)).toBe(true);
  }
  const [sums] = await pay.rows<{ credit: number; refunded: number }>(sql`
    select (select sum(credit)::int from players) as credit,
      (select coalesce(sum(amount), 0)::int from refunds where destination = 'credit') as refunded`);
  expect(sums?.credit).toBe(sums?.refunded);
});
