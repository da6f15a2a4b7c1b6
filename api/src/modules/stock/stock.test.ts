import { stockEndpoints } from '@canchero/shared-contracts/stock';
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

test('purchases, waste, adjustments and counts move the stock and keep the level after each', async () => {
  const { id } = await day.item();
  const { data } = await day.move(
    { item_id: id, type: 'purchase', quantity: 12, unit_cost: 5000, note: 'Remito 18' },
    { item_id: id, type: 'waste', quantity: 2 },
    { item_id: id, type: 'adjust', quantity: -1 },
    { item_id: id, type: 'count', quantity: 11 },
  );
  expect(data.map((m) => [m.type, m.quantity, m.stock_after])).toEqual([
    ['purchase', 12, 12],
    ['waste', -2, 10],
    ['adjust', -1, 9],
    ['count', 2, 11],
  ]);
  const stock = await api.client.call(stockEndpoints.list, { params: day.params }, day.token);
  expect(stock.data.lines.find((l) => l.item_id === id)).toMatchObject({ stock: 11, cost: 5000, value: 55_000 });
});

test('the stock never goes below zero, and several movements are made together or not at all', async () => {
  const [a, b] = [await day.item(1), await day.item(1)];
  const answer = await day.move(
    { item_id: a.id, type: 'count', quantity: 7 },
    { item_id: b.id, type: 'waste', quantity: 2 },
  );
  expect(answer).toMatchObject({ status: 409, error: { error: 'insufficient_stock', params: { item_id: b.id } } });
  expect(await day.stockOf(a.id)).toBe(1);
  await expect(
    api.services.db.tenant(day.club.clubId, (tx) => tx.query(sql`update items set stock = -1 where id = ${a.id}`)),
  ).rejects.toThrow('changed by triggers alone');
});

test('a sale during a count stays counted', async () => {
  const { id } = await day.item(12);
  await day.sell({ lines: [{ item_id: id, quantity: 1 }] });
  const { data } = await day.move({ item_id: id, type: 'count', quantity: 10, known: 12 });
  expect(data).toMatchObject([{ type: 'count', quantity: -2, stock_after: 9 }]);
  expect(await day.move({ item_id: id, type: 'count', quantity: 0, known: 12 })).toMatchObject({ status: 409 });
});

test('movements are listed by day and type, up to the limit', async () => {
  const { id } = await day.item(3);
  await day.move({ item_id: id, type: 'waste', quantity: 1, note: 'Vencido' });
  const find = (query: Record<string, string>) =>
    api.client.call(stockEndpoints.movements, { params: day.params, query: { item_id: id, ...query } }, day.token);
  expect((await find({ type: 'waste' })).data.items).toMatchObject([{ note: 'Vencido', quantity: -1 }]);
  expect((await find({ to: '2001-01-01' })).data.items).toEqual([]);
  expect((await find({ from: '2001-01-01', limit: '1' })).data).toMatchObject({ items: [{ type: 'waste' }] });
  expect((await find({ limit: '2001' })).status).toBe(422);
});

test('movements are never changed', async () => {
  const { id } = await day.item(1);
  await expect(
    api.services.db.tenant(day.club.clubId, (tx) => tx.query(sql`delete from stock_movements where item_id = ${id}`)),
  ).rejects.toThrow(/append-only/);
});

test('items without tracked stock are not moved', async () => {
  const coffee = await day.item(0, { track_stock: false });
  expect(await day.move({ item_id: coffee.id, type: 'purchase', quantity: 1 })).toMatchObject({
    status: 422,
    error: { error: 'stock_not_tracked' },
  });
  expect((await day.sell({ lines: [{ item_id: coffee.id, quantity: 9 }] })).status).toBe(201);
});

test('pages of movements follow each other', async () => {
  const { id } = await day.item();
  await day.move(...Array.from({ length: 130 }, () => ({ item_id: id, type: 'purchase' as const, quantity: 1 })));
  const page = (query: Record<string, string>) =>
    api.client.call(stockEndpoints.movements, { params: day.params, query: { item_id: id, ...query } }, day.token);
  const first = (await page({})).data;
  const second = (await page({ cursor: first.next_cursor ?? '' })).data;
  expect([first.items.length, first.items[0]?.stock_after]).toEqual([100, 130]);
  expect([second.items.length, second.items[0]?.stock_after, second.next_cursor]).toEqual([30, 30, null]);
});
