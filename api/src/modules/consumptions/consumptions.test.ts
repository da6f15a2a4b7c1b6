import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { type ConsumptionChange, consumptionEndpoints } from '@canchero/shared-contracts/consumption';
import { itemEndpoints } from '@canchero/shared-contracts/item';
import { type BulkPayment, paymentEndpoints } from '@canchero/shared-contracts/payment';
import { playerEndpoints } from '@canchero/shared-contracts/player';
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

const booking = async () => day.club.booked((await day.club.court()).id, at(15), { price: 1000 });
const of = (bookingId: string) =>
  api.client.call(consumptionEndpoints.ofBooking, { params: { ...day.params, bookingId } }, day.token);
const list = (query: Record<string, string>) =>
  api.client.call(consumptionEndpoints.list, { params: day.params, query }, day.token);

test('a consumption takes stock and keeps the quantity and price of the sale', async () => {
  const { id } = await booking();
  const item = await day.item(5, { name: 'Gatorade', price: 200_000 });
  const player = await day.club.player('Ana');
  const { status, data } = await day.consume(id, { item_id: item.id, quantity: 2, player_id: player.id });
  expect(status).toBe(201);
  expect(data.items).toMatchObject([
    {
      name: 'Gatorade',
      quantity: 2,
      unit_price: 200_000,
      subtotal: 400_000,
      total: 400_000,
      player_name: 'Ana',
      status: 'pending',
    },
  ]);
  expect(data.totals).toEqual({ count: 1, total: 400_000, paid: 0, open: 400_000 });
  expect(await day.stockOf(item.id)).toBe(3);
});

test('a change moves the difference of the stock, and a removal restocks the rest', async () => {
  const { id } = await booking();
  const item = await day.item(5);
  const added = (await day.consume(id, { item_id: item.id, quantity: 2 })).data.items[0];
  const params = { ...day.params, bookingId: id, consumptionId: added?.id ?? '' };
  const change = (quantity: number, version: number) =>
    api.client.call(consumptionEndpoints.change, { params, body: { quantity, version } }, day.token);
  expect((await change(5, 1)).data).toMatchObject({ quantity: 5, version: 2 });
  expect(await change(1, 1)).toMatchObject({ status: 412 });
  expect(await change(6, 2)).toMatchObject({ status: 409, error: { error: 'insufficient_stock' } });
  expect(await day.stockOf(item.id)).toBe(0);
  expect((await api.client.call(consumptionEndpoints.remove, { params, query: {} }, day.token)).status).toBe(204);
  expect(await day.stockOf(item.id)).toBe(5);
  expect((await of(id)).data.items).toEqual([]);
});

test('a removal is taken back: the same line, though its item is off sale and its booking cancelled by now', async () => {
  const { id, version } = await booking();
  const item = await day.item(5, { price: 100 });
  const line = (await day.consume(id, { item_id: item.id, quantity: 2, unit_price: 80 })).data.items[0];
  const params = { ...day.params, bookingId: id, consumptionId: line?.id ?? '' };
  const restore = (place = params) => api.client.call(consumptionEndpoints.restore, { params: place }, day.token);
  const cancel = { params: { ...day.params, bookingId: id }, body: { version } };
  await api.client.call(bookingEndpoints.cancel, cancel, day.token);
  expect((await api.client.call(consumptionEndpoints.remove, { params, query: {} }, day.token)).status).toBe(204);
  await api.client.call(itemEndpoints.remove, { params: { ...day.params, itemId: item.id } }, day.token);
  expect(await restore({ ...params, bookingId: (await booking()).id })).toMatchObject({ status: 404 });
  // a second tap has no further effect
  for (const tap of [1, 2]) {
    const { data, status } = await restore();
    expect([tap, status, data.totals]).toEqual([tap, 200, { count: 1, total: 160, paid: 0, open: 160 }]);
    expect(data.items).toMatchObject([{ id: line?.id, quantity: 2, unit_price: 80, version: 3 }]);
  }
  const [moved] = await api.services.db.platform((tx) =>
    tx.query(sql`select sum(quantity)::int as sum from stock_movements where item_id = ${item.id}`),
  );
  expect(moved).toEqual({ sum: 3 });
});

