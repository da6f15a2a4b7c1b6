import { auditEndpoints } from '@canchero/shared-contracts/audit';
import { cashEndpoints } from '@canchero/shared-contracts/cash';
import { consumptionEndpoints } from '@canchero/shared-contracts/consumption';
import { itemEndpoints } from '@canchero/shared-contracts/item';
import { paymentEndpoints } from '@canchero/shared-contracts/payment';
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

const LINE = [{ name: 'Varios', quantity: 1, unit_price: 10 }];
const rows = (table: 'outbox' | 'audit') =>
  api.services.db.tenant(day.club.clubId, (tx) =>
    tx.query<{ what: string; by: string | null }>(
      table === 'outbox'
        ? sql`select name as what, null as by from outbox order by id`
        : sql`select action as what, actor_id as by from audit order by id`,
    ),
  );
const order = async () => (await day.sell({ lines: LINE })).data;
const paid = async () => (await day.sell({ lines: LINE, payments: [{ method: 'qr', amount: 10 }] })).data;
const call = <B>(endpoint: Parameters<typeof api.client.call>[0], params: object, body?: B) =>
  api.client.call(endpoint, { params: { ...day.params, ...params }, body } as never, day.token);
const consumption = async () => {
  const { id: bookingId } = await day.club.booked((await day.club.court()).id, at(15));
  const { data } = await day.consume(bookingId, { name: 'Agua', quantity: 1, unit_price: 10 });
  return { bookingId, consumptionId: data.items[0]?.id ?? '' };
};
const current = async () => (await call(cashEndpoints.current, {})).data as { session: { id: string } };

/** Name, preparation and act of a case, then the events and audit entries that it yields. */
const ACTS: [string, () => Promise<unknown>, (before: never) => Promise<{ status: number }>, string[], string[]][] = [
  [
    'an item is added',
    async () => {},
    () => call(itemEndpoints.create, {}, { name: 'A', price: 1 }),
    ['item.changed'],
    ['item.create'],
  ],
  [
    'a sale',
    () => day.item(3),
    (item: { id: string }) => day.sell({ lines: [{ item_id: item.id, quantity: 1 }] }),
    ['stock.changed', 'order.changed'],
    ['order.create'],
  ],
  [
    'a payment of an order',
    order,
    ({ id }: { id: string }) => day.pay(id, { method: 'qr', amount: 10 }),
    ['order.changed'],
    ['order.pay'],
  ],
  ['a cancelled order', order, ({ id }: { id: string }) => day.cancel(id), ['order.changed'], ['order.cancel']],
  ['a refunded order', paid, ({ id }: { id: string }) => day.refund(id), ['order.changed'], ['order.refund']],
  [
    'waste',
    () => day.item(3),
    ({ id }: { id: string }) => day.move({ item_id: id, type: 'waste', quantity: 1 }),
    ['stock.changed'],
    ['stock.waste'],
  ],
  [
    'new prices',
    () => day.item(),
    ({ id }: { id: string }) => call(itemEndpoints.setPrices, {}, { prices: [{ item_id: id, price: 5, version: 1 }] }),
    ['catalogue.changed'],
    ['item.prices'],
  ],
  [
    'a file of items',
    async () => {},
    () => call(itemEndpoints.import, {}, { content: 'Nombre;Precio\nX;5', dry_run: false, on_problem: 'fail' }),
    ['catalogue.changed'],
    ['item.import'],
  ],
  [
    'a paid consumption',
    consumption,
    ({ consumptionId }: { consumptionId: string }) =>
      call(consumptionEndpoints.pay, {}, { method: 'qr', ids: [consumptionId] }),
    ['consumption.changed'],
    ['consumption.pay'],
  ],
  [
    'a removed consumption',
    consumption,
    (place: object) => call(consumptionEndpoints.remove, place),
    ['consumption.changed'],
    ['consumption.remove'],
  ],
  ['the cash is opened', async () => {}, () => day.openCash(5), ['cash.changed'], ['cash.open']],
  [
    'cash is taken out',
    current,
    ({ session }: { session: { id: string } }) =>
      call(cashEndpoints.addMovement, { cashSessionId: session.id }, { type: 'out', amount: 1, reason: 'Hielo' }),
    ['cash.changed'],
    ['cash.out'],
  ],
  [
    'the cash is closed',
    current,
    ({ session }: { session: { id: string } }) => day.closeCash(session.id, { cash: 4 }),
    ['cash.changed'],
    ['cash.close'],
  ],
];

test.each(ACTS)('%s: its events and audit entries are written once', async (_name, before, act, events, actions) => {
  const there = await before();
  const [published, written] = [(await rows('outbox')).length, (await rows('audit')).length];
  expect((await act(there as never)).status).toBeLessThan(300);
  expect((await rows('outbox')).slice(published).map((row) => row.what)).toEqual(events);
  expect((await rows('audit')).slice(written)).toEqual(actions.map((what) => ({ what, by: day.club.owner.userId })));
});

test('the audit of a change of many items has their count, and no reason', async () => {
  const items = [await day.item(), await day.item()];
  const prices = items.map(({ id }) => ({ item_id: id, price: 7, version: 1 }));
  await call(itemEndpoints.setPrices, {}, { prices });
  const content = 'Nombre;Precio\nNuevo uno;5\nNuevo dos;6\nNuevo tres;7';
  await call(itemEndpoints.import, {}, { content, dry_run: false, on_problem: 'fail' });
  const { data } = await api.client.call(
    auditEndpoints.list,
    { params: day.params, query: { area: 'item' } },
    day.token,
  );
  expect(data.items.slice(0, 2).map(({ action, count, reason }) => [action, count, reason])).toEqual([
    ['item.import', 3, null],
    ['item.prices', 2, null],
  ]);
});

test('the audit of a refund leads to its order, or to the booking of its consumption', async () => {
  const [first, second] = [await paid(), await paid()];
  await day.refund(first.id);
  const { bookingId, consumptionId } = await consumption();
  await call(consumptionEndpoints.pay, {}, { method: 'qr', ids: [consumptionId] });
  const payments = await api.services.db.tenant(day.club.clubId, (tx) =>
    tx.query<{ id: string }>(sql`
      select id from payments where order_id = ${second.id} or consumption_id = ${consumptionId} order by order_id`),
  );
  for (const { id } of payments) {
    await call(paymentEndpoints.refund, { paymentId: id }, { amount: 4, reason: 'Vencido' });
  }
  const query = { area: 'payment' };
  const { data } = await api.client.call(auditEndpoints.list, { params: day.params, query }, day.token);
  expect(data.items.slice(0, 2)).toMatchObject([
    { action: 'payment.refund', order_id: null, booking_id: bookingId },
    { action: 'payment.refund', order_id: second.id, booking_id: null },
  ]);
  const { data: orders } = await api.client.call(
    auditEndpoints.list,
    { params: day.params, query: { area: 'order' } },
    day.token,
  );
  expect(orders.items.find(({ action }) => action === 'order.refund')).toMatchObject({ order_id: first.id });
});
