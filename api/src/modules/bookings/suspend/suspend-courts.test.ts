import { blockEndpoints, type NewCourtSuspension } from '@canchero/shared-contracts/block';
import { type Booking, bookingEndpoints } from '@canchero/shared-contracts/booking';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../../testing/boot';
import { at, DAY } from '../../../testing/test-club';
import { refusal, TestPayments } from '../../../testing/test-payments';

let api: Booted;
let pay: TestPayments;
beforeAll(async () => {
  api = await boot();
  pay = await TestPayments.open(api);
});
afterAll(() => api.close());

type Entry = NewCourtSuspension['bookings'][number];
const suspend = (bookings: Booking[], entries: Entry[], token = pay.club.owner.token, headers = {}) => {
  const court_ids = [...new Set(bookings.map((b) => b.court_id))];
  const body = { court_ids, start: at(14), end: at(20), kind: 'weather' as const, reason: 'Lluvia', bookings: entries };
  return api.client.call(blockEndpoints.suspend, { params: { clubId: pay.clubId }, body }, token, headers);
};
const now = async (booking: Booking) => (await pay.money(booking)).booking;
const entryOf = async (booking: Booking, destination?: Entry['destination']): Promise<Entry> => ({
  id: booking.id,
  version: (await now(booking)).version,
  ...(destination && { destination }),
});
const creditOf = async (i: number) =>
  (await pay.rows<{ credit: number }>(sql`select credit from players where id = ${pay.idOf(i)}`))[0]?.credit;
const blocksOn = async (courtId: string) => {
  const query = { from: at(0), to: `${DAY}T23:59:00.000Z` };
  const { data } = await api.client.call(
    blockEndpoints.list,
    { params: { clubId: pay.clubId }, query },
    pay.club.owner.token,
  );
  return data.filter(({ court_ids }) => court_ids.includes(courtId));
};

test('rain cancels what is in the way, one as credit, one as money, and blocks the courts', async () => {
  const [credited, refunded, unpaid] = [await pay.event(), await pay.event(), await pay.event()];
  await pay.pay(credited, { amount: 1000, method: 'transfer', player_id: pay.idOf(1) });
  await pay.pay(refunded, { amount: 2400, method: 'transfer' });
  const before = await creditOf(1);
  const entries = [await entryOf(credited, 'credit'), await entryOf(refunded, 'money'), await entryOf(unpaid)];
  const { status, data } = await suspend([credited, refunded, unpaid], entries);
  expect(status).toBe(201);
  expect(data.block).toMatchObject({ kind: 'weather', reason: 'Lluvia', start: at(14), end: at(20) });
  expect(data.cancelled.map((b) => [b.id, b.state, b.paid, b.cancel_reason])).toEqual(
    [credited, refunded, unpaid].map(({ id }) => [id, 'cancelled', 0, 'Lluvia']),
  );
  expect(await creditOf(1)).toBe((before ?? 0) + 1000);
  expect((await pay.money(refunded)).payments[0]).toMatchObject({ refunded: 2400 });
  expect((await pay.club.book(unpaid.court_id, at(15))).error).toMatchObject({ error: 'slot_blocked' });
});

test('all or nothing: a booking that was not listed, changed or paid meanwhile stops it', async () => {
  const [a, b] = [await pay.event(), await pay.event()];
  await pay.pay(a, { amount: 500 });
  const entries = [await entryOf(a, 'credit')];
  expect((await suspend([a, b], entries)).error).toMatchObject({
    error: 'schedule_conflict',
    params: { conflicts: [{ id: b.id }] },
  });
  const stale = await suspend([a, b], [{ ...(entries[0] as Entry), version: a.version }, await entryOf(b)]);
  expect(stale).toMatchObject({ status: 412, ...refusal('stale_version') });
  const silent = await suspend([a, b], [await entryOf(b), await entryOf(a)]);
  expect(silent).toMatchObject({ status: 409, ...refusal('booking_has_payments', { paid: 500 }) });
  expect([(await now(a)).state, (await now(b)).state, (await now(a)).paid]).toEqual(['confirmed', 'confirmed', 500]);
  expect(await blocksOn(a.court_id)).toEqual([]);
});

test('a block that is extended over bookings cancels them; one that was changed since is left as it is', async () => {
  const booking = await pay.event();
  await pay.pay(booking, { amount: 700, method: 'transfer' });
  const target = { params: { clubId: pay.clubId } };
  const body = { court_ids: [booking.court_id], start: at(20), end: at(22), kind: 'weather' as const, reason: '' };
  const { data: made } = await api.client.call(blockEndpoints.create, { ...target, body }, pay.club.owner.token);
  const extend = async (version: number) => {
    const bookings = [await entryOf(booking, 'money')];
    const extended = { ...body, start: at(14), reason: 'Lluvia', block: { id: made.id, version }, bookings };
    return api.client.call(blockEndpoints.suspend, { ...target, body: extended }, pay.club.owner.token);
  };
  expect(await extend(7)).toMatchObject({ status: 412, ...refusal('stale_version') });
  expect([(await now(booking)).state, (await now(booking)).paid]).toEqual(['confirmed', 700]);
  const { data } = await extend(made.version);
  expect(data.block).toMatchObject({ id: made.id, start: at(14), end: at(22), version: 2 });
  expect(data.cancelled).toMatchObject([{ id: booking.id, state: 'cancelled', paid: 0 }]);
  expect(await blocksOn(booking.court_id)).toMatchObject([{ id: made.id, start: at(14) }]);
});

test('the same Idempotency-Key suspends once', async () => {
  const booking = await pay.event();
  await pay.pay(booking, { amount: 700, method: 'transfer' });
  const entries = [await entryOf(booking, 'money')];
  const key = { 'idempotency-key': crypto.randomUUID() };
  const first = await suspend([booking], entries, undefined, key);
  expect(await suspend([booking], entries, undefined, key)).toMatchObject({ status: 201, data: first.data });
  expect(await blocksOn(booking.court_id)).toHaveLength(1);
});

test('credit needs somebody to get it', async () => {
  const booking = await pay.event({ player_ids: [] });
  await pay.pay(booking, { amount: 700 });
  expect(await suspend([booking], [await entryOf(booking, 'credit')])).toMatchObject(refusal('credit_needs_player'));
  expect((await now(booking)).state).toBe('confirmed');
});

test('who only sees the agenda, or only configures the club, suspends nothing', async () => {
  const booking = await pay.event();
  const entries = [await entryOf(booking)];
  for (const permission of ['schedule', 'configuration']) {
    const { token } = await pay.club.staff(permission);
    expect(await suspend([booking], entries, token)).toMatchObject(refusal('permission_denied'));
  }
  expect((await now(booking)).state).toBe('confirmed');
  const history = await api.client.call(bookingEndpoints.history, { params: pay.on(booking) }, pay.club.owner.token);
  expect(history.data.map((h) => h.action)).toEqual(['booking.create']);
});
