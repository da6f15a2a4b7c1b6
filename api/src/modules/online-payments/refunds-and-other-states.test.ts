import { bookingEndpoints, storedReason } from '@canchero/shared-contracts/booking';
import { mercadoPagoEndpoints } from '@canchero/shared-contracts/mercadopago';
import { ownBookingEndpoints } from '@canchero/shared-contracts/online-booking';
import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import sql from 'sql-template-tag';
import { MercadoPagoError } from '../../platform/payments/mercadopago';
import { passTime } from '../../testing/pass-time';
import { endHolds } from '../bookings/writes';
import { sellerToken } from '../mercadopago/writes';
import { applyPayment } from './apply-payment';
import { api, checkout, eachTestHasACheckout, PRICE, reasons, t, tell, work } from './testing/checkouts';

eachTestHasACheckout();

describe('other states', () => {
  test('a payment that ran out at the gateway is one that was not made: the payer may pay again, the club is told', async () => {
    const { preference, reference } = await t.pending();
    const payment = checkout().pay(preference, 'pending');
    await tell(payment);
    expect(await t.result(reference)).toMatchObject({ state: 'pending', in_process: true });
    checkout().move(payment, 'cancelled');
    await tell(payment);
    expect(await t.result(reference)).toMatchObject({ state: 'rejected', init_point: expect.any(String) });
    expect(await t.bell()).toContain('payment.failed');
  });

  test('are shown: rejected, and then paid; under review; charged back', async () => {
    const { id, preference, reference } = await t.pending();
    await tell(checkout().pay(preference, 'rejected'));
    expect(await t.result(reference)).toMatchObject({ state: 'rejected', init_point: expect.any(String) });
    const payment = checkout().pay(preference, 'in_process');
    await tell(payment);
    expect(await t.result(reference)).toMatchObject({ state: 'pending', in_process: true, init_point: null });
    checkout().move(payment, 'approved');
    await tell(payment);
    checkout().move(payment, 'charged_back');
    await tell(payment);
    expect((await t.online(id)).map(({ status }) => status)).toEqual(['charged_back', 'rejected']);
    expect((await t.money(id)).payments).toHaveLength(1);
    expect((await t.bell()).sort()).toEqual([
      'booking.created',
      'payment.approved',
      'payment.charged_back',
      'payment.failed',
    ]);
  });

  test('that come out of order end as the newest', async () => {
    const { id, preference } = await t.pending();
    const payment = checkout().pay(preference, 'pending');
    const { token = '' } = (await sellerToken(api.services, t.club.clubId)) ?? {};
    const read = async () => {
      const now = await api.services.gateway.getPayment(token, String(payment.id));
      if (!now) throw new Error('no payment');
      return now;
    };
    const old = await read();
    checkout().move(payment, 'approved');
    const newer = await read();
    await applyPayment(api.services, newer);
    await applyPayment(api.services, old);
    await applyPayment(api.services, newer);
    expect(await t.online(id)).toMatchObject([{ status: 'approved' }]);
    expect((await t.money(id)).payments).toHaveLength(1);
  });

  test('a booking that the club confirmed itself is not expired', async () => {
    const { id, reference, preference } = await t.pending();
    await tell(checkout().pay(preference, 'rejected'));
    const transfer = { method: 'transfer' as const, amount: PRICE };
    await api.client.call(paymentEndpoints.add, { params: t.of(id), body: transfer }, t.staff.token);
    const { version } = await t.booking(id);
    const body = { status: 'confirmed' as const, version };
    await api.client.call(bookingEndpoints.setStatus, { params: t.of(id), body }, t.staff.token);
    expect(await t.booking(id)).toMatchObject({ state: 'confirmed', payment_status: 'fully_paid' });
    expect(await t.result(reference)).toMatchObject({ state: 'approved', at_club: true, init_point: null });
  });

  test('money at the desk confirms a booking that waits for its payment, and nothing more is asked for online', async () => {
    const { id, reference, token } = await t.pending({ pay: 'deposit' });
    const cash = { method: 'transfer' as const, amount: 100_000 };
    const { data } = await api.client.call(paymentEndpoints.add, { params: t.of(id), body: cash }, t.staff.token);
    expect(data.booking).toMatchObject({ state: 'confirmed', hold_until: null, paid: 100_000 });
    await endHolds(api.services.db);
    const seen = (await api.client.call(ownBookingEndpoints.get, { params: { token } })).data;
    expect(seen).toMatchObject({ status: 'confirmed', init_point: null, cancellation: { refund: 100_000 } });
    expect(await t.result(reference)).toMatchObject({ state: 'approved', at_club: true, init_point: null });
  });

  test('a booking that is paid enough while it waits has no link to pay again', async () => {
    const { id, token } = await t.pending({ pay: 'deposit' });
    const seen = async () => (await api.client.call(ownBookingEndpoints.get, { params: { token } })).data;
    expect(await seen()).toMatchObject({ status: 'pending_payment', init_point: expect.any(String) });
    const cash = { method: 'transfer' as const, amount: 1_500_000 };
    await api.client.call(paymentEndpoints.add, { params: t.of(id), body: cash }, t.staff.token);
    // as older releases left it, which did not confirm it
    await t.rows(sql`
      update bookings set state = 'pending_payment', hold_until = now() + interval '5 minutes' where id = ${id}`);
    expect(await seen()).toMatchObject({ status: 'pending_payment', asked: 1_000_000, init_point: null });
  });

  test('a checkout that nobody paid expires', async () => {
    const { id, reference } = await t.pending();
    await t.runOut(id);
    await endHolds(api.services.db);
    expect(await t.result(reference)).toMatchObject({ state: 'expired', at_club: false, init_point: null });
  });
});

