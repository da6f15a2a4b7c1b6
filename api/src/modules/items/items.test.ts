import { itemEndpoints } from '@canchero/shared-contracts/item';
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

const create = (body: Record<string, unknown>) =>
  api.client.call(itemEndpoints.create, { params: day.params, body }, day.token);
const change = (itemId: string, body: Record<string, unknown>) =>
  api.client.call(itemEndpoints.change, { params: { ...day.params, itemId }, body }, day.token);

test('a new item has its fields and no stock', async () => {
  const { status, data } = await create({ name: 'Agua', price: 120_000, sku: '779001', min_stock: 6 });
  expect(status).toBe(201);
  expect(data).toMatchObject({ name: 'Agua', price: 120_000, sku: '779001', stock: 0, active: true, version: 1 });
});

test('names and codes are unique regardless of case, and free after a removal', async () => {
  const { data } = await create({ name: 'Café', price: 1, sku: 'cafe' });
  expect(await create({ name: 'CAFE', price: 1 })).toMatchObject({ status: 409, error: { error: 'item_name_taken' } });
  expect(await create({ name: 'Otro', price: 1, sku: 'CAFE' })).toMatchObject({ error: { error: 'item_sku_taken' } });
  await api.client.call(itemEndpoints.remove, { params: { ...day.params, itemId: data.id } }, day.token);
  expect((await create({ name: 'Café', price: 1, sku: 'cafe' })).status).toBe(201);
});

test('a stale version is refused with the current item; a sale keeps the version', async () => {
  const item = await day.item(3);
  await day.sell({ lines: [{ item_id: item.id, quantity: 1 }] });
  const changed = await change(item.id, { price: 7, version: 1 });
  expect(changed.data).toMatchObject({ price: 7, stock: 2, version: 2 });
  expect(await change(item.id, { price: 8, version: 1 })).toMatchObject({
    status: 412,
    error: { params: { current: { price: 7 } } },
  });
});

test('prices change together or not at all', async () => {
  const [a, b] = [await day.item(), await day.item()];
  const set = (...prices: object[]) =>
    api.client.call(itemEndpoints.setPrices, { params: day.params, body: { prices } }, day.token);
  const refused = await set({ item_id: a.id, price: 1, version: 1 }, { item_id: b.id, price: 2, version: 9 });
  expect(refused.status).toBe(412);
  const free = await set({ item_id: a.id, price: 0, version: 1 }, { item_id: b.id, price: 2, version: 1 });
  expect(free).toMatchObject({ status: 422, error: { error: 'price_zero' } });
  const { data } = await set({ item_id: a.id, price: 1, version: 1 }, { item_id: b.id, price: 2, version: 1 });
  expect(data.map((item) => item.price).sort()).toEqual([1, 2]);
});

test('categories have unique names and an order', async () => {
  const { params } = day;
  const make = (name: string) => api.client.call(itemEndpoints.createCategory, { params, body: { name } }, day.token);
  const [first, second] = [(await make('Café')).data, (await make('Kiosco')).data];
  expect(second.sort).toBeGreaterThan(first.sort);
  expect(await make('CAFE')).toMatchObject({ status: 409, error: { error: 'category_name_taken' } });
  const rename = (name: string, version: number) =>
    api.client.call(
      itemEndpoints.changeCategory,
      { params: { ...params, categoryId: second.id }, body: { name, version } },
      day.token,
    );
  expect(await rename('café', 1)).toMatchObject({ status: 409, error: { error: 'category_name_taken' } });
  expect((await rename('Snacks', 1)).data).toMatchObject({ name: 'Snacks', version: 2 });
  expect(await rename('Otro', 1)).toMatchObject({ status: 412, error: { params: { current: { name: 'Snacks' } } } });
});

test('a removed category leaves its items without one', async () => {
  const params = day.params;
  const { data } = await api.client.call(
    itemEndpoints.createCategory,
    { params, body: { name: 'Bebidas' } },
    day.token,
  );
  const item = await day.item(0, { category_id: data.id });
  await api.client.call(itemEndpoints.removeCategory, { params: { ...params, categoryId: data.id } }, day.token);
  const list = await api.client.call(itemEndpoints.list, { params }, day.token);
  expect(list.data.find((one) => one.id === item.id)?.category_id).toBeNull();
});

test.each(['starter', 'premium'] as const)('the plan %s has no catalogue', async (plan) => {
  const club = await TestClub.open(api.client, plan);
  const answer = await api.client.call(
    itemEndpoints.create,
    { params: { clubId: club.clubId }, body: { name: 'x', price: 1 } },
    club.owner.token,
  );
  expect(answer).toMatchObject({ status: 403, error: { error: 'permission_denied' } });
});
