import { randomUUID } from 'node:crypto';
import { type Booking, bookingEndpoints } from '@canchero/shared-contracts/booking';
import { consumptionEndpoints } from '@canchero/shared-contracts/consumption';
import { itemEndpoints } from '@canchero/shared-contracts/item';
import { orderEndpoints } from '@canchero/shared-contracts/order';
import { stockEndpoints } from '@canchero/shared-contracts/stock';
import sql from 'sql-template-tag';
import { sqlState } from '../../platform/db/pg-error';
import { type Booted, boot } from '../../testing/boot';
import { TestBuffet } from '../../testing/test-buffet';
import { at, TestClub } from '../../testing/test-club';

let api: Booted;
let day: TestBuffet;
beforeAll(async () => {
  api = await boot();
  day = new TestBuffet(await TestClub.open(api.client));
});
afterAll(() => api.close());

const movementsOf = async (item_id: string) =>
  (await api.client.call(stockEndpoints.movements, { params: day.params, query: { item_id } }, day.token)).data.items;

test('a sale takes stock, records payments and keeps the price and name of its items', async () => {
  const water = await day.item(10, { name: 'Agua mineral', price: 120_000 });
  const { status, data } = await day.sell({
    customer_name: 'Mesa 4',
    lines: [
      { item_id: water.id, quantity: 3, discount: 10_000 },
      { name: 'Alquiler de paleta', quantity: 1, unit_price: 300_000 },
    ],
    discount: 50_000,
    payments: [
      { method: 'cash', amount: 400_000 },
      { method: 'qr', amount: 200_000 },
    ],
  });
  expect(status).toBe(201);
  expect(data).toMatchObject({ state: 'paid', subtotal: 650_000, discount: 50_000, total: 600_000, paid: 600_000 });
  expect(data.lines.map((l) => [l.name, l.quantity, l.unit_price, l.subtotal, l.total])).toEqual([
    ['Agua mineral', 3, 120_000, 360_000, 350_000],
    ['Alquiler de paleta', 1, 300_000, 300_000, 300_000],
  ]);
  expect(await day.stockOf(water.id)).toBe(7);
  expect((await movementsOf(water.id))[0]).toMatchObject({
    type: 'sale',
    quantity: -3,
    stock_after: 7,
    order_id: data.id,
  });
});

test('a sale of more than the stock sells nothing', async () => {
  const [some, few] = [await day.item(10), await day.item(1)];
  const answer = await day.sell({
    lines: [
      { item_id: some.id, quantity: 2 },
      { item_id: few.id, quantity: 2 },
    ],
    payments: [{ method: 'cash', amount: 1 }],
  });
  expect(answer).toMatchObject({
    status: 409,
    error: { error: 'insufficient_stock', params: { item_id: few.id, name: few.name, stock: 1, wanted: 2 } },
  });
  expect([await day.stockOf(some.id), await day.stockOf(few.id)]).toEqual([10, 1]);
});

test('a pending order shows its booking and can be put on it', async () => {
  const item = await day.item(4, { price: 1000 });
  const court = await day.club.court();
  const booking = await day.club.booked(court.id, at(15));
  const { data } = await day.sell({ booking_id: booking.id, lines: [{ item_id: item.id, quantity: 3 }] });
  expect(data.booking).toEqual({ court_name: court.name, start: booking.start, end: booking.end });
  const put = (orderId: string, version: number, quantity: number, token = day.token) => {
    const body = { booking_id: booking.id, lines: [{ item_id: item.id, quantity }], reason: 'Al turno', version };
    return api.client.call(orderEndpoints.putOnBooking, { params: { ...day.params, orderId }, body }, token);
  };
  const seller = await day.club.staff('buffet');
  expect(await put(data.id, data.version, 4, seller.token)).toMatchObject({ status: 403 });
  expect(await put(data.id, data.version + 1, 4)).toMatchObject({ status: 412 });
  expect(await put(data.id, data.version, 5)).toMatchObject({ error: { error: 'insufficient_stock' } });
  expect(await day.stockOf(item.id)).toBe(1);
  const { data: gone } = await put(data.id, data.version, 4);
  expect(gone).toMatchObject({ state: 'cancelled', close_reason: 'Al turno' });
  expect(await day.stockOf(item.id)).toBe(0);
  const params = { ...day.params, bookingId: booking.id };
  const { data: consumed } = await api.client.call(consumptionEndpoints.ofBooking, { params }, day.token);
  expect(consumed.items).toMatchObject([{ item_id: item.id, quantity: 4, unit_price: 1000, status: 'pending' }]);

  const { data: begun } = await day.sell({
    lines: [{ name: 'Varios', quantity: 1, unit_price: 50 }],
    payments: [{ method: 'qr', amount: 10 }],
  });
  expect(await put(begun.id, begun.version, 1)).toMatchObject({ error: { error: 'order_has_payments' } });
});

