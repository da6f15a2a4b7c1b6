import { type CashDesk, cashEndpoints } from '@canchero/shared-contracts/cash';
import { consumptionEndpoints } from '@canchero/shared-contracts/consumption';
import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../testing/boot';
import { TestBuffet } from '../../testing/test-buffet';
import type { Session } from '../../testing/test-client';
import { at, TestClub } from '../../testing/test-club';

let api: Booted;
let day: TestBuffet;
let reception: Session;
let till: Session;
beforeAll(async () => {
  api = await boot();
});
beforeEach(async () => {
  day = new TestBuffet(await TestClub.open(api.client));
  reception = await day.club.staff('schedule', 'booking', 'players', 'consumption');
  till = await day.club.staff('buffet', 'consumption');
});
afterAll(() => api.close());

const booked = async (price: number) => day.club.booked((await day.club.court()).id, at(15), { price });
const payCourt = async (amount: number, who: Session, method = 'cash') => {
  const params = { ...day.params, bookingId: (await booked(amount)).id };
  return api.client.call(paymentEndpoints.add, { params, body: { method, amount } }, who.token);
};
const sale = (amount: number, method: 'cash' | 'qr' = 'cash') =>
  day.sell({ lines: [{ name: 'Varios', quantity: 1, unit_price: amount }], payments: [{ method, amount }] });
const current = async (desk: CashDesk, who: Session) =>
  (await api.client.call(cashEndpoints.current, { params: day.params, query: { desk } }, who.token)).data;
const close = async (id: string, who: Session) => {
  const params = { ...day.params, cashSessionId: id };
  return api.client.call(cashEndpoints.close, { params, body: { counted: {} } }, who.token);
};

test('each desk has its session: bookings and credit are paid at the reception, orders at the buffet', async () => {
  const buffet = (await day.openCash(1000, 'buffet', till.token)).data;
  const desk = (await day.openCash(500, 'reception', reception.token)).data;
  expect([buffet.desk, desk.desk]).toEqual(['buffet', 'reception']);
  expect((await payCourt(300, reception)).status).toBe(201);
  await payCourt(70, reception, 'transfer');
  await sale(40);
  const player = await day.club.player();
  const body = { kind: 'deposit' as const, amount: 9, method: 'cash' as const };
  const params = { ...day.params, playerId: player.id };
  await api.client.call(playerEndpoints.addLedgerEntry, { params, body }, reception.token);
  expect((await close(buffet.id, till)).data.expected).toEqual({ cash: 1040 });
  expect((await close(desk.id, reception)).data.expected).toEqual({ cash: 809, transfer: 70 });
});

test('one session is open at each desk', async () => {
  await day.openCash(0, 'reception');
  expect(await day.openCash(0, 'reception')).toMatchObject({ status: 409, error: { error: 'cash_session_open' } });
  expect((await day.openCash(0, 'buffet')).status).toBe(201);
});

test('a club with one drawer keeps it; once the reception counts its own, its cash needs its session', async () => {
  const { data: buffet } = await day.openCash(0, 'buffet', till.token);
  await payCourt(100, reception);
  expect((await current('reception', reception)).taking).toEqual({ id: buffet.id, desk: 'buffet' });
  await close((await day.openCash(0, 'reception', reception.token)).data.id, reception);
  expect(await payCourt(100, reception)).toMatchObject({
    status: 409,
    error: { error: 'cash_session_needed', params: { desk: 'reception' } },
  });
  expect((await payCourt(100, reception, 'transfer')).status).toBe(201);
  expect(await current('reception', reception)).toEqual({ session: null, needed: true, taking: null });
  expect((await close(buffet.id, till)).data.expected).toEqual({ cash: 100 });
});

test('the buffet has left: the reception opens its own session and takes cash', async () => {
  await close((await day.openCash(0, 'buffet', till.token)).data.id, till);
  const refused = await payCourt(100, reception);
  expect(refused).toMatchObject({ error: { error: 'cash_session_needed', params: { desk: 'reception' } } });
  expect((await day.openCash(0, 'reception', reception.token)).status).toBe(201);
  expect((await payCourt(100, reception)).status).toBe(201);
});

test('who takes money for the other desk while that is closed takes it in their own session', async () => {
  await close((await day.openCash(0, 'buffet')).data.id, day.club.owner);
  const { data: desk } = await day.openCash(0, 'reception');
  expect((await sale(60)).status).toBe(201);
  expect((await close(desk.id, day.club.owner)).data.expected).toEqual({ cash: 60 });
});

