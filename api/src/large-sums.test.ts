import { MAX_PART, MAX_UNIT_PRICE, MAX_WORTH } from '@canchero/shared-contracts/order';
import type { HTTPMethods } from 'fastify';
import { DateTime } from 'luxon';
import { type Booted, boot } from './testing/boot';
import { at, DAY, TestClub } from './testing/test-club';

/** Most that a person types as an amount, in centavos. */
const TYPED = 100_000_000_000;
/** Most that a price of a line may be. */
const PRICE = MAX_UNIT_PRICE;

let api: Booted;
let club: TestClub;
let courtId: string;
let playerId: string;
beforeAll(async () => {
  api = await boot();
  club = await TestClub.open(api.client);
  courtId = (await club.court({ base_price: TYPED })).id;
  playerId = (await club.player()).id;
});
afterAll(() => api.close());

async function call(method: HTTPMethods, path: string, body?: object) {
  const response = await api.app.inject({
    method,
    url: `/api/club/clubs/${club.clubId}${path}`,
    headers: { authorization: `Bearer ${club.owner.token}` },
    ...(body && { payload: body }),
  });
  const json = String(response.headers['content-type']).includes('json') ? response.json() : {};
  return { status: response.statusCode, error: json.error, data: json.data, params: json.params };
}

/** Answers what a read answers, which has to be there. */
async function read(path: string) {
  const { status, data } = await call('GET', path);
  expect([path, status]).toEqual([path, 200]);
  return data;
}

const tooMuch = (path: string, max = MAX_WORTH) => ({
  status: 422,
  error: 'comes_to_too_much',
  params: { max, path },
});
const today = () => DateTime.now().setZone('America/Argentina/Buenos_Aires').toISODate();

test('orders whose sums nobody could have typed are sold, listed and refunded', async () => {
  const line = { name: 'EAN', quantity: 13, unit_price: 7_790_036_400 };
  const order = await call('POST', '/orders', { lines: [line], player_id: playerId });
  expect(order).toMatchObject({ status: 201, data: { total: 101_270_473_200 } });
  const most = { name: 'Todo', quantity: 1000, unit_price: PRICE };
  const paid = Array.from({ length: 10 }, () => ({ method: 'cash', amount: PRICE }));
  expect(await call('POST', '/orders', { lines: [most], payments: paid })).toMatchObject({
    status: 201,
    data: { total: MAX_WORTH, paid: 10 * PRICE },
  });
  const { items, totals } = await read('/orders');
  expect(items).toHaveLength(2);
  expect(totals).toMatchObject({ total: MAX_WORTH + order.data.total });
  expect(await read(`/orders/${order.data.id}`)).toMatchObject({ total: order.data.total });
  expect(await read(`/players/${playerId}/debts`)).toMatchObject({ owed: order.data.total });
  expect(await read('/players?filter=owing')).toMatchObject({ owed: order.data.total });
  expect(await read('/players/suggestions')).toMatchObject([{ owed: order.data.total }]);
});

test('a line or a sale above the limit is refused before anything is written', async () => {
  const before = await read('/orders');
  const line = { name: 'EAN', quantity: 1001, unit_price: PRICE };
  expect(await call('POST', '/orders', { lines: [line] })).toMatchObject(tooMuch('lines.0.quantity'));
  const halves = [1, 2].map(() => ({ ...line, quantity: 501 }));
  expect(await call('POST', '/orders', { lines: halves })).toMatchObject(tooMuch('lines'));
  expect(await read('/orders')).toEqual(before);
  const dear = await call('POST', '/items', { name: 'Caro', price: TYPED });
  const known = { item_id: dear.data.id, quantity: 101 };
  expect(await call('POST', '/orders', { lines: [known] })).toMatchObject(tooMuch('lines.0.quantity'));
  const order = before.items[0];
  const change = { version: order.version, lines: [line] };
  expect(await call('PUT', `/orders/${order.id}`, change)).toMatchObject(tooMuch('lines.0.quantity'));
});