test('a removal is taken back without a player who was removed meanwhile: nobody who is gone owes it', async () => {
  const { id } = await booking();
  const player = await day.club.player();
  const line = (await day.consume(id, { name: 'Agua', quantity: 1, unit_price: 80, player_id: player.id })).data
    .items[0];
  const params = { ...day.params, bookingId: id, consumptionId: line?.id ?? '' };
  await api.client.call(consumptionEndpoints.remove, { params, query: {} }, day.token);
  const gone = { params: { ...day.params, playerId: player.id } };
  expect((await api.client.call(playerEndpoints.remove, gone, day.token)).status).toBe(204);
  const { data } = await api.client.call(consumptionEndpoints.restore, { params }, day.token);
  expect(data.items).toMatchObject([{ id: line?.id, player_id: null, total: 80 }]);
});

test('a removal is not taken back once the goods were sold elsewhere', async () => {
  const { id } = await booking();
  const item = await day.item(2, { price: 100 });
  const line = (await day.consume(id, { item_id: item.id, quantity: 2 })).data.items[0];
  const params = { ...day.params, bookingId: id, consumptionId: line?.id ?? '' };
  await api.client.call(consumptionEndpoints.remove, { params, query: {} }, day.token);
  await day.consume((await booking()).id, { item_id: item.id, quantity: 1 });
  expect(await api.client.call(consumptionEndpoints.restore, { params }, day.token)).toMatchObject({
    status: 409,
    error: { error: 'insufficient_stock', params: { stock: 1, wanted: 2 } },
  });
  expect((await of(id)).data.items).toEqual([]);
});

test('what a colleague has just changed is not removed unseen, unless no version is named', async () => {
  const { id } = await booking();
  const item = await day.item(5);
  const line = (await day.consume(id, { item_id: item.id, quantity: 1 })).data.items[0];
  const params = { ...day.params, bookingId: id, consumptionId: line?.id ?? '' };
  const remove = (query: { version?: number }) =>
    api.client.call(consumptionEndpoints.remove, { params, query }, day.token);
  await api.client.call(consumptionEndpoints.change, { params, body: { quantity: 3, version: 1 } }, day.token);
  expect(await remove({ version: 1 })).toMatchObject({
    status: 412,
    error: { error: 'stale_version', params: { current: { id: line?.id, quantity: 3, version: 2 } } },
  });
  expect(await day.stockOf(item.id)).toBe(2);
  expect((await remove({ version: 2 })).status).toBe(204);
  await api.client.call(consumptionEndpoints.restore, { params }, day.token);
  expect((await remove({})).status).toBe(204);
  expect(await day.stockOf(item.id)).toBe(5);
});

test('at a cancelled booking a consumption becomes less, and no more', async () => {
  const { id, version } = await booking();
  const item = await day.item(5, { price: 100 });
  const line = (await day.consume(id, { item_id: item.id, quantity: 2 })).data.items[0];
  const params = { ...day.params, bookingId: id, consumptionId: line?.id ?? '' };
  await api.client.call(bookingEndpoints.cancel, { params, body: { version } }, day.token);
  const change = (body: Pick<ConsumptionChange, 'quantity' | 'unit_price'>) =>
    api.client.call(consumptionEndpoints.change, { params, body: { ...body, version: 1 } }, day.token);
  for (const more of [{ quantity: 3 }, { unit_price: 101 }, { quantity: 1, unit_price: 200 }]) {
    expect(await change(more)).toMatchObject({ status: 409, error: { error: 'booking_cancelled' } });
  }
  expect((await change({ quantity: 1, unit_price: 90 })).data).toMatchObject({ total: 90 });
  expect(await day.stockOf(item.id)).toBe(4);
});

test('a series knows at which of its dates something was consumed', async () => {
  const recurrence = { frequency: 'weekly' as const, end_date: '2031-03-12' };
  const { id } = await day.club.booked((await day.club.court()).id, '2031-03-05T15:00:00.000Z', { recurrence });
  const dates = async () => {
    const call = { params: { ...day.params, bookingId: id } };
    const { data } = await api.client.call(bookingEndpoints.series, call, day.club.owner.token);
    return data.occurrences;
  };
  const last = (await dates()).at(-1)?.id ?? '';
  await day.consume(last, { name: 'Tubo de pelotas', quantity: 1, unit_price: 500 });
  expect((await dates()).map((date) => date.has_consumptions)).toEqual([false, true]);
});