test('an order names no cancelled booking, but keeps one that is cancelled afterwards', async () => {
  const item = await day.item(9, { price: 1000 });
  const court = await day.club.court();
  const [gone, kept] = [await day.club.booked(court.id, at(9)), await day.club.booked(court.id, at(11))];
  const cancel = async ({ id: bookingId, version }: Booking) => {
    const input = { params: { ...day.params, bookingId }, body: { version } };
    expect((await api.client.call(bookingEndpoints.cancel, input, day.token)).status).toBe(200);
  };
  await cancel(gone);
  const refusal = { status: 409, error: { error: 'booking_cancelled' } };
  const lines = [{ item_id: item.id, quantity: 2 }];
  const payments = [{ method: 'qr' as const, amount: 2000 }];
  expect(await day.sell({ booking_id: gone.id, lines, payments })).toMatchObject(refusal);
  expect(await day.consume(gone.id, ...lines)).toMatchObject(refusal);
  expect(await day.sell({ booking_id: randomUUID(), lines })).toMatchObject({ status: 404 });
  expect(await day.stockOf(item.id)).toBe(9);

  const id = randomUUID();
  const { data: order } = await day.sell({ id, booking_id: kept.id, lines });
  const change = { version: order.version, note: 'Sin hielo' };
  expect(await day.settle(order.id, { payments, change: { ...change, booking_id: gone.id } })).toMatchObject(refusal);
  await cancel(kept);
  // a till that lost the answer asks again
  expect((await day.sell({ id, booking_id: kept.id, lines })).data).toMatchObject({ id, state: 'pending' });
  const { data: paid } = await day.settle(order.id, { payments, change });
  expect(paid).toMatchObject({ state: 'paid', booking_id: kept.id, note: 'Sin hielo' });
});

test('two calls with one id create one order', async () => {
  const item = await day.item(5);
  const id = randomUUID();
  const lines = [{ item_id: item.id, quantity: 2 }];
  const first = await day.sell({ id, lines });
  const again = await day.sell({ id, lines });
  expect([first.status, again.status, again.data.number]).toEqual([201, 201, first.data.number]);
  expect(await day.stockOf(item.id)).toBe(3);
});

test('another sale under the id of an order is refused, and neither takes stock nor money', async () => {
  const item = await day.item(9);
  const id = randomUUID();
  const lines = [{ item_id: item.id, quantity: 2 }];
  expect((await day.sell({ id, lines })).status).toBe(201);
  for (const other of [
    { lines: [{ item_id: item.id, quantity: 3 }] },
    { lines, customer_name: 'Otra mesa' },
    { lines, payments: [{ method: 'cash' as const, amount: 10 }] },
  ]) {
    expect(await day.sell({ id, ...other })).toMatchObject({ status: 409, error: { error: 'order_id_taken' } });
  }
  expect(await day.stockOf(item.id)).toBe(7);
});

test('a retried change is made once', async () => {
  const item = await day.item(9);
  const { data } = await day.sell({ lines: [{ item_id: item.id, quantity: 1 }] });
  const params = { ...day.params, orderId: data.id };
  const body = { version: data.version, lines: [{ item_id: item.id, quantity: 3 }] };
  const key = { 'idempotency-key': randomUUID() };
  const change = (headers = {}) => api.client.call(orderEndpoints.change, { params, body }, day.token, headers);
  const first = await change(key);
  expect((await change(key)).data).toEqual(first.data);
  expect(await change()).toMatchObject({ status: 412, error: { error: 'stale_version' } });
  expect(await day.stockOf(item.id)).toBe(6);
});

test('a pending order can be changed after its items left the catalogue', async () => {
  const item = await day.item(6, { price: 1000 });
  const { data } = await day.sell({ lines: [{ item_id: item.id, quantity: 2 }] });
  const params = { ...day.params, itemId: item.id };
  await api.client.call(itemEndpoints.change, { params, body: { active: false, version: item.version } }, day.token);
  const lines = [{ item_id: item.id, quantity: 1, unit_price: 1000 }];
  expect(await day.sell({ lines })).toMatchObject({ error: { error: 'item_unavailable' } });
  const change = { version: data.version, lines };
  const payments = [{ method: 'qr' as const, amount: 1000 }];
  expect((await day.settle(data.id, { payments, change })).data).toMatchObject({ state: 'paid', total: 1000 });
  expect(await day.stockOf(item.id)).toBe(5);
});

test('discounts above the price, unknown items and users of other clubs are refused', async () => {
  const item = await day.item(5, { price: 1000 });
  expect(await day.sell({ lines: [{ item_id: item.id, quantity: 1 }], discount: 1001 })).toMatchObject({
    status: 422,
    error: { error: 'discount_exceeds_price', params: { subtotal: 1000 } },
  });
  expect(await day.sell({ lines: [{ item_id: randomUUID(), quantity: 1 }] })).toMatchObject({
    status: 422,
    error: { error: 'item_unavailable' },
  });
  const stranger = await (await TestClub.open(api.client)).player();
  expect((await day.sell({ lines: [{ item_id: item.id, quantity: 1 }], player_id: stranger.id })).status).toBe(404);
  expect(await day.stockOf(item.id)).toBe(5);
});