test('consumptions follow the same limit, and are paid whatever they come to', async () => {
  const booking = await club.booked(courtId, at(10), { player_ids: [playerId] });
  const path = `/bookings/${booking.id}/consumptions`;
  const line = { name: 'EAN', quantity: 1000, unit_price: PRICE, player_id: playerId };
  const added = await call('POST', path, { lines: [line, line] });
  expect(added).toMatchObject({ status: 201, data: { totals: { total: 2 * MAX_WORTH } } });
  expect(await call('POST', path, { lines: [{ ...line, quantity: 1001 }] })).toMatchObject(tooMuch('lines.0.quantity'));
  const [first, second] = added.data.items;
  const more = { quantity: 1001, version: first.version };
  expect(await call('PUT', `${path}/${first.id}`, more)).toMatchObject(tooMuch('quantity'));
  const charge = { method: 'transfer', ids: [first.id, second.id] };
  expect((await call('POST', '/consumptions/pay', charge)).status).toBe(200);
  expect(await read('/consumptions')).toMatchObject({ totals: { paid: 2 * MAX_WORTH } });
  expect(await read(path)).toMatchObject({ totals: { paid: 2 * MAX_WORTH } });
  expect(await read('/payments')).toMatchObject({ totals: { by_method: { transfer: 2 * MAX_WORTH } } });
  expect(await read(`/players/${playerId}/personal-data`)).toMatchObject({ consumptions: [{ total: MAX_WORTH }, {}] });
});

test('a booking at a price that its tariff makes, its payments and its searches', async () => {
  const booking = await club.booked(courtId, at(12), { duration: 180, player_ids: [playerId] });
  expect(booking.price).toBe(3 * TYPED);
  const quote = `/quote?court_id=${courtId}&start=${at(16)}&duration=120`;
  expect(await read(quote)).toMatchObject({ price: 2 * TYPED });
  for (const _ of [1, 2]) {
    const payment = { method: 'cash', amount: TYPED, player_id: playerId };
    expect((await call('POST', `/bookings/${booking.id}/payments`, payment)).status).toBe(201);
  }
  expect(await read(`/bookings/${booking.id}/payments`)).toMatchObject({
    booking: { paid: 2 * TYPED },
    remaining: TYPED,
  });
  expect(await read(`/bookings/${booking.id}`)).toMatchObject({ price: 3 * TYPED });
  expect(await read(`/bookings?from=${at(0)}&to=${at(23)}`)).toHaveLength(2);
  expect(await read(`/bookings/search?from=${DAY}&to=${DAY}`)).toMatchObject({ totals: { price: 4 * TYPED } });
  expect(await read(`/free-slots?from=${DAY}&days=1&duration=120`)).toEqual(
    expect.arrayContaining([expect.objectContaining({ courts: [{ court_id: courtId, price: 2 * TYPED }] })]),
  );
  expect(await read(`/players/${playerId}/bookings`)).toMatchObject({ items: [{ paid: 2 * TYPED }, {}] });
  expect((await read(`/bookings/${booking.id}/history`)).length).toBeGreaterThan(0);
  const { version } = await read(`/bookings/${booking.id}`);
  const refund = { destination: 'credit', kept: 2 * TYPED - 1, player_id: playerId };
  const cancelled = await call('POST', `/bookings/${booking.id}/cancel`, { reason: 'x', version, refund });
  expect(cancelled).toMatchObject({ status: 200, data: { paid: 2 * TYPED - 1 } });
});

test('the credit of a player grows above what is typed at once', async () => {
  for (const _ of [1, 2]) {
    const deposit = { kind: 'deposit', amount: TYPED, method: 'transfer' };
    expect((await call('POST', `/players/${playerId}/ledger`, deposit)).status).toBe(201);
  }
  const credit = 2 * TYPED + 1;
  expect(await read('/players')).toMatchObject({ items: [{ credit }] });
  expect(await read(`/players/${playerId}`)).toMatchObject({ player: { credit } });
  expect(await read(`/players/${playerId}/ledger`)).toMatchObject({ credit });
});

test('the stock is worth any sum of items, of which each has a limit', async () => {
  const made = async (name: string) =>
    (await call('POST', '/items', { name, price: 100, cost: TYPED, track_stock: true })).data;
  const [one, other] = [await made('Uno'), await made('Otro')];
  const move = (item_id: string, quantity: number, unit_cost?: number) =>
    call('POST', '/stock/movements', { movements: [{ item_id, type: 'purchase', quantity, unit_cost }] });
  expect(await move(one.id, 101, TYPED)).toMatchObject(tooMuch('movements.0.unit_cost'));
  expect(await move(one.id, 101)).toMatchObject(tooMuch('movements'));
  expect((await move(one.id, 100, TYPED)).status).toBe(201);
  expect((await move(other.id, 100)).status).toBe(201);
  expect(await read('/stock')).toMatchObject({ value: 2 * MAX_WORTH });
  const cheap = await call('PUT', `/items/${one.id}`, { cost: 1, version: one.version });
  expect(cheap.status).toBe(200);
  expect((await move(one.id, 1)).status).toBe(201);
  const dear = { cost: TYPED, version: cheap.data.version };
  expect(await call('PUT', `/items/${one.id}`, dear)).toMatchObject(tooMuch('cost'));
  const file = { content: 'Nombre,Precio,Costo,Stock\nNuevo,1,1000000000,101\n', dry_run: false, on_problem: 'fail' };
  expect(await call('POST', '/items/import', file)).toMatchObject(tooMuch('content'));
  expect(await read('/stock')).toMatchObject({ value: MAX_WORTH + 101 });
});