test('a booking knows that something was consumed at it, until the last of it is taken back; its version stays', async () => {
  const { id, version } = await booking();
  const shown = async () => {
    const call = { params: { ...day.params, bookingId: id } };
    const { data } = await api.client.call(bookingEndpoints.get, call, day.club.owner.token);
    return [data.has_consumptions, data.version];
  };
  expect(await shown()).toEqual([false, version]);
  const line = { name: 'Tubo de pelotas', quantity: 1, unit_price: 500 };
  const { items } = (await day.consume(id, line, line)).data;
  expect(await shown()).toEqual([true, version]);
  for (const [i, { id: consumptionId }] of items.entries()) {
    const params = { ...day.params, bookingId: id, consumptionId };
    await api.client.call(consumptionEndpoints.remove, { params, query: {} }, day.token);
    expect(await shown()).toEqual([i === 0, version]);
  }
});

test('consumptions are paid together with the booking or alone', async () => {
  const { id } = await booking();
  const line = { name: 'Tubo de pelotas', quantity: 1, unit_price: 500 };
  const [one, two] = (await day.consume(id, line, line)).data.items;
  const bulk = (amount: number) =>
    api.client.call(
      paymentEndpoints.bulk,
      {
        params: { ...day.params, bookingId: id },
        body: {
          method: 'cash',
          lines: [
            { kind: 'booking', id, amount: 1000 },
            { kind: 'consumption', id: one?.id ?? '', amount },
          ],
        },
      },
      day.token,
    );
  expect(await bulk(501)).toMatchObject({ status: 422, error: { params: { remaining: 500, line: 1 } } });
  expect((await bulk(500)).data).toMatchObject({ remaining: 0, booking: { paid: 1000 } });
  const pay = () =>
    api.client.call(
      consumptionEndpoints.pay,
      { params: day.params, body: { method: 'qr', ids: [two?.id ?? ''] } },
      day.token,
    );
  expect((await pay()).data).toMatchObject([{ status: 'paid', paid: 500 }]);
  expect(await pay()).toMatchObject({ status: 422, error: { error: 'amount_not_positive' } });
  expect((await of(id)).data.totals).toEqual({ count: 2, total: 1000, paid: 1000, open: 0 });
  const params = { ...day.params, bookingId: id, consumptionId: one?.id ?? '' };
  expect(await api.client.call(consumptionEndpoints.remove, { params, query: {} }, day.token)).toMatchObject({
    error: { error: 'consumption_has_payments', params: { paid: 500 } },
  });
});

test('a payment taken by mistake is among those of its booking, and the consumption is open again without it', async () => {
  const { id } = await booking();
  const item = await day.item(5, { name: 'Agua', price: 100 });
  const consumed = (await day.consume(id, { item_id: item.id, quantity: 2 })).data.items[0];
  const params = { ...day.params, bookingId: id };
  await api.client.call(
    consumptionEndpoints.pay,
    { params: day.params, body: { method: 'cash', ids: [consumed?.id ?? ''] } },
    day.token,
  );
  const money = async () => (await api.client.call(paymentEndpoints.ofBooking, { params }, day.token)).data;
  const { payments, remaining, consumption_payments } = await money();
  // they are no part of what the booking itself owes
  expect([payments, remaining]).toEqual([[], 1000]);
  expect(consumption_payments).toMatchObject([
    { consumption_id: consumed?.id, amount: 200, method: 'cash', consumption: { name: 'Agua', quantity: 2 } },
  ]);
  const paymentId = consumption_payments[0]?.id ?? '';
  const removal = { params: { ...day.params, paymentId }, body: { reason: 'Era transferencia' } };
  expect((await api.client.call(paymentEndpoints.remove, removal, day.token)).status).toBe(200);
  expect((await money()).consumption_payments).toEqual([]);
  expect((await of(id)).data.totals).toMatchObject({ paid: 0, open: 200 });
});

test('no more is charged than what was shown, nor less', async () => {
  const { id: bookingId } = await booking();
  const line = { name: 'Agua', quantity: 1, unit_price: 500 };
  const [one, two] = (await day.consume(bookingId, line, line)).data.items;
  const ids = [one?.id ?? '', two?.id ?? ''];
  const pay = (total: number) =>
    api.client.call(consumptionEndpoints.pay, { params: day.params, body: { method: 'qr', ids, total } }, day.token);
  const params = { ...day.params, bookingId, consumptionId: ids[0] ?? '' };
  const body = { quantity: 3, version: one?.version ?? 0 };
  expect((await api.client.call(consumptionEndpoints.change, { params, body }, day.token)).status).toBe(200);
  const refused = await pay(1000);
  expect(refused).toMatchObject({ status: 412, error: { error: 'stale_version' } });
  expect(refused.error.params?.current).toMatchObject([{ id: ids[0], total: 1500, paid: 0 }, { id: ids[1] }]);
  expect((await of(bookingId)).data.totals).toMatchObject({ paid: 0, open: 2000 });
  expect((await pay(2000)).data).toMatchObject([{ paid: 1500 }, { paid: 500 }]);
  expect(await pay(2000)).toMatchObject({ status: 412, error: { error: 'stale_version' } });
});

