import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { orderEndpoints } from '@canchero/shared-contracts/order';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../testing/boot';
import { TestBuffet } from '../testing/test-buffet';
import { at, TestClub } from '../testing/test-club';

const AT_ONCE = 50;

let api: Booted;
let day: TestBuffet;
beforeAll(async () => {
  api = await boot();
  day = new TestBuffet(await TestClub.open(api.client));
});
afterAll(() => api.close());

const rows = <Row>(statement: ReturnType<typeof sql>) =>
  api.services.db.tenant(day.club.clubId, (tx) => tx.query<Row>(statement));
const together = <T>(n: number, work: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => work(i)));
const tally = (answers: { status: number }[], status: number) => answers.filter((a) => a.status === status).length;

test.each([1, 7, 20])(`of ${AT_ONCE} sales at once of the last %d, as many succeed`, async (k) => {
  const [last, plenty] = [await day.item(k, { price: 100 }), await day.item(1000, { price: 1 })];
  const answers = await together(AT_ONCE, (i) => {
    const lines = [
      { item_id: last.id, quantity: 1 },
      { item_id: plenty.id, quantity: 1 },
    ];
    return day.sell({ lines: i % 2 ? lines : lines.reverse(), payments: [{ method: 'qr', amount: 101 }] });
  });
  expect([tally(answers, 201), tally(answers, 409)]).toEqual([k, AT_ONCE - k]);
  expect([await day.stockOf(last.id), await day.stockOf(plenty.id)]).toEqual([0, 1000 - k]);
  const [sums] = await rows<Record<string, number>>(sql`
    select (select count(distinct order_id)::int from order_lines where item_id = ${last.id}) as orders,
      (select sum(p.amount)::int from payments p where p.order_id in (
        select order_id from order_lines where item_id = ${last.id})) as money,
      (select -sum(quantity)::int from stock_movements where item_id = ${last.id} and type = 'sale') as moved`);
  expect(sums).toEqual({ orders: k, money: k * 101, moved: k });
});

test('concurrent sales at till and court never take the stock below zero', async () => {
  const item = await day.item(15);
  const courts = await together(5, () => day.club.court());
  const bookings = await Promise.all(courts.map((court) => day.club.booked(court.id, at(15))));
  const answers = await together<{ status: number }>(AT_ONCE, (i) => {
    const line = { item_id: item.id, quantity: 1 };
    return i % 2 ? day.consume(bookings[i % 5]?.id ?? '', line) : day.sell({ lines: [line] });
  });
  expect([tally(answers, 201), tally(answers, 409)]).toEqual([15, 35]);
  expect(await day.stockOf(item.id)).toBe(0);
});

test('of fifty tills that resume the same pending order one sells it; its stock moves once', async () => {
  const item = await day.item(60, { price: 100 });
  const { data } = await day.sell({ lines: [{ item_id: item.id, quantity: 5 }] });
  const answers = await together(AT_ONCE, (i) =>
    day.settle(data.id, {
      payments: [{ method: 'qr', amount: 100 * (i + 1) }],
      change: { version: data.version, lines: [{ item_id: item.id, quantity: i + 1 }] },
    }),
  );
  expect([tally(answers, 200), tally(answers, 409) + tally(answers, 412)]).toEqual([1, AT_ONCE - 1]);
  const sold = answers.findIndex(({ status }) => status === 200) + 1;
  expect(await day.stockOf(item.id)).toBe(60 - sold);
  const [sums] = await rows<Record<string, number>>(sql`
    select (select sum(amount)::int from payments where order_id = ${data.id} and voided_at is null) as money,
      (select -sum(quantity)::int from stock_movements where order_id = ${data.id}) as moved,
      (select total::int from orders where id = ${data.id}) as total`);
  expect(sums).toEqual({ money: sold * 100, moved: sold, total: sold * 100 });
});

test('a pending order goes onto one booking while others pay it, put it there or consume the item', async () => {
  const item = await day.item(20, { price: 100 });
  const court = await day.club.court();
  const { id: bookingId } = await day.club.booked(court.id, at(15));
  const lines = [{ item_id: item.id, quantity: 5 }];
  const { data } = await day.sell({ lines });
  const body = { booking_id: bookingId, lines, reason: 'Al turno', version: data.version };
  const params = { ...day.params, orderId: data.id };
  const answers = await together<{ status: number }>(AT_ONCE, (i) => {
    if (i % 5 === 0) return day.consume(bookingId, { item_id: item.id, quantity: 1 });
    if (i % 5 === 1) return day.pay(data.id, { method: 'qr', amount: 500 });
    return day.club.client.call(orderEndpoints.putOnBooking, { params, body }, day.token);
  });
  expect([tally(answers, 201), tally(answers, 200), tally(answers, 409) + tally(answers, 412)]).toEqual([10, 1, 39]);
  expect(await day.stockOf(item.id)).toBe(20 - 5 - 10);
});

test('sales to a booking that is cancelled at the same moment come before its cancellation or are refused', async () => {
  const court = await day.club.court();
  const line = { name: 'Varios', quantity: 1, unit_price: 100 };
  let refused = 0;
  for (let round = 0; round < 12; round++) {
    const booking = await day.club.booked(court.id, at(15));
    const params = { ...day.params, bookingId: booking.id };
    const sales = await together<{ status: number }>(12, (i) => {
      if (i === 6) {
        return day.club.client.call(bookingEndpoints.cancel, { params, body: { version: booking.version } }, day.token);
      }
      return i % 2 ? day.sell({ booking_id: booking.id, lines: [line] }) : day.consume(booking.id, line);
    });
    expect(tally(sales, 201) + tally(sales, 409)).toBe(11);
    refused += tally(sales, 409);
    const [{ late } = { late: null }] = await rows<{ late: number }>(sql`
      select count(*)::int as late from outbox sold, outbox gone
      where sold.club_id = ${day.club.clubId} and gone.club_id = sold.club_id and sold.id > gone.id
        and gone.name = 'booking.cancelled' and gone.payload->'booking'->>'id' = ${booking.id}
        and (sold.name = 'order.changed' and sold.payload->'order'->>'booking_id' = ${booking.id}
          or sold.name = 'consumption.changed' and sold.payload->>'booking_id' = ${booking.id})`);
    expect(late).toBe(0);
  }
  expect(refused).toBeGreaterThan(0);
});

test('of fifty concurrent openings of the cash one succeeds', async () => {
  const answers = await together(AT_ONCE, () => day.openCash());
  expect([tally(answers, 201), tally(answers, 409)]).toEqual([1, AT_ONCE - 1]);
});

test('every payment made while the cash was closed is in the expected sum, or in no session', async () => {
  const club = new TestBuffet(await TestClub.open(api.client));
  const { data: session } = await club.openCash();
  const sale = () =>
    club.sell({ lines: [{ name: 'Varios', quantity: 1, unit_price: 10 }], payments: [{ method: 'cash', amount: 10 }] });
  const [closed, ...sales] = await Promise.all([
    new Promise((done) => setTimeout(done, 30)).then(() => club.closeCash(session.id, {})),
    ...Array.from({ length: AT_ONCE }, sale),
  ]);
  const taken = tally(sales as { status: number }[], 201);
  expect((closed.data.expected?.cash ?? 0) / 10).toBe(taken);
});
