import { randomUUID } from 'node:crypto';
import {
  type Booking,
  bookingEndpoints,
  type CancellationRefund,
  storedReason,
} from '@canchero/shared-contracts/booking';
import { cashEndpoints } from '@canchero/shared-contracts/cash';
import type { BookingPayments, ChargeMethod } from '@canchero/shared-contracts/payment';
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../../testing/boot';
import { refusal, TestPayments } from '../../../testing/test-payments';

let api: Booted;
let court: TestPayments;
beforeAll(async () => {
  api = await boot();
  court = await TestPayments.open(api);
});
afterAll(() => api.close());

/** Cancels a booking at its present version. */
async function cancel(booking: Booking, refund?: CancellationRefund, headers = {}, token = court.club.owner.token) {
  const { version } = (await court.money(booking)).booking;
  const body = { version, reason: 'Lluvia', ...(refund && { refund }) };
  return api.client.call(bookingEndpoints.cancel, { params: court.on(booking), body }, token, headers);
}
const creditOf = async (i: number) => {
  const [row] = await court.rows<{ credit: number }>(sql`select credit from players where id = ${court.idOf(i)}`);
  return row?.credit ?? -1;
};
const refundsOf = ({ payments }: BookingPayments) => payments.map((p) => p.refunded);

test('a paid booking is not cancelled without saying what becomes of the money', async () => {
  const booking = await court.event();
  await court.pay(booking, { amount: 1000 });
  expect(await cancel(booking)).toMatchObject({ status: 409, ...refusal('booking_has_payments', { paid: 1000 }) });
  expect((await court.money(booking)).booking.state).toBe('confirmed');
});

test('cancelling gives all back, each payment by its own method', async () => {
  const booking = await court.event();
  await court.pay(booking, { amount: 900, method: 'transfer' });
  await court.pay(booking, { amount: 1500 });
  const { status, data } = await cancel(booking, { destination: 'money', kept: 0 });
  expect([status, data.state, data.paid, data.cancel_reason]).toEqual([200, 'cancelled', 0, 'Lluvia']);
  const rows = await court.rows<{ method: string; amount: number; destination: string; reason: string }>(sql`
    select p.method, r.amount, r.destination, r.reason from refunds r join payments p on p.id = r.payment_id
    where p.booking_id = ${booking.id} order by r.amount`);
  expect(rows).toEqual([
    { method: 'transfer', amount: 900, destination: 'money', reason: 'Lluvia' },
    { method: 'cash', amount: 1500, destination: 'money', reason: 'Lluvia' },
  ]);
});

test('refunds of a cancellation without a reason have that of the service, which nobody may type', async () => {
  const booking = await court.event();
  await court.pay(booking, { amount: 900, method: 'transfer' });
  const { version } = (await court.money(booking)).booking;
  const refund = { destination: 'money' as const, kept: 0 };
  const send = (body: object) =>
    api.client.call(
      bookingEndpoints.cancel,
      { params: court.on(booking), body: { version, refund, ...body } },
      court.club.owner.token,
    );
  expect((await send({ reason: storedReason('booking_cancelled') })).status).toBe(422);
  expect((await send({})).status).toBe(200);
  expect(
    await court.rows(sql`select r.reason from refunds r join payments p on p.id = r.payment_id
    where p.booking_id = ${booking.id}`),
  ).toEqual([{ reason: storedReason('booking_cancelled') }]);
});

test.each([
  ['with a refund cannot be undone: the money would be missing', 0, 409],
  ['that keeps all of the money can be undone', 900, 200],
])('a cancellation %s', async (_, kept, status) => {
  const booking = await court.event();
  await court.pay(booking, { amount: 900, method: 'transfer' });
  const { data } = await cancel(booking, { destination: 'money', kept });
  const call = { params: court.on(booking), body: { version: data.version } };
  const answer = await api.client.call(bookingEndpoints.undo, call, court.club.owner.token);
  expect(answer).toMatchObject(status === 409 ? { status, ...refusal('nothing_to_undo') } : { status });
  expect((await court.money(booking)).booking.state).toBe(status === 409 ? 'cancelled' : 'confirmed');
});

test('what the club keeps stays paid, and the oldest payments are refunded first', async () => {
  const booking = await court.event();
  for (const amount of [500, 700, 1200]) await court.pay(booking, { amount });
  const { data } = await cancel(booking, { destination: 'money', kept: 1201 });
  expect([data.state, data.paid]).toEqual(['cancelled', 1201]);
  expect(refundsOf(await court.money(booking))).toEqual([500, 699, 0]);
  const audited = await court.rows<{ action: string; amount: number | null }>(sql`
    select action, amount from audit where object_id = ${booking.id} and action in ('booking.cancel', 'booking.keep')
    order by id`);
  expect(audited).toEqual([
    { action: 'booking.keep', amount: 1201 },
    { action: 'booking.cancel', amount: null },
  ]);
});

test('all may be kept, and no more than was paid', async () => {
  const booking = await court.event();
  await court.pay(booking, { amount: 1000 });
  const more = await cancel(booking, { destination: 'money', kept: 1001 });
  expect(more).toMatchObject({ status: 422, ...refusal('kept_exceeds_paid', { paid: 1000 }) });
  expect((await cancel(booking, { destination: 'money', kept: 1000 })).data).toMatchObject({ paid: 1000 });
});

