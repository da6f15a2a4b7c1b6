import { randomUUID } from 'node:crypto';
import { type Booking, bookingEndpoints } from '@canchero/shared-contracts/booking';
import { consumptionEndpoints } from '@canchero/shared-contracts/consumption';
import { itemEndpoints } from '@canchero/shared-contracts/item';
import { orderEndpoints } from '@canchero/shared-contracts/order';
import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import { stockEndpoints } from '@canchero/shared-contracts/stock';
import sql from 'sql-template-tag';
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

test('a pending order is changed, and paid in parts up to what is open', async () => {
  const [a, b] = [await day.item(5, { price: 1000 }), await day.item(5, { price: 500 })];
  const { data } = await day.sell({ lines: [{ item_id: a.id, quantity: 2 }] });
  const changed = await api.client.call(
    orderEndpoints.change,
    {
      params: { ...day.params, orderId: data.id },
      body: { version: data.version, discount: 100, lines: [{ item_id: b.id, quantity: 4 }] },
    },
    day.token,
  );
  expect(changed.data).toMatchObject({ state: 'pending', total: 1900 });
  expect([await day.stockOf(a.id), await day.stockOf(b.id)]).toEqual([5, 1]);
  expect((await day.pay(data.id, { method: 'qr', amount: 900 })).data).toMatchObject({ state: 'pending', paid: 900 });
  expect(await day.pay(data.id, { method: 'cash', amount: 1001 })).toMatchObject({
    status: 422,
    error: { error: 'amount_exceeds_remaining', params: { remaining: 1000 } },
  });
  expect(await day.cancel(data.id)).toMatchObject({ error: { error: 'order_has_payments', params: { paid: 900 } } });
  const again = (lines: { item_id: string; quantity: number }[], version: number) =>
    api.client.call(
      orderEndpoints.change,
      { params: { ...day.params, orderId: data.id }, body: { version, lines } },
      day.token,
    );
  expect(await again([{ item_id: b.id, quantity: 1 }], 3)).toMatchObject({
    status: 409,
    error: { error: 'order_has_payments', params: { paid: 900 } },
  });
  expect(await again([{ item_id: b.id, quantity: 4 }], 2)).toMatchObject({ status: 412 });
  expect((await day.pay(data.id, { method: 'cash', amount: 1000 })).data.state).toBe('paid');
  expect(await day.pay(data.id, { method: 'cash', amount: 1 })).toMatchObject({ error: { error: 'order_closed' } });
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

test('a resumed order is changed and paid together, or neither', async () => {
  const [beer, nuts] = [await day.item(6, { price: 1000 }), await day.item(2, { price: 500 })];
  const { data } = await day.sell({ lines: [{ item_id: beer.id, quantity: 2 }], note: 'Mesa 4' });
  const change = (quantity: number) => ({
    version: data.version,
    discount: 200,
    lines: [
      { item_id: beer.id, quantity: 3 },
      { item_id: nuts.id, quantity },
    ],
  });
  const cash = (amount: number) => [{ method: 'qr' as const, amount }];
  expect(await day.settle(data.id, { payments: cash(4300), change: change(3) })).toMatchObject({
    status: 409,
    error: { error: 'insufficient_stock', params: { item_id: nuts.id } },
  });
  expect(await day.settle(data.id, { payments: cash(3301), change: change(1) })).toMatchObject({ status: 422 });
  expect([await day.stockOf(beer.id), await day.stockOf(nuts.id)]).toEqual([4, 2]);
  const key = randomUUID();
  const sell = () => day.settle(data.id, { payments: cash(3300), change: change(1) }, { 'idempotency-key': key });
  expect((await sell()).data).toMatchObject({ state: 'paid', total: 3300, paid: 3300, note: 'Mesa 4' });
  expect((await sell()).data.payments).toHaveLength(1);
  expect([await day.stockOf(beer.id), await day.stockOf(nuts.id)]).toEqual([3, 1]);
  expect(await day.settle(data.id, { payments: cash(1), change: change(1) })).toMatchObject({
    status: 409,
    error: { error: 'order_closed', params: { state: 'paid' } },
  });
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

test('cancelling restocks; refunding restocks and refunds the payments, once', async () => {
  const item = await day.item(5, { price: 1000 });
  const lines = [{ item_id: item.id, quantity: 2 }];
  const open = (await day.sell({ lines })).data;
  expect((await day.cancel(open.id)).data).toMatchObject({ state: 'cancelled', close_reason: 'No lo quiso' });
  expect(await day.stockOf(item.id)).toBe(5);
  const paid = (await day.sell({ lines, payments: [{ method: 'cash', amount: 2000 }] })).data;
  const refunded = await day.refund(paid.id, 'Vencido', false);
  expect(refunded.data).toMatchObject({ state: 'refunded', paid: 0, payments: [{ amount: 2000, refunded: 2000 }] });
  expect(await day.stockOf(item.id)).toBe(3);
  expect(await day.refund(paid.id)).toMatchObject({ status: 409, error: { error: 'order_closed' } });
});

test('a partial refund has its part of the price, restocks by choice and never exceeds what was sold', async () => {
  const [tea, bread] = [await day.item(9, { price: 1000 }), await day.item(9, { price: 300 })];
  const lines = [
    { item_id: tea.id, quantity: 3, discount: 300 },
    { item_id: bread.id, quantity: 1 },
  ];
  const open = (await day.sell({ lines })).data;
  const one = (order: typeof open, line: number, quantity = 1) => [{ line_id: order.lines[line]?.id ?? '', quantity }];
  expect(await day.refund(open.id, 'Frío', true, one(open, 0))).toMatchObject({
    status: 409,
    error: { error: 'order_not_paid', params: { open: 3000 } },
  });
  const payments = [
    { method: 'qr' as const, amount: 1000 },
    { method: 'transfer' as const, amount: 1700 },
  ];
  const { data } = await day.sell({ lines, discount: 300, payments });
  const part = await day.refund(data.id, 'Frío', true, one(data, 0, 2));
  expect(part.data).toMatchObject({
    state: 'paid',
    total: 2700,
    refunded: 1620,
    paid: 1080,
    refunds: [{ amount: 1620, reason: 'Frío', restocked: true, lines: one(data, 0, 2) }],
    payments: [{ refunded: 1000 }, { refunded: 620 }],
  });
  expect(part.data.lines.map(({ refunded }) => refunded)).toEqual([2, 0]);
  expect(await day.stockOf(tea.id)).toBe(9 - 3 - 3 + 2);
  expect(await day.refund(data.id, 'Otra', true, one(data, 0, 2))).toMatchObject({
    status: 409,
    error: { error: 'refund_exceeds_sold', params: { name: tea.name, left: 1 } },
  });
  expect(await day.refund(data.id, 'Otra', true, one(open, 0))).toMatchObject({ status: 404 });
  await expect(
    api.services.db.tenant(day.club.clubId, (tx) =>
      tx.query(sql`update order_lines set refunded = 4 where id = ${data.lines[0]?.id}`),
    ),
  ).rejects.toThrow('changed by triggers alone');
  // what was kept of the goods the first time stays out of the stock when the rest comes back
  await day.refund(data.id, 'Quemado', false, one(data, 1));
  const rest = (await day.refund(data.id)).data;
  expect(rest).toMatchObject({ state: 'refunded', refunded: 2700, paid: 0, close_reason: 'Devuelto' });
  expect(rest.refunds.map(({ amount }) => amount)).toEqual([1620, 270, 810]);
  expect([await day.stockOf(tea.id), await day.stockOf(bread.id)]).toEqual([6, 7]);
});

test('lines of a partly refunded order cannot be changed, and refunded amounts are not owed', async () => {
  const player = await day.club.player();
  const lines = [{ name: 'Varios', quantity: 2, unit_price: 1000 }];
  const { data } = await day.sell({ lines, player_id: player.id, payments: [{ method: 'qr', amount: 2000 }] });
  const part = (await day.refund(data.id, 'Roto', false, [{ line_id: data.lines[0]?.id ?? '', quantity: 1 }])).data;
  const params = { ...day.params, paymentId: part.payments[0]?.id ?? '' };
  await api.client.call(paymentEndpoints.refund, { params, body: { amount: 1000, reason: 'Error' } }, day.token);
  const { data: open } = await api.client.call(
    orderEndpoints.get,
    { params: { ...day.params, orderId: data.id } },
    day.token,
  );
  expect(open).toMatchObject({ state: 'pending', paid: 0, refunded: 1000 });
  const change = (body: object) =>
    api.client.call(
      orderEndpoints.change,
      { params: { ...day.params, orderId: data.id }, body: { version: open.version, ...body } },
      day.token,
    );
  expect(await change({ lines })).toMatchObject({ status: 409, error: { error: 'order_has_refunds' } });
  const detail = await api.client.call(
    playerEndpoints.get,
    { params: { ...day.params, playerId: player.id } },
    day.token,
  );
  expect(detail.data.owed).toBe(1000);
  expect(await day.pay(data.id, { method: 'qr', amount: 1001 })).toMatchObject({ status: 422 });
  expect((await day.pay(data.id, { method: 'qr', amount: 1000 })).data.state).toBe('paid');
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

test('a changed payment reopens and publishes its order', async () => {
  const lines = [{ name: 'Varios', quantity: 1, unit_price: 1000 }];
  const { data } = await day.sell({ lines, payments: [{ method: 'qr', amount: 1000 }] });
  const params = { ...day.params, paymentId: data.payments[0]?.id ?? '' };
  await api.client.call(paymentEndpoints.remove, { params, body: { reason: 'Error' } }, day.token);
  const [event] = await api.services.db.tenant(day.club.clubId, (tx) =>
    tx.query<{ name: string; payload: { order: { id: string; state: string; paid: number } } }>(
      sql`select name, payload from outbox where name = 'order.changed' order by id desc limit 1`,
    ),
  );
  expect(event?.payload.order).toMatchObject({ id: data.id, state: 'pending', paid: 0 });
});

test("a player's credit pays their order at the till", async () => {
  const player = await day.club.player();
  const lines = [{ name: 'Varios', quantity: 1, unit_price: 1000 }];
  const payments = [{ method: 'player_credit' as const, amount: 1000 }];
  expect(await day.sell({ lines, payments })).toMatchObject({ status: 422, error: { error: 'credit_needs_player' } });
  const sell = () => day.sell({ lines, player_id: player.id, payments });
  expect(await sell()).toMatchObject({ status: 422, error: { error: 'insufficient_credit' } });
  await api.client.call(
    playerEndpoints.addLedgerEntry,
    { params: { ...day.params, playerId: player.id }, body: { kind: 'deposit', amount: 1500, method: 'qr' } },
    day.token,
  );
  const { data } = await sell();
  expect(data).toMatchObject({ state: 'paid', player_name: player.first_name });
  await day.refund(data.id);
  const { data: ledger } = await api.client.call(
    playerEndpoints.ledger,
    { params: { ...day.params, playerId: player.id } },
    day.token,
  );
  expect(ledger.credit).toBe(1500);
});

test('a list without dates is of the current month, a search of a year, and what is pending is always there', async () => {
  const lines = [{ name: 'Varios', quantity: 1, unit_price: 10 }];
  const { data: old } = await day.sell({ customer_name: 'Antigua Zzz', lines });
  const age = (days: number) =>
    api.services.db.tenant(day.club.clubId, (tx) =>
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
