import { cashEndpoints } from '@canchero/shared-contracts/cash';
import { type OrderCharge, orderEndpoints } from '@canchero/shared-contracts/order';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../testing/boot';
import { TestBuffet } from '../../testing/test-buffet';
import type { Session } from '../../testing/test-client';
import { TestClub } from '../../testing/test-club';

let api: Booted;
let buffet: TestBuffet;
let reception: Session;
let till: Session;
beforeAll(async () => {
  api = await boot();
});
beforeEach(async () => {
  buffet = new TestBuffet(await TestClub.open(api.client));
  reception = await buffet.club.staff('schedule', 'booking');
  till = await buffet.club.staff('buffet');
});
afterAll(() => api.close());

const line = { name: 'Varios', quantity: 2, unit_price: 300 };
const sale = async () => (await buffet.sell({ lines: [line] })).data.id;
const planBecomes = (plan: string) =>
  api.services.db.platform((tx) =>
    tx.query(sql`update subscriptions set plan = ${plan} where owner_id = ${buffet.club.owner.userId}`),
  );
const pay = (orderId: string, who: Session, body: OrderCharge) =>
  api.client.call(orderEndpoints.pay, { params: { ...buffet.params, orderId }, body }, who.token);
const inCash = (amount: number): OrderCharge => ({ payments: [{ method: 'cash', amount }] });
const cancel = (orderId: string, who: Session) =>
  api.client.call(
    orderEndpoints.cancel,
    { params: { ...buffet.params, orderId }, body: { reason: 'Se fue' } },
    who.token,
  );
const left = async () =>
  (await api.client.call(cashEndpoints.current, { params: buffet.params, query: { desk: 'buffet' } }, reception.token))
    .data.left_orders;

test('orders that the buffet left unpaid when the plan lost it are charged and cancelled by the reception', async () => {
  const item = await buffet.item(5);
  const first = await sale();
  const second = (await buffet.sell({ lines: [{ item_id: item.id, quantity: 2 }] })).data.id;
  expect((await pay(first, reception, inCash(600))).error).toMatchObject({ params: { permission: 'buffet' } });
  expect(await left()).toBeUndefined();
  await planBecomes('premium');
  expect(await left()).toBe(2);
  const query = { state: 'pending' as const };
  const list = await api.client.call(orderEndpoints.list, { params: buffet.params, query }, reception.token);
  expect(list.data.items.map(({ id }) => id)).toEqual([second, first]);
  expect((await pay(first, reception, inCash(600))).data).toMatchObject({ state: 'paid', paid: 600 });
  expect((await cancel(second, reception)).data.state).toBe('cancelled');
  expect(await left()).toBeUndefined();
  await planBecomes('premium_plus');
  expect(await buffet.stockOf(item.id)).toBe(5);
});

test('their cash goes into the cash of the reception, and comes back out of it', async () => {
  await buffet.openCash(0, 'buffet', till.token);
  const orderId = await sale();
  await planBecomes('premium');
  const close = async (cashSessionId: string) =>
    (
      await api.client.call(
        cashEndpoints.close,
        { params: { ...buffet.params, cashSessionId }, body: { counted: {} } },
        reception.token,
      )
    ).data.expected;
  const { session } = (
    await api.client.call(cashEndpoints.current, { params: buffet.params, query: { desk: 'buffet' } }, reception.token)
  ).data;
  expect(await close(session?.id ?? '')).toEqual({ cash: 0 });
  // whoever opened the session: another of the reception takes the money
  const { data: opened } = await buffet.openCash(1_000, 'reception');
  expect((await pay(orderId, reception, inCash(600))).status).toBe(200);
  expect(await close(opened.id)).toEqual({ cash: 1_600 });
  const { data: next } = await buffet.openCash(1_000, 'reception');
  const refund = await api.client.call(
    orderEndpoints.refund,
    { params: { ...buffet.params, orderId }, body: { reason: 'Cobrado dos veces' } },
    reception.token,
  );
  expect(refund.data.state).toBe('refunded');
  expect(await close(next.id)).toEqual({ cash: 400 });
});

test('nothing is sold without the buffet, and staff without a permission settle nothing', async () => {
  const orderId = await sale();
  await planBecomes('premium');
  const change = { lines: [{ ...line, quantity: 3 }], version: 1 };
  expect((await pay(orderId, reception, { ...inCash(900), change })).error).toMatchObject({
    error: 'permission_denied',
    params: { permission: 'buffet' },
  });
  const params = { ...buffet.params, orderId };
  expect((await api.client.call(orderEndpoints.change, { params, body: change }, reception.token)).status).toBe(403);
  expect((await buffet.sell({ lines: [line] })).status).toBe(403);
  expect([(await pay(orderId, till, inCash(600))).status, (await cancel(orderId, till)).status]).toEqual([403, 403]);
  const query = { state: 'pending' as const };
  expect((await api.client.call(orderEndpoints.list, { params: buffet.params, query }, till.token)).status).toBe(403);
});
