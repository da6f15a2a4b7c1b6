import { randomUUID } from 'node:crypto';
import { orderEndpoints } from '@canchero/shared-contracts/order';
import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../testing/boot';
import { TestBuffet } from '../../testing/test-buffet';
import { TestClub } from '../../testing/test-club';

let api: Booted;
let day: TestBuffet;
beforeAll(async () => {
  api = await boot();
  day = new TestBuffet(await TestClub.open(api.client));
});
afterAll(() => api.close());

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

test('a refund lists its pieces in the order in which they were sold', async () => {
  const lines = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => ({ name, quantity: 2, unit_price: 100 }));
  const { data: order } = await day.sell({ lines, payments: [{ method: 'qr', amount: 1200 }] });
  const body = { reason: 'Frío', lines: order.lines.map(({ id }) => ({ line_id: id, quantity: 1 })).reverse() };
  const { data } = await api.client.call(
    orderEndpoints.refund,
    { params: { ...day.params, orderId: order.id }, body },
    day.token,
  );
  expect(data.refunds[0]?.lines.map((line) => line.line_id)).toEqual(order.lines.map(({ id }) => id));
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