test('a consumption is paid where it is charged: at the buffet, or with its booking at the reception', async () => {
  const { data: buffet } = await day.openCash(0, 'buffet', till.token);
  const { data: desk } = await day.openCash(0, 'reception', reception.token);
  const booking = await booked(1000);
  const consumed = async () =>
    (await day.consume(booking.id, { name: 'Agua', quantity: 1, unit_price: 50 })).data.items.at(-1)?.id ?? '';
  const body = { method: 'cash' as const, ids: [await consumed()] };
  await api.client.call(consumptionEndpoints.pay, { params: day.params, body }, till.token);
  const params = { ...day.params, bookingId: booking.id };
  const lines = [
    { kind: 'booking' as const, id: booking.id, amount: 200 },
    { kind: 'consumption' as const, id: await consumed(), amount: 50 },
  ];
  await api.client.call(paymentEndpoints.bulk, { params, body: { method: 'cash', lines } }, reception.token);
  expect((await close(buffet.id, till)).data.expected).toEqual({ cash: 50 });
  expect((await close(desk.id, reception)).data.expected).toEqual({ cash: 250 });
});

test('each desk has its permission: to open it, move its cash, count it and read it', async () => {
  const { data: buffet } = await day.openCash(0, 'buffet', till.token);
  const { data: desk } = await day.openCash(0, 'reception', reception.token);
  const denied = (permission: string) => ({
    status: 403,
    error: { error: 'permission_denied', params: { permission } },
  });
  expect(await day.openCash(0, 'buffet', reception.token)).toMatchObject(denied('buffet'));
  expect(await day.openCash(0, 'reception', till.token)).toMatchObject(denied('booking'));
  expect(await close(buffet.id, reception)).toMatchObject(denied('buffet'));
  expect(await close(desk.id, till)).toMatchObject(denied('booking'));
  const params = { ...day.params, cashSessionId: desk.id };
  const body = { type: 'out' as const, amount: 1, reason: 'Hielo' };
  expect(await api.client.call(cashEndpoints.addMovement, { params, body }, till.token)).toMatchObject(
    denied('booking'),
  );
  expect(await api.client.call(cashEndpoints.get, { params }, till.token)).toMatchObject(denied('booking'));
  const list = async (who: Session, query = {}) =>
    api.client.call(cashEndpoints.list, { params: day.params, query }, who.token);
  expect((await list(till)).data.items.map((s) => s.desk)).toEqual(['buffet']);
  expect((await list(reception)).data.items.map((s) => s.desk)).toEqual(['reception']);
  expect((await list(day.club.owner)).data.items.map((s) => s.desk)).toEqual(['reception', 'buffet']);
  expect(await list(till, { desk: 'reception' })).toMatchObject(denied('booking'));
});

test('the report of a session says who took and gave back what, by method', async () => {
  await api.services.db.platform((tx) => tx.query(sql`update users set name = 'Rita' where id = ${reception.userId}`));
  const { data: desk } = await day.openCash(0, 'reception', reception.token);
  await payCourt(300, reception);
  await payCourt(200, reception, 'qr');
  const { payments } = (await payCourt(100, day.club.owner)).data;
  await api.client.call(
    paymentEndpoints.refund,
    { params: { ...day.params, paymentId: payments[0]?.id ?? '' }, body: { amount: 30, reason: 'Lluvia' } },
    reception.token,
  );
  const params = { ...day.params, cashSessionId: desk.id };
  const report = async () => (await api.client.call(cashEndpoints.get, { params }, reception.token)).data;
  expect((await report()).takers).toBeNull();
  await close(desk.id, reception);
  const { takers } = await report();
  expect(takers?.map((t) => [t.name, t.method, t.count, t.received, t.refunded])).toEqual([
    ['Rita', 'cash', 1, 300, 30],
    ['Rita', 'qr', 1, 200, 0],
    [expect.not.stringMatching('Rita'), 'cash', 1, 100, 0],
  ]);
});

test('what the buffet left open when the plan lost it is counted by the reception', async () => {
  const { data: buffet } = await day.openCash(1000, 'buffet', till.token);
  await sale(40);
  expect(await current('buffet', reception)).not.toHaveProperty('left_by_plan');
  await api.services.db.platform((tx) =>
    tx.query(sql`update subscriptions set plan = 'premium' where owner_id = ${day.club.owner.userId}`),
  );
  expect(await current('buffet', reception)).toMatchObject({ session: { id: buffet.id }, left_by_plan: true });
  expect(await close(buffet.id, till)).toMatchObject({ status: 403 });
  const params = { ...day.params, cashSessionId: buffet.id };
  const body = { type: 'out' as const, amount: 100, reason: 'A la caja fuerte' };
  expect((await api.client.call(cashEndpoints.addMovement, { params, body }, reception.token)).status).toBe(201);
  expect((await close(buffet.id, reception)).data).toMatchObject({ expected: { cash: 940 } });
  expect((await api.client.call(cashEndpoints.get, { params }, reception.token)).data.sources).toHaveLength(1);
  expect(await day.openCash(0, 'buffet', day.club.owner.token)).toMatchObject({ status: 403 });
});

test('a plan without the buffet counts the cash of its reception', async () => {
  const small = new TestBuffet(await TestClub.open(api.client, 'premium'));
  day = small;
  expect((await payCourt(100, day.club.owner)).status).toBe(201);
  const { status, data } = await day.openCash(0, 'reception');
  expect(status).toBe(201);
  await close(data.id, day.club.owner);
  expect(await payCourt(100, day.club.owner)).toMatchObject({ error: { error: 'cash_session_needed' } });
});