test('a cash session counts what passed through it', async () => {
  const opened = await call('POST', '/cash-sessions', { opening_amount: TYPED });
  const { session } = { session: opened.data.session ?? opened.data };
  const lines = [{ name: 'Todo', quantity: 100, unit_price: PRICE }];
  const parts = Array.from({ length: 10 }, () => ({ method: 'cash', amount: PRICE }));
  for (const _ of [1, 2]) expect((await call('POST', '/orders', { lines, payments: parts })).status).toBe(201);
  await read('/cash-sessions/current');
  const closed = await call('POST', `/cash-sessions/${session.id}/close`, { counted: { cash: TYPED } });
  expect(closed.status).toBe(200);
  expect(await read(`/cash-sessions/${session.id}`)).toMatchObject({
    session: { expected: { cash: TYPED + 20 * PRICE } },
    sources: expect.arrayContaining([expect.objectContaining({ received: 20 * PRICE })]),
  });
  await read('/cash-sessions');
});

test('a price above that of a piece is refused with its limit and its field', async () => {
  const dear = [
    { name: 'Agua', quantity: 1, unit_price: 1 },
    { name: 'Todo', quantity: 1, unit_price: PRICE + 1 },
  ];
  const refused = tooMuch('lines.1.unit_price', PRICE);
  expect(await call('POST', '/orders', { lines: dear })).toMatchObject(refused);
  const { data: order } = await call('POST', '/orders', { lines: dear.slice(0, 1) });
  expect(await call('PUT', `/orders/${order.id}`, { version: order.version, lines: dear })).toMatchObject(refused);
  const booking = await club.booked(courtId, at(8));
  const path = `/bookings/${booking.id}/consumptions`;
  expect(await call('POST', path, { lines: dear })).toMatchObject(refused);
  const [made] = (await call('POST', path, { lines: dear.slice(0, 1) })).data.items;
  const change = { unit_price: PRICE + 1, version: made.version };
  expect(await call('PUT', `${path}/${made.id}`, change)).toMatchObject(tooMuch('unit_price', PRICE));
  expect((await call('PUT', `${path}/${made.id}`, { ...change, unit_price: PRICE })).status).toBe(200);
});

test('a payment above that of one part is refused with its limit and its field, and splits', async () => {
  const refused = (n: number) => ({
    status: 422,
    error: 'part_too_large',
    params: { max: MAX_PART, path: `payments.${n}.amount` },
  });
  const lines = [{ name: 'Todo', quantity: 1000, unit_price: PRICE }];
  const part = { method: 'transfer', amount: MAX_PART };
  const payments = [part, { ...part, amount: MAX_PART + 1 }];
  expect(await call('POST', '/orders', { lines, payments })).toMatchObject(refused(1));
  const { data: order } = await call('POST', '/orders', { lines });
  const whole = [{ ...part, amount: order.total }];
  expect(await call('POST', `/orders/${order.id}/pay`, { payments: whole })).toMatchObject(refused(0));
  const parts = { payments: [part, part] };
  expect(await call('POST', `/orders/${order.id}/pay`, parts)).toMatchObject({ data: { paid: 2 * MAX_PART } });
});

test('every figure, file and list of reports answers', async () => {
  const span = `from=${DAY}&to=${DAY}`;
  for (const path of [
    `/dashboard?date=${today()}`,
    `/dashboard?date=${DAY}`,
    `/daily-summary?date=${today()}`,
    `/daily-summary?date=${DAY}`,
    `/events-summary?${span}`,
    `/events-summary/bookings?${span}`,
    `/reports/daily-summary.csv?date=${DAY}&language=es`,
    `/reports/events-summary.pdf?${span}&language=es`,
    `/reports/payments.csv?from=${today()}&to=${today()}&language=es`,
    `/consumptions/export?language=es`,
    `/bookings/export?${span}&language=es`,
    '/players/export?language=es',
    '/audit',
    '/stock/movements',
    '/search?q=Todo',
  ])
    await read(path);
});
