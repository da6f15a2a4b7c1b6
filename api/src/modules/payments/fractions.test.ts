import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../testing/boot';
import { TestBuffet } from '../../testing/test-buffet';
import { refusal, TestPayments } from '../../testing/test-payments';

let api: Booted;
let pay: TestPayments;
beforeAll(async () => {
  api = await boot();
});
beforeEach(async () => {
  pay = await TestPayments.open(api);
});
afterAll(() => api.close());

const REFUSED = { status: 422, ...refusal('fraction_of_currency', { currency: 'CLP', path: 'amount' }) };
const toChile = () => pay.club.set({ currency: 'CLP' });
const token = () => pay.club.owner.token;
const params = () => ({ clubId: pay.clubId });
const move = (kind: 'deposit' | 'withdrawal', amount: number) =>
  api.client.call(
    playerEndpoints.addLedgerEntry,
    { params: { ...params(), playerId: pay.idOf(0) }, body: { kind, amount, method: 'cash' } },
    token(),
  );

test('a booking is paid in full by all that is open of it, and by no other fraction', async () => {
  const booking = await pay.event({ price: 1000_50 });
  await toChile();
  expect(await pay.pay(booking, { amount: 12_50 })).toMatchObject(REFUSED);
  expect(await pay.bulk(booking, [{ kind: 'booking', id: booking.id, amount: 12_50 }])).toMatchObject({
    ...refusal('fraction_of_currency', { currency: 'CLP', path: 'lines.0.amount' }),
  });
  expect((await pay.pay(booking, { amount: 12_00 })).status).toBe(201);
  const { status, data } = await pay.pay(booking, { amount: 988_50 });
  expect([status, data.remaining, data.booking.payment_status]).toEqual([201, 0, 'fully_paid']);
});

test('each share of it is paid, the last one too', async () => {
  const booking = await pay.event({ price: 1000_50 });
  await toChile();
  const { shares } = await pay.money(booking);
  const lines = shares.map(({ player_id, open }) => ({ kind: 'share', id: player_id, amount: open }));
  const { status, data } = await pay.bulk(booking, lines);
  expect([status, data.remaining]).toEqual([201, 0]);
});

test('a payment of it keeps its amount when its method changes, and is refunded whole', async () => {
  const booking = await pay.event();
  await pay.pay(booking, { amount: 12_50 });
  await toChile();
  const id = await pay.firstOf(booking);
  expect(await pay.change(id, { amount: 11_50, version: 1 })).toMatchObject(REFUSED);
  expect((await pay.change(id, { amount: 12_50, method: 'qr', version: 1 })).data.method).toBe('qr');
  expect(await pay.refund(id, { amount: 11_50 })).toMatchObject(REFUSED);
  expect((await pay.refund(id, { amount: 12_50 })).data.refunded).toBe(12_50);
});

test('a surplus becomes credit, and credit is handed out', async () => {
  const booking = await pay.event();
  await pay.pay(booking, { amount: 24_00, player_id: pay.idOf(0) });
  await pay.price(booking, 23_50);
  await move('deposit', 1_00);
  await toChile();
  expect(await pay.toCredit(booking, 0, 25)).toMatchObject(REFUSED);
  expect((await pay.toCredit(booking, 0, 50)).status).toBe(200);
  expect(await move('deposit', 12_50)).toMatchObject(REFUSED);
  expect(await move('withdrawal', 1_25)).toMatchObject(REFUSED);
  expect((await move('withdrawal', 1_50)).data.credit).toBe(0);
});

test('debts are collected in full', async () => {
  const booking = await pay.event({ price: 1000_50, player_ids: [pay.idOf(0)] });
  await pay.rows(sql`
    update bookings set starts_at = now() - interval '3 hours', ends_at = now() - interval '2 hours'
    where id = ${booking.id}`);
  await toChile();
  const collect = (amount: number) =>
    api.client.call(
      playerEndpoints.payDebts,
      { params: { ...params(), playerId: pay.idOf(0) }, body: { method: 'cash', amount } },
      token(),
    );
  expect(await collect(12_50)).toMatchObject(REFUSED);
  expect((await collect(1000_50)).data).toEqual({ owed: 0, debts: [] });
});

test('an order is paid, its last part with the fraction', async () => {
  const till = new TestBuffet(pay.club);
  const { data } = await till.sell({ lines: [{ name: 'Agua', quantity: 1, unit_price: 10_50 }], payments: [] });
  await toChile();
  const parts = (...amounts: number[]) =>
    till.settle(data.id, { payments: amounts.map((amount) => ({ method: 'cash', amount })) });
  expect(await parts(4_50, 6_00)).toMatchObject(
    refusal('fraction_of_currency', { currency: 'CLP', path: 'payments.0.amount' }),
  );
  expect((await parts(4_00, 6_50)).data.state).toBe('paid');
});

test('a cancelled booking gives back what was paid of it', async () => {
  const booking = await pay.event();
  await pay.pay(booking, { amount: 12_50 });
  await toChile();
  const { version } = (await pay.money(booking)).booking;
  const body = { reason: 'Lluvia', version, refund: { destination: 'money' as const, kept: 0 } };
  const { data } = await api.client.call(bookingEndpoints.cancel, { params: pay.on(booking), body }, token());
  expect([data.state, data.paid]).toEqual(['cancelled', 0]);
});
