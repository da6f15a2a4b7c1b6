import { cashEndpoints } from '@canchero/shared-contracts/cash';
import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import sql, { type Sql } from 'sql-template-tag';
import { sqlState } from '../../platform/db/pg-error';
import { type Booted, boot } from '../../testing/boot';
import { TestBuffet } from '../../testing/test-buffet';
import { at, TestClub } from '../../testing/test-club';
import { recordOnlinePayment } from '../payments/writes';

let api: Booted;
let day: TestBuffet;
beforeAll(async () => {
  api = await boot();
});
beforeEach(async () => {
  day = new TestBuffet(await TestClub.open(api.client));
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

test('a session has the payments of court and till, refunds and movements, and is counted blind', async () => {
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
  const { data: report } = await api.client.call(cashEndpoints.get, { params }, day.token);
  expect(report.session.movements.map((m) => [m.type, m.amount])).toEqual([
    ['out', 1000],
    ['in', 50],
  ]);
  expect(report.sources).toEqual([
    { source: 'booking', method: 'cash', count: 1, received: 5000, refunded: 0 },
    { source: 'booking', method: 'transfer', count: 1, received: 700, refunded: 0 },
    { source: 'order', method: 'cash', count: 2, received: 2400, refunded: 400 },
    { source: 'order', method: 'qr', count: 1, received: 300, refunded: 0 },
  ]);
});

test('an open session does not show what is expected', async () => {
  const { data: open } = await day.openCash(10_000);
  await court('cash', 5000);
  const params = { ...day.params, cashSessionId: open.id };
  const { data } = await api.client.call(cashEndpoints.get, { params }, day.token);
  expect(data).toMatchObject({ session: { expected: null, payments: 1 }, sources: null });
});

test('a payment that is changed to cash is in the open session', async () => {
  const payment = (await court('qr', 100)).data.payments[0];
  const { data: session } = await day.openCash();
  const change = (method: 'cash' | 'qr', version: number) =>
    api.client.call(
      paymentEndpoints.change,
      { params: { ...day.params, paymentId: payment?.id ?? '' }, body: { method, version } },
      day.token,
    );
  expect((await change('cash', 1)).status).toBe(200);
  expect((await day.closeCash(session.id, {})).data.expected).toEqual({ cash: 100 });
  const late = (await court('qr', 50)).data.payments[0];
  const params = { ...day.params, paymentId: late?.id ?? '' };
  expect(
    await api.client.call(paymentEndpoints.change, { params, body: { method: 'cash', version: 1 } }, day.token),
  ).toMatchObject({ status: 409, error: { error: 'cash_session_needed' } });
});

test('a payment keeps its method once a refund of it was counted', async () => {
  const payment = (await court('transfer', 1000)).data.payments[0];
  const params = { ...day.params, paymentId: payment?.id ?? '' };
  const { data: open } = await day.openCash(0);
  const refund = { amount: 300, reason: 'Lluvia' };
  const { data: refunded } = await api.client.call(paymentEndpoints.refund, { params, body: refund }, day.token);
  const { data: closed } = await day.closeCash(open.id, { cash: 0 });
  expect(closed.expected).toEqual({ cash: 0, transfer: -300 });
  const { version } = refunded;
  const change = (body: object) => api.client.call(paymentEndpoints.change, { params, body }, day.token);
  expect(await change({ method: 'debit_card', version })).toMatchObject({
    status: 409,
    error: { error: 'cash_session_closed' },
  });
  expect((await change({ notes: 'Banco', amount: 900, version })).data).toMatchObject({ amount: 900 });
  const session = { ...day.params, cashSessionId: open.id };
  const { data: report } = await api.client.call(cashEndpoints.get, { params: session }, day.token);
  expect(report.sources).toEqual([{ source: 'booking', method: 'transfer', count: 0, received: 0, refunded: 300 }]);
});

test('online payments and their refunds are in no session', async () => {
  const { data: session } = await day.openCash(50);
  const booking = await day.club.booked((await day.club.court()).id, at(15), { price: 100 });
  const online = { bookingId: booking.id, playerId: null, method: 'other' as const, amount: 100, notes: '', by: null };
  await api.services.db.tenant(day.club.clubId, (tx) => recordOnlinePayment(tx, day.club.clubId, online));
  const { data } = await api.client.call(
    paymentEndpoints.ofBooking,
    { params: { ...day.params, bookingId: booking.id } },
    day.token,
  );
  const params = { ...day.params, paymentId: data.payments[0]?.id ?? '' };
  const refund = { amount: 40, reason: 'Lluvia' };
  expect((await api.client.call(paymentEndpoints.refund, { params, body: refund }, day.token)).status).toBe(201);
  expect((await day.closeCash(session.id, {})).data.expected).toEqual({ cash: 50 });
});

test('deposits of players are in the session', async () => {
  const { data: session } = await day.openCash();
  const player = await day.club.player();
  const move = (kind: 'deposit' | 'withdrawal', amount: number) =>
    api.client.call(
      playerEndpoints.addLedgerEntry,
      { params: { ...day.params, playerId: player.id }, body: { kind, amount, method: 'cash' } },
      day.token,
    );
  await move('deposit', 900);
  await move('withdrawal', 200);
  expect((await day.closeCash(session.id, {})).data.expected).toEqual({ cash: 700 });
  expect(await move('deposit', 1)).toMatchObject({ status: 409, error: { error: 'cash_session_needed' } });
});

test('a club has one open session', async () => {
  const { data } = await day.openCash();
  expect(await day.openCash()).toMatchObject({ status: 409, error: { error: 'cash_session_open' } });
  await day.closeCash(data.id, {});
  expect((await day.openCash()).status).toBe(201);
});

test('cash needs an open session once the club has opened one', async () => {
  expect((await court('cash', 100)).status).toBe(201);
  const { data } = await day.openCash();
  await day.closeCash(data.id, {});
  expect(await court('cash', 100)).toMatchObject({ status: 409, error: { error: 'cash_session_needed' } });
  expect(await sale({ method: 'cash', amount: 5 })).toMatchObject({ error: { error: 'cash_session_needed' } });
  expect((await court('qr', 100)).status).toBe(201);
  const current = await api.client.call(cashEndpoints.current, { params: day.params }, day.token);
  expect(current.data).toEqual({ session: null, needed: true, taking: null });
});

test('a payment of a closed session cannot be deleted, only refunded', async () => {
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

test('the database refuses to change a session that was counted, even by code that forgot', async () => {
  const { data } = await day.openCash();
  const rewrite = (change: Sql) =>
    api.services.db
      .tenant(day.club.clubId, (tx) => tx.query(sql`update cash_sessions set ${change}`))
      .then(
        () => 'done',
        (error) => sqlState(error)?.code,
      );
  expect(await rewrite(sql`note = 'open'`)).toBe('done');
  expect(await rewrite(sql`opening_amount = 1`)).toBe('42501');
  await day.closeCash(data.id, {});
  expect(await rewrite(sql`note = 'closed'`)).toBe('42501');
  expect(await rewrite(sql`closed_at = null, counted = null, expected = null`)).toBe('42501');
});
