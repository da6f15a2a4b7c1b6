import { bookingEndpoints, storedReason } from '@canchero/shared-contracts/booking';
import { ownBookingEndpoints } from '@canchero/shared-contracts/online-booking';
import { onlinePaymentEndpoints } from '@canchero/shared-contracts/online-payment';
import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import sql from 'sql-template-tag';
import { MercadoPagoError } from '../../platform/payments/mercadopago';
import { passTime } from '../../testing/pass-time';
import { hourOf } from '../../testing/test-checkout';
import { endHolds } from '../bookings/writes';
import { sellerToken } from '../mercadopago/writes';
import { api, checkout, eachTestHasACheckout, PRICE, reasons, t, tell, work } from './testing/checkouts';

eachTestHasACheckout();

const stored = async () => {
  const [row] = await t.rows<{ messages: number; payments: number; recorded: number }>(sql`
    select (select count(*)::int from gateway_payments where club_id = ${t.club.clubId}) as messages,
      (select count(*)::int from payments where club_id = ${t.club.clubId}) as recorded`);
  return row;
};

describe('a checkout', () => {
  test('asks for the deposit or for all, in pesos, until the place is free again', async () => {
    const { reference, preference, token } = await t.pending({ pay: 'deposit' });
    expect(preference).toMatchObject({ total: 10_000, currency: 'ARS', reference });
    const own = (await api.client.call(ownBookingEndpoints.get, { params: { token } })).data;
    expect(own).toMatchObject({ status: 'pending_payment', asked: 1_000_000, paid: 0 });
    expect(own.init_point).toContain(preference.id);
    expect(preference.expiresAt?.toISOString()).toBe(own.expires_at);
    expect((await t.pending()).preference.total).toBe(20_000);
    expect(await t.result(reference)).toMatchObject({ state: 'pending', in_process: false, amount: 1_000_000 });
  });

  test('is not offered without a connection', async () => {
    await t.rows(sql`delete from mercadopago_connections`);
    const { answer } = await t.book();
    expect(answer).toMatchObject({ status: 422, error: { error: 'pay_choice_not_offered' } });
  });

  test('that the gateway did not open keeps the place, and the job opens it', async () => {
    const { gateway } = api.services;
    api.services.gateway = Object.assign(Object.create(gateway), {
      createCheckout: () => Promise.reject(new MercadoPagoError('unavailable', 'offline')),
    });
    const { answer, id } = await t.book();
    api.services.gateway = gateway;
    expect(answer).toMatchObject({ status: 503, error: { error: 'online_payment_unavailable' } });
    expect((await t.booking(id)).state).toBe('pending_payment');
    await passTime(api.services.db, 1);
    await work();
    const [row] = await t.rows<{ state: string; init_point: string }>(
      sql`select state, init_point from checkouts where booking_id = ${id}`,
    );
    expect(row?.state).toBe('open');
    expect(t.preferenceOf(row?.init_point ?? '').total).toBe(20_000);
  });
});