test('what was consumed at a booking that is cancelled afterwards stays payable, alone or several at once', async () => {
  const { id, version } = await booking();
  const line = { name: 'Agua', quantity: 1, unit_price: 500 };
  const { items } = (await day.consume(id, line, line, line)).data;
  const params = { ...day.params, bookingId: id };
  const cancelled = await api.client.call(bookingEndpoints.cancel, { params, body: { version } }, day.club.owner.token);
  expect(cancelled.status).toBe(200);
  expect(await day.consume(id, line)).toMatchObject({ status: 409, error: { error: 'booking_cancelled' } });
  const bulk = (...lines: BulkPayment['lines']) =>
    api.client.call(paymentEndpoints.bulk, { params, body: { method: 'qr', lines } }, day.club.owner.token);
  const owed = items.map((one) => ({ kind: 'consumption' as const, id: one.id, amount: 500 }));
  const withBooking = await bulk({ kind: 'booking', id, amount: 1000 }, ...owed);
  expect(withBooking).toMatchObject({ status: 409, error: { error: 'booking_cancelled' } });
  expect((await bulk(...owed.slice(1))).status).toBe(201);
  const body = { method: 'qr' as const, ids: items.slice(0, 1).map((one) => one.id) };
  expect((await api.client.call(consumptionEndpoints.pay, { params: day.params, body }, day.token)).status).toBe(200);
  expect((await of(id)).data.totals).toEqual({ count: 3, total: 1500, paid: 1500, open: 0 });
});

test('the list filters by state, player and text, with totals over all', async () => {
  const { id } = await booking();
  const player = await day.club.player('Zulema Única');
  await day.consume(id, { name: 'Jugo', quantity: 2, unit_price: 10, player_id: player.id });
  const { data } = await list({ player_id: player.id, state: 'open' });
  expect(data).toMatchObject({ items: [{ name: 'Jugo' }], totals: { count: 1, total: 20, open: 20 } });
  expect((await list({ q: 'zulema' })).data.items).toHaveLength(1);
  expect((await list({ player_id: player.id, state: 'paid' })).data.totals).toMatchObject({ count: 0, total: 0 });
});

test('the list is exported', async () => {
  const { id } = await booking();
  const player = await day.club.player('Ñata');
  await day.consume(id, { name: '=Jugo', quantity: 2, unit_price: 1050, player_id: player.id });
  const { data } = await api.client.call(
    consumptionEndpoints.export,
    { params: day.params, query: { language: 'es', player_id: player.id } },
    day.token,
  );
  const [head, line, ...rest] = data.content.split('\r\n');
  expect([data.name, rest]).toEqual(['consumos.csv', []]);
  expect(head).toContain('Fecha;Hora;Cancha');
  expect(line).toContain(`Ñata;"'=Jugo";2;10,50;21,00;0,00;21,00;`);
});

test('an export with too many rows is refused', async () => {
  const { id } = await booking();
  // in slices, since each row is summed up into its booking, and a statement is given four seconds
  for (const count of [5_000, 5_000, 5_000, 5_001]) {
    await api.services.db.tenant(day.club.clubId, (tx) =>
      tx.query(sql`
        insert into consumptions (club_id, booking_id, name, quantity, unit_price)
        select ${day.club.clubId}, ${id}, 'Agua', 1, 1 from generate_series(1, ${count}::int)`),
    );
  }
  const answer = await api.client.call(
    consumptionEndpoints.export,
    { params: day.params, query: { language: 'es', booking_id: id } },
    day.token,
  );
  expect(answer).toMatchObject({
    status: 422,
    error: { error: 'too_many_rows', params: { max: 20_000, found: 20_001 } },
  });
});

test('every plan has consumptions, even without a catalogue', async () => {
  const club = await TestClub.open(api.client, 'starter');
  const starter = new TestBuffet(club);
  const sale = await starter.sell({ lines: [{ name: 'Agua', quantity: 1, unit_price: 5 }] });
  expect(sale).toMatchObject({ status: 403, error: { error: 'permission_denied' } });
  const booked = await club.booked((await club.court()).id, at(15));
  expect((await starter.consume(booked.id, { name: 'Agua', quantity: 1, unit_price: 5 })).status).toBe(201);
});