test('a change moves only the difference of the stock', async () => {
  const item = await day.item(4);
  const lines = (quantity: number) => [{ item_id: item.id, quantity }];
  const { data } = await day.sell({ lines: lines(3) });
  const change = (quantity: number, version: number) =>
    api.client.call(
      orderEndpoints.change,
      { params: { ...day.params, orderId: data.id }, body: { version, lines: lines(quantity) } },
      day.token,
    );
  expect((await change(4, 1)).status).toBe(200);
  expect(await change(5, 2)).toMatchObject({
    status: 409,
    error: { error: 'insufficient_stock', params: { wanted: 1 } },
  });
  expect((await movementsOf(item.id)).slice(0, 2).map((m) => [m.type, m.quantity, m.order_number])).toEqual([
    ['sale', -1, data.number],
    ['sale', -3, data.number],
  ]);
});

test('a list without dates is of the current month, a search of a year, and what is pending is always there', async () => {
  const lines = [{ name: 'Varios', quantity: 1, unit_price: 10 }];
  const { data: old } = await day.sell({ customer_name: 'Antigua Zzz', lines });
  const age = (days: number) =>
    api.services.db.platform((tx) =>
      tx.query(sql`update orders set created_at = now() - make_interval(days => ${days}::int) where id = ${old.id}`),
    );
  const ids = async (query: Record<string, string>) =>
    (await api.client.call(orderEndpoints.list, { params: day.params, query }, day.token)).data.items.map(
      ({ id }) => id,
    );
  await age(60);
  expect(await ids({})).not.toContain(old.id);
  expect(await ids({ q: 'zzz' })).toEqual([old.id]);
  expect(await ids({ state: 'pending' })).toContain(old.id);
  await age(400);
  expect(await ids({ q: 'zzz' })).toEqual([]);
  expect(await ids({ state: 'pending' })).toContain(old.id);
});

test('orders are found by state and customer, newest first', async () => {
  const lines = [{ name: 'Varios', quantity: 1, unit_price: 10 }];
  const { data } = await day.sell({ customer_name: 'Señora Ñandú', lines });
  const list = (query: Record<string, string>) =>
    api.client.call(orderEndpoints.list, { params: day.params, query }, day.token);
  expect((await list({ q: 'nandu', state: 'pending' })).data.items.map((o) => o.id)).toEqual([data.id]);
  expect((await list({ q: 'nandu', state: 'paid' })).data.items).toEqual([]);
  expect((await list({ q: `#${data.number}` })).data.items[0]?.id).toBe(data.id);
  const player = await day.club.player();
  await day.sell({ player_id: player.id, lines });
  await day.cancel((await day.sell({ player_id: player.id, lines })).data.id);
  const { data: theirs } = await list({ player_id: player.id });
  expect(theirs.items.map((o) => o.state)).toEqual(['cancelled', 'pending']);
  expect(theirs.totals).toEqual({ count: 1, total: 10, paid: 0, open: 10 });
  expect(theirs.items[0]?.created_by_name).toMatch(/\w/);
});

describe('the database', () => {
  const failure = (statement: (orderId: string) => ReturnType<typeof sql>) => async () => {
    const { data } = await day.sell({ lines: [{ name: 'Agua', quantity: 2, unit_price: 500 }], payments: [] });
    return api.services.db
      .tenant(day.club.clubId, (tx) => tx.query(statement(data.id)))
      .then(
        () => 'done',
        (error) => sqlState(error)?.constraint ?? sqlState(error)?.code,
      );
  };

  test.each([
    ['another subtotal', (id: string) => sql`update orders set subtotal = 999 where id = ${id}`],
    ['no lines', (id: string) => sql`delete from order_lines where order_id = ${id}`],
    [
      'one line more',
      (id: string) => sql`insert into order_lines (club_id, order_id, seq, name, quantity, unit_price)
        select club_id, id, 7, 'Hielo', 1, 1 from orders where id = ${id}`,
    ],
  ])('refuses an order with %s at the end of the transaction', async (_name, statement) => {
    expect(await failure(statement)()).toBe('orders_subtotal_of_lines');
  });

  test.each([
    (id: string) => sql`delete from orders where id = ${id}`,
    (id: string) => sql`update orders set created_at = now() where id = ${id}`,
    (id: string) => sql`update order_lines set unit_price = 1 where order_id = ${id}`,
    (id: string) => sql`update clubs set owner_id = owner_id where ${id} = ${id}`,
  ])('lets nobody rewrite what was sold, nor a club take another owner: %s', async (statement) => {
    expect(await failure(statement)()).toBe('42501');
  });
});
