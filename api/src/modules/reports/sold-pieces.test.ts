import type { NewOrder } from '@canchero/shared-contracts/order';
import { reportEndpoints } from '@canchero/shared-contracts/report';
import { type Booted, boot } from '../../testing/boot';
import { TestBuffet } from '../../testing/test-buffet';
import { TestClub } from '../../testing/test-club';

let api: Booted;
let buffet: TestBuffet;
beforeAll(async () => {
  api = await boot();
});
beforeEach(async () => {
  buffet = new TestBuffet(await TestClub.open(api.client));
});
afterAll(() => api.close());

const query = () => ({ date: new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10) });
/** Reads what the day and the month say of articles, by name, and checks that both say the same. */
async function sold() {
  const { params, token } = buffet;
  const { data: day } = await api.client.call(reportEndpoints.dailySummary, { params, query: query() }, token);
  const { data } = await api.client.call(reportEndpoints.dashboard, { params, query: query() }, token);
  const totals = Object.fromEntries(day.sales.map(({ name, total }) => [name, total]));
  expect(Object.fromEntries(data.buffet?.best_sellers.map(({ name, total }) => [name, total]) ?? [])).toEqual(totals);
  expect(day.sales.reduce((sum, { total }) => sum + total, 0)).toBe(data.buffet?.sales_month.value);
  return totals;
}
const line = (name: string, unit_price: number, quantity = 1) => ({ name, unit_price, quantity });
/** Sells and takes the whole price. */
const sell = async (body: NewOrder, amount: number) => {
  const { data, status } = await buffet.sell({ ...body, payments: [{ method: 'qr', amount }] });
  expect(status).toBe(201);
  return data;
};

test('articles are sold for what their ticket came to: its discount is taken off each line', async () => {
  await sell({ lines: [line('Paleta', 1_000_000)], discount: 200_000 }, 800_000);
  await sell({ lines: [line('Agua', 300_000), line('Pan', 100_000, 3)], discount: 150_000 }, 450_000);
  expect(await sold()).toEqual({ Paleta: 800_000, Agua: 225_000, Pan: 225_000 });
});

test('lines whose parts are no whole centavos add up to their ticket, and so do they after each refund', async () => {
  const lines = [line('Té', 333, 3), line('Pan', 100, 7), { ...line('Agua', 50, 2), discount: 1 }];
  const order = await sell({ lines, discount: 100 }, 1698);
  expect(await sold()).toEqual({ Té: 943, Pan: 662, Agua: 93 });
  for (const [index, quantity] of [1, 3, 1].entries()) {
    await buffet.refund(order.id, 'Roto', false, [{ line_id: order.lines[index]?.id ?? '', quantity }]);
    await sold();
  }
  await buffet.refund(order.id);
  expect(await sold()).toEqual({});
});

test('a ticket for nothing sells its pieces for nothing, and large sums are exact', async () => {
  const [gift, large] = [
    await buffet.sell({ lines: [line('Regalo', 0, 2)] }),
    await buffet.sell({ lines: [line('Estadio', 1_000_000_000, 9), line('Pan', 100)], discount: 4_500_000_050 }),
  ];
  expect([gift.status, large.status]).toEqual([201, 201]);
  expect(await sold()).toEqual({ Regalo: 0, Estadio: 4_500_000_000, Pan: 50 });
});