describe('an approved payment', () => {
  test('confirms the booking and is its payment', async () => {
    const { id, preference, reference } = await t.pending();
    expect(await tell(checkout().pay(preference, 'approved'))).toEqual([204]);
    expect(await t.booking(id)).toMatchObject({ state: 'confirmed', payment_status: 'fully_paid', hold_until: null });
    const { payments } = await t.money(id);
    expect(payments).toMatchObject([{ amount: PRICE, method: 'credit_card', created_by: null }]);
    expect(await t.online(id)).toMatchObject([{ status: 'approved', payment_id: payments[0]?.id, mismatch: null }]);
    expect(await t.result(reference)).toMatchObject({ state: 'approved', init_point: null });
    expect((await t.bell()).sort()).toEqual(['booking.created', 'payment.approved']);
  });

  test('is neither changed nor deleted here', async () => {
    const { id, preference } = await t.pending();
    await tell(checkout().pay(preference, 'approved'));
    const [payment] = (await t.money(id)).payments;
    const params = { ...t.staff.params, paymentId: payment?.id ?? '' };
    const change = { amount: 1, version: payment?.version ?? 0 };
    const refused = { status: 409, error: { error: 'payment_is_online' } };
    expect(await api.client.call(paymentEndpoints.change, { params, body: change }, t.staff.token)).toMatchObject(
      refused,
    );
    const body = { reason: 'x' };
    expect(await api.client.call(paymentEndpoints.remove, { params, body }, t.staff.token)).toMatchObject(refused);
  });

  test('whose message was lost is found within five minutes', async () => {
    const { id, preference } = await t.pending();
    checkout().pay(preference, 'approved');
    await work();
    expect((await t.booking(id)).state).toBe('pending_payment');
    await passTime(api.services.db, 6);
    await work();
    expect(await t.booking(id)).toMatchObject({ state: 'confirmed', payment_status: 'fully_paid' });
  });

  test('that comes late takes its place again', async () => {
    const { id, preference } = await t.pending();
    const payment = checkout().pay(preference, 'in_process');
    await t.runOut(id);
    await endHolds(api.services.db);
    expect((await t.booking(id)).state).toBe('cancelled');
    checkout().move(payment, 'approved');
    await tell(payment);
    expect(await t.booking(id)).toMatchObject({ state: 'confirmed', payment_status: 'fully_paid' });
  });

  test('that comes late is refunded if the place is taken, and the staff are told', async () => {
    const { id, preference, court, reference } = await t.pending();
    const payment = checkout().pay(preference, 'in_process');
    await t.runOut(id);
    const other = await t.club.booked(court.id, hourOf(15));
    checkout().move(payment, 'approved');
    await tell(payment);
    expect((await t.booking(id)).state).toBe('cancelled');
    expect((await t.booking(other.id)).state).toBe('confirmed');
    expect((await t.money(id)).payments).toMatchObject([{ amount: PRICE, refunded: PRICE }]);
    expect(payment).toMatchObject({ status: 'refunded', refunds: [{ amount: 20_000 }] });
    expect(await t.online(id)).toMatchObject([{ refunds: [{ amount: PRICE, state: 'confirmed' }] }]);
    expect(await t.result(reference)).toMatchObject({ state: 'refunded' });
    expect(await reasons()).toEqual([storedReason('late_payment')]);
    expect(await t.bell()).toContain('payment.late');
    expect(await t.bell()).not.toContain('payment.approved');
  });

  test('of a booking that was cancelled is refunded', async () => {
    const { id, preference } = await t.pending();
    const { version } = await t.booking(id);
    await api.client.call(bookingEndpoints.cancel, { params: t.of(id), body: { version } }, t.staff.token);
    const payment = checkout().pay(preference, 'approved');
    await tell(payment);
    await work();
    expect(payment.status).toBe('refunded');
    expect((await t.booking(id)).state).toBe('cancelled');
  });

  test.each([
    ['amount', { amount: 19_999.99 }],
    ['currency', { currency: 'BRL' }],
  ])('of another %s is not taken, and the staff are told', async (mismatch, given) => {
    const { id, preference, reference } = await t.pending();
    await tell(checkout().pay(preference, 'approved', given));
    // neither "not charged" nor a link to pay once more
    expect(await t.result(reference)).toMatchObject({ state: 'pending', in_process: true, init_point: null });
    expect(await t.booking(id)).toMatchObject({ state: 'pending_payment', payment_status: 'pending' });
    expect(await t.online(id)).toMatchObject([{ mismatch, payment_id: null }]);
    expect(await t.bell()).toEqual(['payment.mismatch']);
    const [line] = await t.rows<{ reason: string }>(sql`
      select reason from audit where club_id = ${t.club.clubId} and action = 'payment.online'`);
    expect(line?.reason).toBe(`code:other_${mismatch}`);
  });
});

describe('a message', () => {
  test('that is forged has no effect, in any spelling', async () => {
    const { id, preference } = await t.pending();
    const payment = checkout().pay(preference, 'approved');
    const answers = [
      await tell(payment, { forged: true }),
      await tell(payment, { forged: true, older: true }),
      await tell(payment, { forged: true, seconds: true }),
    ];
    expect(answers.flat()).toEqual([401, 401, 401]);
    const plain = await api.client.call(onlinePaymentEndpoints.webhook, {
      query: { 'data.id': String(payment.id), type: 'payment' },
      body: {},
    });
    expect(plain).toMatchObject({ status: 401, error: { error: 'webhook_signature_invalid' } });
    expect((await t.booking(id)).state).toBe('pending_payment');
    expect(await stored()).toMatchObject({ messages: 0, recorded: 0 });
    const [inbox] = await api.services.db.platform((tx) =>
      tx.query<{ n: number }>(sql`
        select count(*)::int as n from gateway_messages where object_id = ${String(payment.id)}`),
    );
    expect(inbox?.n).toBe(0);
  });

  test.each([
    ['in the older spelling', { older: true }],
    ['with seconds', { seconds: true }],
    ['in the older spelling with seconds', { older: true, seconds: true }],
  ])('%s is understood', async (_, delivery) => {
    const { id, preference } = await t.pending();
    await tell(checkout().pay(preference, 'approved'), delivery);
    expect((await t.booking(id)).state).toBe('confirmed');
  });

  test('that is repeated is kept once', async () => {
    const { id, preference } = await t.pending();
    const payment = checkout().pay(preference, 'approved');
    expect(await tell(payment, { times: 5 })).toEqual([204, 204, 204, 204, 204]);
    await tell(payment);
    expect((await t.money(id)).payments).toHaveLength(1);
    const inbox = await api.services.db.platform((tx) =>
      tx.query(sql`select outcome from gateway_messages where object_id = ${String(payment.id)}`),
    );
    expect(inbox).toEqual([{ outcome: 'applied' }, { outcome: 'applied' }]);
  });
});

test('a token that has ended, or that is not accepted any more, is refreshed on the way', async () => {
  const state = async (id: string) =>
    (await t.rows<{ state: string }>(sql`select state from bookings where id = ${id}`))[0]?.state;
  const { token = '' } = (await sellerToken(api.services, t.club.clubId)) ?? {};
  t.simulator.oauth.withdraw(token);
  const { id, preference } = await t.pending();
  checkout().pay(preference, 'approved');
  api.clock.advance(181 * 24 * 60);
  await passTime(api.services.db, 6);
  await work();
  expect(await state(id)).toBe('confirmed');
});
