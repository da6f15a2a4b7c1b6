import { LANGUAGES } from '@canchero/shared-contracts/core';
import { itemEndpoints } from '@canchero/shared-contracts/item';
import { stockEndpoints } from '@canchero/shared-contracts/stock';
import { type Booted, boot } from '../../testing/boot';
import { TestBuffet } from '../../testing/test-buffet';
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

const send = (content: string, options: { dry_run?: boolean; on_problem?: 'fail' | 'skip' } = {}) =>
  api.client.call(
    itemEndpoints.import,
    { params: day.params, body: { content, dry_run: false, on_problem: 'fail', ...options } },
    day.token,
  );
const items = async () => (await api.client.call(itemEndpoints.list, { params: day.params }, day.token)).data;
const categories = async () =>
  (await api.client.call(itemEndpoints.categories, { params: day.params }, day.token)).data.map((c) => c.name);
const file = async (language: (typeof LANGUAGES)[number]) =>
  (await api.client.call(itemEndpoints.export, { params: day.params, query: { language } }, day.token)).data;

const GOOD = [
  'Nombre;Código;Rubro;Precio;Costo;Stock;Mínimo;Favorito;Notas',
  'Agua mineral;779001;Bebidas;$ 1.500;800,50;24;6;sí;x',
  'Café;;Cafetería;1800,00;;;;;',
].join('\n');

test('a dry run shows the effect of each line and changes nothing', async () => {
  const { status, data } = await send(GOOD, { dry_run: true });
  expect(status).toBe(200);
  expect(data).toMatchObject({ created: 2, updated: 0, invalid: 0, ignored: ['Notas'] });
  expect(data.new_categories).toEqual(['Bebidas', 'Cafetería']);
  expect(await items()).toEqual([]);
  expect(await categories()).toEqual([]);
});

test('new items get their category, prices and stock', async () => {
  await send(GOOD);
  expect(await items()).toMatchObject([
    { name: 'Agua mineral', sku: '779001', price: 150_000, cost: 80_050, stock: 24, min_stock: 6, favorite: true },
    { name: 'Café', sku: null, price: 180_000, cost: 0, stock: 0, favorite: false, active: true },
  ]);
  expect(await categories()).toEqual(['Bebidas', 'Cafetería']);
  const { data } = await api.client.call(stockEndpoints.movements, { params: day.params }, day.token);
  expect(data.items).toMatchObject([{ type: 'count', quantity: 24, stock_after: 24 }]);
});

test('a price with decimals is a problem where the currency has none', async () => {
  await day.club.set({ currency: 'CLP' });
  const { data } = await send('Nombre;Precio;Costo\nAgua;1.500;800,50\nCafé;1.800;900', { dry_run: true });
  expect(data).toMatchObject({
    created: 1,
    invalid: 1,
    lines: [{ problems: [{ field: 'cost', problem: 'invalid' }] }, {}],
  });
});

test('a known item is matched by code, then by name; empty cells and stock stay', async () => {
  await send(GOOD);
  const content =
    'Nombre;Código;Precio;Stock;Activo\nAgua 500 ml;779001;1600;99;\nCAFE;;;;no\nTé;;900;;\nAgua 500 ml;779001;1;;';
  const preview = await send(content, { dry_run: true });
  expect(preview.data.lines.map((l) => [l.action, l.changes, l.problems.map((p) => p.problem)])).toEqual([
    ['update', ['name', 'price'], []],
    ['update', ['name', 'active'], []],
    ['create', [], []],
    [null, [], ['repeated']],
  ]);
  expect((await send(content, { on_problem: 'skip' })).data).toMatchObject({ created: 1, updated: 2, invalid: 1 });
  expect(await items()).toMatchObject([
    { name: 'Agua 500 ml', price: 160_000, cost: 80_050, stock: 24, version: 2 },
    { name: 'CAFE', price: 180_000, active: false },
    { name: 'Té', price: 90_000 },
  ]);
});

test.each([
  ['Nombre;Precio\n;100', 'name', 'missing'],
  ['Nombre;Precio\nTé;', 'price', 'missing'],
  ['Nombre;Precio\nTé;-5', 'price', 'invalid'],
  ['Nombre;Precio;Stock\nTé;5;mucho', 'stock', 'invalid'],
  ['Nombre;Precio;Favorito\nTé;5;quizás', 'favorite', 'invalid'],
  [`Nombre;Precio\n${'x'.repeat(81)};5`, 'name', 'too_long'],
  ['Nombre;Código;Precio\nCafé;779001;5', 'name', 'taken'],
])('an invalid line fails the whole file: %j', async (content, field, problem) => {
  await send(GOOD);
  const before = await items();
  expect((await send(content, { dry_run: true })).data.lines[0]?.problems).toEqual([{ field, problem }]);
  expect(await send(`${content}\nBuena;;5`)).toMatchObject({
    status: 422,
    error: { error: 'import_has_problems' },
  });
  expect(await items()).toEqual(before);
});

test.each([
  ['Precio\n5', 'import_unreadable'],
  ['Nombre;Precio\n"Té;5\nCafé;6', 'import_quote'],
  [`Nombre\n${'x\n'.repeat(2001)}`, 'import_too_long'],
])('a file without items is refused', async (content, error) => {
  expect(await send(content)).toMatchObject({ status: 422, error: { error } });
});

test.each(LANGUAGES)('an export in %s is imported again without changes', async (language) => {
  await send(GOOD);
  const { name, content } = await file(language);
  expect(name).toMatch(/\.csv$/);
  expect((await send(content)).data).toMatchObject({ created: 0, updated: 0, unchanged: 2, invalid: 0, ignored: [] });
});