describe('a refund from the agenda', () => {
  test('goes out over the gateway, in part and for the rest', async () => {
    const { id, preference, reference } = await t.pending();
    const payment = checkout().pay(preference, 'approved');
    await tell(payment);
    const paymentId = (await t.money(id)).payments[0]?.id ?? '';
    expect((await t.refund(paymentId, 500_050)).status).toBe(201);
    expect(await t.online(id)).toMatchObject([{ refunds: [{ amount: 500_050, state: 'pending' }] }]);
    expect(payment.refunds).toEqual([]);
    await work();
    expect(payment.refunds).toMatchObject([{ amount: 5000.5 }]);
    expect(await t.online(id)).toMatchObject([{ refunds: [{ state: 'confirmed' }] }]);
    expect(await t.result(reference)).toMatchObject({ state: 'approved' });
    expect((await t.refund(paymentId, PRICE)).status).toBe(422);
    await t.refund(paymentId, PRICE - 500_050);
    await work();
    await tell(payment);
    expect(payment.status).toBe('refunded');
    expect(await t.online(id)).toMatchObject([
      { status: 'refunded', refunds: [{ state: 'confirmed' }, { state: 'confirmed' }] },
    ]);
    expect((await t.money(id)).payments).toMatchObject([{ refunded: PRICE }]);
  });

  test('is sent once, even if its answer was lost', async () => {
    const { id, preference } = await t.pending();
    const payment = checkout().pay(preference, 'approved');
    await tell(payment);
    await t.refund((await t.money(id)).payments[0]?.id ?? '', 500_000);
    const { gateway } = api.services;
    api.services.gateway = Object.assign(Object.create(gateway), {
      refund: async (...given: Parameters<typeof gateway.refund>) => {
        await gateway.refund(...given);
        throw new MercadoPagoError('unavailable', 'lost');
      },
    });
    await work();
    api.services.gateway = gateway;
    expect(await t.online(id)).toMatchObject([{ refunds: [{ state: 'pending' }] }]);
    await passTime(api.services.db, 2);
    await work();
    expect(payment.refunds).toHaveLength(1);
    expect(await t.online(id)).toMatchObject([{ refunds: [{ state: 'confirmed' }] }]);
    expect((await t.money(id)).payments).toMatchObject([{ refunded: 500_000 }]);
  });

  test('that the gateway refuses is shown as failed, and the staff are told', async () => {
    const { id, preference } = await t.pending();
    const payment = checkout().pay(preference, 'approved');
    await tell(payment);
    checkout().move(payment, 'charged_back');
    await t.refund((await t.money(id)).payments[0]?.id ?? '', PRICE);
    await work();
    expect(await t.online(id)).toMatchObject([{ refunds: [{ state: 'failed' }] }]);
    expect(await t.bell()).toContain('payment.refund_failed');
  });

  test.each([
    ['has disconnected', async () => {}],
    ['has connected with another account', () => t.connect()],
  ])('of a club that %s fails, and the staff are told', async (_what, next) => {
    const { id, preference, token } = await t.pending();
    const payment = checkout().pay(preference, 'approved');
    await tell(payment);
    const { params, token: owner } = t.staff;
    expect((await api.client.call(mercadoPagoEndpoints.disconnect, { params }, owner)).status).toBe(204);
    await next();
    const { cancellation } = (await api.client.call(ownBookingEndpoints.get, { params: { token } })).data;
    const body = { refund: cancellation?.refund ?? 0 };
    expect((await api.client.call(ownBookingEndpoints.cancel, { params: { token }, body })).status).toBe(200);
    await work();
    expect(payment.refunds).toEqual([]);
    expect(await t.online(id)).toMatchObject([{ refunds: [{ amount: body.refund, state: 'failed' }] }]);
    expect(await t.bell()).toContain('payment.refund_failed');
  });

  test('waits for a connection that is broken to be renewed', async () => {
    const { id, preference } = await t.pending();
    const payment = checkout().pay(preference, 'approved');
    await tell(payment);
    await t.refund((await t.money(id)).payments[0]?.id ?? '', PRICE);
    const broken = (at: string | null) =>
      api.services.db.platform((tx) =>
        tx.query(sql`update mercadopago_connections set broken_at = ${at} where club_id = ${t.club.clubId}`),
      );
    await broken('2026-01-01T00:00:00Z');
    await work();
    expect(await t.online(id)).toMatchObject([{ refunds: [{ state: 'pending' }] }]);
    await broken(null);
    await passTime(api.services.db, 2);
    await work();
    expect(await t.online(id)).toMatchObject([{ refunds: [{ state: 'confirmed' }] }]);
  });

  test('that was made at the gateway itself is recorded here', async () => {
    const { id, preference } = await t.pending();
    const payment = checkout().pay(preference, 'approved');
    await tell(payment);
    checkout().refund(payment.sellerId, String(payment.id), { amount: 300 });
    await tell(payment);
    await tell(payment);
    expect((await t.money(id)).payments).toMatchObject([{ refunded: 30_000 }]);
    expect(await reasons()).toEqual([storedReason('refunded_at_gateway')]);
    expect(await t.online(id)).toMatchObject([{ refunds: [{ amount: 30_000, state: 'confirmed' }] }]);
    expect(payment.refunds).toHaveLength(1);
  });

  test('goes back over the gateway to somebody who had no room in the plan', async () => {
    const { id, preference, token } = await t.pending();
    const payment = checkout().pay(preference, 'approved');
    await tell(payment);
    await t.rows(sql`delete from booking_players where booking_id = ${id}`);
    const { cancellation } = (await api.client.call(ownBookingEndpoints.get, { params: { token } })).data;
    expect(cancellation).toMatchObject({ refund: PRICE, kept: 0 });
    const body = { refund: PRICE };
    expect((await api.client.call(ownBookingEndpoints.cancel, { params: { token }, body })).status).toBe(200);
    await work();
    expect(payment.status).toBe('refunded');
    expect((await t.booking(id)).state).toBe('cancelled');
  });

  test('by the player goes back over the gateway first; what was paid at the club is credit, or owed', async () => {
    const mixed = async () => {
      const made = await t.pending({ pay: 'deposit' });
      const payment = checkout().pay(made.preference, 'approved');
      await tell(payment);
      const cash = { method: 'transfer' as const, amount: 600_000 };
      await api.client.call(paymentEndpoints.add, { params: t.of(made.id), body: cash }, t.staff.token);
      return { ...made, payment };
    };
    const offerOf = async (token: string) =>
      (await api.client.call(ownBookingEndpoints.get, { params: { token } })).data.cancellation;
    const known = await mixed();
    expect(await offerOf(known.token)).toMatchObject({ refund: 1_600_000, credit: 600_000, owed: 0, kept: 0 });
    const unknown = await mixed();
    await t.rows(sql`delete from booking_players where booking_id = ${unknown.id}`);
    expect(await offerOf(unknown.token)).toMatchObject({ refund: 1_000_000, credit: 0, owed: 600_000, kept: 0 });
    for (const [{ token, id, payment }, refund, left] of [
      [known, 1_600_000, 0],
      [unknown, 1_000_000, 600_000],
    ] as const) {
      const { data } = await api.client.call(ownBookingEndpoints.cancel, { params: { token }, body: { refund } });
      expect(data).toMatchObject({ status: 'cancelled', paid: left, owed: left });
      await work();
      expect(payment.status).toBe('refunded');
      expect((await t.money(id)).payments.map((one) => one.amount - one.refunded)).toEqual([0, left]);
    }
  });

  test('by the player’s own cancellation goes back the way it came', async () => {
    const { id, preference, token } = await t.pending();
    const payment = checkout().pay(preference, 'approved');
    await tell(payment);
    const { cancellation } = (await api.client.call(ownBookingEndpoints.get, { params: { token } })).data;
    const body = { refund: cancellation?.refund ?? 0 };
    expect((await api.client.call(ownBookingEndpoints.cancel, { params: { token }, body })).status).toBe(200);
    await work();
    expect(payment.refunds).toMatchObject([{ amount: body.refund / 100 }]);
    expect((await t.booking(id)).state).toBe('cancelled');
  });
});
