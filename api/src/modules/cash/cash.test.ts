import { cashEndpoints } from '@canchero/shared-contracts/cash';
import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import { type Booted, boot } from '../../testing/boot';
import { BuffetDay } from '../../testing/buffet-day';
import { at, ClubDay } from '../../testing/club-day';

let api: Booted;
let day: BuffetDay;
beforeAll(async () => {
  api = await boot();
});
beforeEach(async () => {
  day = new BuffetDay(await ClubDay.open(api.client));
});
afterAll(() => api.close());

const court = async (method: string, amount: number) => {
  const booking = await day.club.booked((await day.club.court()).id, at(15), { price: amount });
  const params = { ...day.params, bookingId: booking.id };
  return api.client.call(paymentEndpoints.add, { params, body: { method, amount } }, day.token);
};
const sale = (...payments: { method: 'cash' | 'qr'; amount: number }[]) => {
  const unit_price = payments.reduce((sum, p) => sum + p.amount, 0);
  return day.sell({ lines: [{ name: 'Varios', quantity: 1, unit_price }], payments });
};

test('a shift: court and till, refund and drawer, counted blind', async () => {
  const { data: open } = await day.openCash(10_000);
  expect(open).toMatchObject({ opening_amount: 10_000, expected: null, counted: null });
  await court('cash', 5000);
  await court('transfer', 700);
  const sold = (await sale({ method: 'cash', amount: 2000 }, { method: 'qr', amount: 300 })).data;
  await day.refund((await sale({ method: 'cash', amount: 400 })).data.id);
  const params = { ...day.params, cashSessionId: open.id };
  const move = (type: string, amount: number) =>
    api.client.call(cashEndpoints.addMovement, { params, body: { type, amount, reason: 'Hielo' } }, day.token);
  await move('out', 1000);
  await move('in', 50);
  expect(sold.state).toBe('paid');
  const { data } = await day.closeCash(open.id, { cash: 16_000, qr: 300, transfer: 700 });
  expect(data.expected).toEqual({ cash: 16_050, qr: 300, transfer: 700 });
  expect(data.counted).toEqual({ cash: 16_000, qr: 300, transfer: 700 });
  expect(await move('in', 1)).toMatchObject({ status: 409, error: { error: 'cash_session_closed' } });
});

test('one session at a time', async () => {
  const { data } = await day.openCash();
  expect(await day.openCash()).toMatchObject({ status: 409, error: { error: 'cash_session_open' } });
  await day.closeCash(data.id, {});
  expect((await day.openCash()).status).toBe(201);
});

test('a club that counts its cash takes none while it is closed; one that never did needs no session', async () => {
  expect((await court('cash', 100)).status).toBe(201);
  const { data } = await day.openCash();
  await day.closeCash(data.id, {});
  expect(await court('cash', 100)).toMatchObject({ status: 409, error: { error: 'cash_session_needed' } });
  expect(await sale({ method: 'cash', amount: 5 })).toMatchObject({ error: { error: 'cash_session_needed' } });
  expect((await court('qr', 100)).status).toBe(201);
  const current = await api.client.call(cashEndpoints.current, { params: day.params }, day.token);
  expect(current.data).toEqual({ session: null, needed: true });
});

test('what was counted stays: a payment of a closed session is refunded, not deleted', async () => {
  const { data: first } = await day.openCash();
  const payment = (await court('cash', 100)).data.payments[0];
  await day.closeCash(first.id, { cash: 100 });
  const { data: second } = await day.openCash();
  const params = { ...day.params, paymentId: payment?.id ?? '' };
  const removed = await api.client.call(paymentEndpoints.remove, { params, body: { reason: 'Error' } }, day.token);
  expect(removed).toMatchObject({ status: 409, error: { error: 'cash_session_closed' } });
  await api.client.call(paymentEndpoints.refund, { params, body: { amount: 40, reason: 'Lluvia' } }, day.token);
  expect((await day.closeCash(second.id, {})).data.expected).toEqual({ cash: -40 });
});