test("money becomes the credit of each payment's player, else of the booking's first or the one named", async () => {
  const [ana, bea, caro] = [await creditOf(0), await creditOf(1), await creditOf(2)];
  const first = await court.event();
  await court.pay(first, { amount: 300, player_id: court.idOf(1) });
  await court.pay(first, { amount: 50 });
  await cancel(first, { destination: 'credit', kept: 0 });
  expect([await creditOf(0), await creditOf(1)]).toEqual([ana + 50, bea + 300]);
  const second = await court.event();
  await court.pay(second, { amount: 40 });
  await cancel(second, { destination: 'credit', kept: 0, player_id: court.idOf(2) });
  expect(await creditOf(2)).toBe(caro + 40);
  const nobody = await court.event({ player_ids: [] });
  await court.pay(nobody, { amount: 40 });
  const refused = await cancel(nobody, { destination: 'credit', kept: 0 });
  expect(refused).toMatchObject({ status: 422, ...refusal('credit_needs_player') });
  expect((await court.money(nobody)).booking).toMatchObject({ state: 'confirmed', paid: 40 });
});

test('a retry with the same key refunds once; cancelling twice is refused', async () => {
  const booking = await court.event();
  await court.pay(booking, { amount: 800 });
  const { version } = (await court.money(booking)).booking;
  const body = { version, refund: { destination: 'money' as const, kept: 300 } };
  const key = { 'idempotency-key': randomUUID() };
  const send = (headers = {}) =>
    api.client.call(bookingEndpoints.cancel, { params: court.on(booking), body }, court.club.owner.token, headers);
  const answers = [await send(key), await send(key)];
  expect(answers.map((a) => [a.status, a.data.paid])).toEqual([
    [200, 300],
    [200, 300],
  ]);
  expect((await send()).status).toBe(412);
  expect(await cancel(booking, body.refund)).toMatchObject({ status: 409, ...refusal('booking_cancelled') });
  expect(refundsOf(await court.money(booking))).toEqual([500]);
});

test('a payment that came in since makes the cancellation stale', async () => {
  const booking = await court.event();
  await court.pay(booking, { amount: 800 });
  const { version } = (await court.money(booking)).booking;
  await court.pay(booking, { amount: 100 });
  const body = { version, refund: { destination: 'money' as const, kept: 0 } };
  const answer = await api.client.call(
    bookingEndpoints.cancel,
    { params: court.on(booking), body },
    court.club.owner.token,
  );
  expect(answer).toMatchObject({ status: 412, error: { params: { current: { paid: 900 } } } });
});

test('refunding needs the permission booking; cancelling an unpaid booking does not', async () => {
  const staff = await court.club.staff('schedule');
  const paid = await court.event();
  await court.pay(paid, { amount: 100 });
  const refused = await cancel(paid, { destination: 'money', kept: 100 }, {}, staff.token);
  expect(refused).toMatchObject({ status: 403, ...refusal('permission_denied', { permission: 'booking' }) });
  const { version } = (await court.money(paid)).booking;
  const series = await api.client.call(
    bookingEndpoints.remove,
    { params: court.on(paid), body: { version, refund: { destination: 'money', keep: 'nothing' } } },
    staff.token,
  );
  expect(series).toMatchObject({ status: 403, ...refusal('permission_denied', { permission: 'booking' }) });
  expect((await cancel(await court.event(), undefined, {}, staff.token)).status).toBe(200);
});

test('whatever was paid and is kept, refunds and the rest add up to the centavo', async () => {
  const methods: ChargeMethod[] = ['cash', 'transfer', 'qr'];
  const payment = fc.record({
    amount: fc.integer({ min: 1, max: 700 }),
    method: fc.constantFrom(...methods),
    who: fc.option(fc.integer({ min: 0, max: 3 })),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(payment, { minLength: 1, maxLength: 3 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.constantFrom('money' as const, 'credit' as const),
      async (payments, part, destination) => {
        const booking = await court.event();
        for (const { amount, method, who } of payments) {
          await court.pay(booking, { amount, method, player_id: who === null ? null : court.idOf(who) });
        }
        const before = await Promise.all([0, 1, 2, 3].map(creditOf));
        const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
        const kept = Math.round(paid * part);
        const { data } = await cancel(booking, { destination, kept });
        expect(data.paid).toBe(kept);
        const after = await court.money(booking);
        const refunded = refundsOf(after).reduce((sum, amount) => sum + amount, 0);
        expect(refunded + kept).toBe(paid);
        const partly = after.payments.filter((p) => p.refunded > 0 && p.refunded < p.amount);
        expect(partly.length).toBeLessThanOrEqual(1);
        const credited = (await Promise.all([0, 1, 2, 3].map(creditOf))).map((now, i) => now - (before[i] ?? 0));
        expect(credited.reduce((sum, amount) => sum + amount, 0)).toBe(destination === 'credit' ? refunded : 0);
      },
    ),
    { numRuns: 25 },
  );
});

test('cash given back comes out of the open cash session, and needs one', async () => {
  const booking = await court.event();
  await court.pay(booking, { amount: 700 });
  const params = { clubId: court.clubId };
  const { data: session } = await api.client.call(
    cashEndpoints.open,
    { params, body: { opening_amount: 1000 } },
    court.club.owner.token,
  );
  const other = await court.event();
  await court.pay(other, { amount: 200 });
  await cancel(booking, { destination: 'money', kept: 0 });
  const closed = await api.client.call(
    cashEndpoints.close,
    { params: { ...params, cashSessionId: session.id }, body: { counted: { cash: 500 } } },
    court.club.owner.token,
  );
  expect(closed.data.expected).toEqual({ cash: 500 });
  const refused = await cancel(other, { destination: 'money', kept: 0 });
  expect(refused).toMatchObject({ status: 409, ...refusal('cash_session_needed') });
  expect((await court.money(other)).booking).toMatchObject({ state: 'confirmed', paid: 200 });
});
