import { consumptionEndpoints } from '@canchero/shared-contracts/consumption';
import { itemEndpoints } from '@canchero/shared-contracts/item';
import { orderEndpoints } from '@canchero/shared-contracts/order';
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../testing/boot';
import { TestBuffet } from '../../testing/test-buffet';
import { at, TestClub } from '../../testing/test-club';

/** Items that begin or cease to be counted between a sale and its change. */
let api: Booted;
let day: TestBuffet;
let bookingId: string;
beforeAll(async () => {
  api = await boot();
  day = new TestBuffet(await TestClub.open(api.client));
  bookingId = (await day.club.booked((await day.club.court()).id, at(15))).id;
});
afterAll(() => api.close());

const counts = async (itemId: string, track_stock: boolean) => {
  const { data } = await api.client.call(itemEndpoints.list, { params: day.params }, day.token);
  const { version = 0 } = data.find(({ id }) => id === itemId) ?? {};
  const params = { ...day.params, itemId };
  await api.client.call(itemEndpoints.change, { params, body: { track_stock, version } }, day.token);
};

/** Sale of one item: `quantity` pieces are handed out, of which `taken` were counted. */
interface Sold {
  quantity: number;
  taken: number;
  /** Returns false if the stock does not suffice. */
  change(quantity: number): Promise<boolean>;
  cancel(): Promise<unknown>;
}

async function sell(itemId: string, quantity: number): Promise<Sold | null> {
  const { status, data } = await day.sell({ lines: [{ item_id: itemId, quantity }], payments: [] });
  if (status !== 201) return null;
  let { version } = data;
  const params = { ...day.params, orderId: data.id };
  const change = async (next: number) => {
    const body = { lines: [{ item_id: itemId, quantity: next }], version };
    const changed = await api.client.call(orderEndpoints.change, { params, body }, day.token);
    if (changed.status === 200) version = changed.data.version;
    return changed.status === 200;
  };
  return { quantity, taken: 0, change, cancel: () => day.cancel(data.id) };
}

async function consume(itemId: string, quantity: number): Promise<Sold | null> {
  const { status, data } = await day.consume(bookingId, { item_id: itemId, quantity });
  if (status !== 201) return null;
  const { id: consumptionId = '', version: first = 0 } = data.items.findLast(({ item_id }) => item_id === itemId) ?? {};
  let version = first;
  const params = { ...day.params, bookingId, consumptionId };
  const remove = () => api.client.call(consumptionEndpoints.remove, { params, body: {} }, day.token);
  const change = async (next: number) => {
    const body = { quantity: next, version };
    const changed = await api.client.call(consumptionEndpoints.change, { params, body }, day.token);
    if (changed.status === 200) version = changed.data.version;
    return changed.status === 200;
  };
  const cancel = async () => {
    await remove();
    // its undo and another removal change nothing
    await api.client.call(consumptionEndpoints.restore, { params }, day.token);
    await remove();
  };
  return { quantity, taken: 0, change, cancel };
}

test('pieces that were sold uncounted never return, nor are they taken by a change of the rest', async () => {
  const { id } = await day.item(0, { track_stock: false });
  const order = await sell(id, 3);
  await counts(id, true);
  await day.move({ item_id: id, type: 'count', quantity: 10 });
  await order?.change(3);
  expect(await day.stockOf(id)).toBe(10);
  await order?.change(5);
  expect(await day.stockOf(id)).toBe(8);
  await order?.cancel();
  expect(await day.stockOf(id)).toBe(10);
});

test('pieces that were sold uncounted go onto a booking without being taken from the stock', async () => {
  const { id } = await day.item(0, { track_stock: false });
  const { data } = await day.sell({ lines: [{ item_id: id, quantity: 3 }], payments: [] });
  await counts(id, true);
  await day.move({ item_id: id, type: 'count', quantity: 1 });
  const put = (quantity: number) =>
    api.client.call(
      orderEndpoints.putOnBooking,
      {
        params: { ...day.params, orderId: data.id },
        body: { booking_id: bookingId, lines: [{ item_id: id, quantity }], reason: 'Al turno', version: data.version },
      },
      day.token,
    );
  expect((await put(5)).error.error).toBe('insufficient_stock');
  expect((await put(4)).status).toBe(200);
  expect(await day.stockOf(id)).toBe(0);
});

test('pieces that were counted return while their item is not counted any more', async () => {
  const { id } = await day.item(10);
  const [order, consumption] = [await sell(id, 3), await consume(id, 2)];
  await counts(id, false);
  await order?.cancel();
  await consumption?.change(1);
  await counts(id, true);
  expect(await day.stockOf(id)).toBe(9);
});

test('whatever is sold, changed and cancelled while an item is counted or not, the stock is what was taken of it', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('toggle' as const) }),
    fc.record({
      kind: fc.constantFrom('order' as const, 'consumption' as const),
      quantity: fc.integer({ min: 1, max: 5 }),
    }),
    fc.record({ kind: fc.constant('change' as const), of: fc.nat(5), quantity: fc.integer({ min: 1, max: 5 }) }),
    fc.record({ kind: fc.constant('cancel' as const), of: fc.nat(5) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
      const { id } = await day.item(8);
      let [stock, counted] = [8, true];
      const open: Sold[] = [];
      for (const one of steps) {
        const sold = 'of' in one ? open[one.of % Math.max(1, open.length)] : undefined;
        if (one.kind === 'toggle') {
          counted = !counted;
          await counts(id, counted);
        } else if (one.kind === 'order' || one.kind === 'consumption') {
          const made = await (one.kind === 'order' ? sell : consume)(id, one.quantity);
          expect(made !== null).toBe(!counted || one.quantity <= stock);
          if (made) open.push({ ...made, taken: move(counted ? one.quantity : 0) });
        } else if (sold && one.kind === 'change') {
          const more = one.quantity - sold.quantity;
          const taken = more < 0 ? -Math.min(-more, sold.taken) : counted ? more : 0;
          const done = await sold.change(one.quantity);
          expect(done).toBe(taken <= stock);
          if (done) Object.assign(sold, { quantity: one.quantity, taken: sold.taken + move(taken) });
        } else if (sold) {
          await sold.cancel();
          move(-sold.taken);
          open.splice(open.indexOf(sold), 1);
        }
        expect(await day.stockOf(id)).toBe(stock);
      }
      const [{ sum } = { sum: 0 }] = await api.services.db.tenant(day.club.clubId, (tx) =>
        tx.query<{ sum: number }>(sql`select sum(quantity)::int as sum from stock_movements where item_id = ${id}`),
      );
      expect(sum).toBe(stock);

      function move(taken: number) {
        stock -= taken;
        return taken;
      }
    }),
    { numRuns: 25 },
  );
});
