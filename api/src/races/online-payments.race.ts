import { setTimeout } from 'node:timers/promises';
import { onlinePaymentEndpoints } from '@canchero/shared-contracts/online-payment';
import sql from 'sql-template-tag';
import { endHolds } from '../modules/bookings/writes';
import { workOnce } from '../modules/online-payments/worker';
import type { SimulatedPayment } from '../platform/payments/simulator/records';
import { type Booted, boot } from '../testing/boot';
import { hourOf, type Pending, TestCheckout } from '../testing/test-checkout';

const ROUNDS = 100;
const PRICE = 2_000_000;

let api: Booted;
let t: TestCheckout;
beforeAll(async () => {
  api = await boot({ config: { trustProxy: ['127.0.0.1'] } });
  t = await TestCheckout.open(api);
});
afterAll(() => api.close());

const work = () => workOnce(api.services);
const count = async (id: string) =>
  (
    await t.rows<{ payments: number; messages: number }>(sql`
      select (select count(*)::int from payments where booking_id = ${id}) as payments,
        (select count(*)::int from notifications where type = 'payment.approved' and data->>'booking_id' = ${id})
          as messages`)
  )[0];

test('a message that comes fifty times at once, and is processed by many at once, has one effect', async () => {
  for (let round = 0; round < 5; round++) {
    const { id, preference } = await t.pending();
    const payment = t.simulator.checkout.pay(preference, 'approved');
    expect(new Set(await t.simulator.notify(payment, { times: 50 }))).toEqual(new Set([204]));
    // fifty messages of their own about the same payment as well
    await Promise.all(Array.from({ length: 50 }, () => t.simulator.notify(payment)));
    await Promise.all(Array.from({ length: 8 }, work));
    await work();
    expect(await count(id)).toEqual({ payments: 1, messages: 1 });
    expect((await t.booking(id)).state).toBe('confirmed');
  }
});

test('forged messages at once have no effect', async () => {
  const { id, preference } = await t.pending();
  const payment = t.simulator.checkout.pay(preference, 'approved');
  const answers = await t.simulator.notify(payment, { times: 50, forged: true });
  expect(new Set(answers)).toEqual(new Set([401]));
  const unsigned = await api.client.call(onlinePaymentEndpoints.webhook, {
    query: { 'data.id': String(payment.id), type: 'payment' },
    body: { data: { id: payment.id } },
  });
  expect(unsigned.status).toBe(401);
  await work();
  expect((await t.booking(id)).state).toBe('pending_payment');
  const inbox = await api.services.db.platform((tx) =>
    tx.query(sql`select 1 from gateway_messages where object_id = ${String(payment.id)}`),
  );
  expect(inbox).toEqual([]);
});

/** Returns the centavos that the gateway holds of a payment. */
const held = ({ amount, refunds }: SimulatedPayment) =>
  Math.round((amount - refunds.reduce((sum, refund) => sum + refund.amount, 0)) * 100);

/** Sums at one checkout: money received and refunded here, refunds still to be made, and bookings of the place. */
async function sumsOf({ id, court }: Pending) {
  const [row] = await t.rows<{ kept: number; received: number; refunded: number; pending: number; placed: number }>(sql`
    select b.paid as kept, (select count(*)::int from bookings o where o.court_id = ${court.id}
        and o.state in ('pending_payment', 'confirmed')) as placed,
      coalesce((select sum(p.amount) from payments p where p.booking_id = b.id), 0)::bigint as received,
      coalesce((select sum(p.refunded) from payments p where p.booking_id = b.id), 0)::bigint as refunded,
      (select count(*)::int from gateway_refunds r join refunds f on f.id = r.refund_id
        join payments p on p.id = f.payment_id where p.booking_id = b.id and r.state <> 'confirmed') as pending
    from bookings b where b.id = ${id}`);
  if (!row) throw new Error('a booking is gone');
  return row;
}

test(`${ROUNDS} rounds of places that run out while they are paid: no double booking, and no money lost`, async () => {
  const outcomes = { kept: 0, refunded: 0 };
  const court = await t.club.court();
  for (let round = 0; round < ROUNDS; round++) {
    const start = hourOf(15);
    const pending = await t.pending({ court, start });
    const payment = t.simulator.checkout.pay(pending.preference, 'in_process');
    await t.runOut(pending.id);
    t.simulator.checkout.move(payment, 'approved');
    const pay = async () => {
      await t.simulator.notify(payment, { times: 2 });
      await work();
    };
    const rival = () => t.club.book(court.id, start);
    // from ahead of the payment to well after it
    const late = async (task: () => Promise<unknown>) => {
      await setTimeout((round % 10) * 5);
      await task();
    };
    await Promise.all([late(rival), late(() => endHolds(api.services.db)), pay(), late(work)]);
    await work();
    await work();
    const sums = await sumsOf(pending);
    expect(sums).toMatchObject({ received: PRICE, pending: 0, placed: 1 });
    expect(sums.received).toBe(sums.kept + sums.refunded);
    expect(held(payment)).toBe(sums.kept);
    const { state } = await t.booking(pending.id);
    expect([state, sums.kept]).toEqual(sums.kept > 0 ? ['confirmed', PRICE] : ['cancelled', 0]);
    outcomes[sums.kept > 0 ? 'kept' : 'refunded']++;
    await t.rows(sql`update bookings set state = 'no_show' where court_id = ${court.id} and state = 'confirmed'`);
  }
  // both ends of the race were seen
  expect(Math.min(outcomes.kept, outcomes.refunded)).toBeGreaterThan(0);
});
