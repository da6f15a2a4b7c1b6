import { adminStatsEndpoints } from '@canchero/shared-contracts/admin-stats';
import { revenueEndpoints } from '@canchero/shared-contracts/revenue';
import { payingEndpoints } from '@canchero/shared-contracts/subscription';
import { MercadoPagoError } from '../../platform/payments/mercadopago';
import { type Booted, boot } from '../../testing/boot';
import { mintToken } from '../../testing/mint-token';
import { passTime } from '../../testing/pass-time';
import type { Session } from '../../testing/test-client';
import { TestPlans } from '../../testing/test-plans';
import { billOnce } from './billing';

const PRICE = 4_420_000;
const DAY = 24 * 60;

let api: Booted;
let plans: TestPlans;
let boss: Session;
beforeAll(async () => {
  api = await boot();
  plans = new TestPlans(api);
  boss = await api.client.person({ roles: ['super_admin'] });
});
let gateway: Booted['services']['gateway'];
let agreements: Booted['services']['agreements'];
beforeEach(() => {
  ({ gateway, agreements } = api.services);
});
afterEach(async () => {
  Object.assign(api.services, { gateway, agreements });
  await plans.end();
  api.clock.reset();
});
afterAll(() => api.close());

const admin = () => mintToken(api.services, boss.userId, { audience: 'admin' });
const collected = async () => {
  const { data } = await api.client.call(revenueEndpoints.overview, { query: { months: 3 } }, await admin());
  return data.by_month.map((month) => month.collected);
};
const failedRefunds = async () =>
  (await api.client.call(adminStatsEndpoints.overview, {}, await admin())).data.failed_refunds;

/** Lets the gateway charge an owner who has left, before it learns of that. Returns the charge's payment there. */
async function chargedAfterLeaving(owner: Session) {
  const agreement = await plans.pay(owner, 'premium');
  await api.client.call(payingEndpoints.cancel, { body: { reason: '' } }, await plans.token(owner));
  api.clock.advance(33 * DAY);
  plans.simulator.agreements.chargeDue();
  return { agreement, paymentId: String(agreement.charges.at(-1)?.paymentId) };
}
/** Makes the gateway answer refunds in a way. Returns the payments that were asked for. */
function refundsAre(answer: () => Promise<'failed' | 'pending'>): string[] {
  const asked: string[] = [];
  api.services.gateway = Object.assign(Object.create(gateway), {
    refund: (_token: string, { paymentId }: { paymentId: string }) => {
      asked.push(paymentId);
      return answer();
    },
  });
  return asked;
}
const invoice = async (owner: Session) => (await plans.invoices(owner)).find(({ state }) => state === 'refunded');

test('a charge that is given back counts as received until it was, and then not any more', async () => {
  const owner = await api.client.person();
  const before = (await collected()).reduce((sum, amount) => sum + amount, 0);
  const { paymentId } = await chargedAfterLeaving(owner);
  refundsAre(async () => 'pending');
  await plans.settle();
  expect(await invoice(owner)).toMatchObject({ number: null, refunded_at: null });
  expect((await collected()).reduce((sum, amount) => sum + amount, 0)).toBe(before + 2 * PRICE);
  api.services.gateway = gateway;
  await passTime(api.services.db, 1);
  await billOnce(api.services);
  expect(await invoice(owner)).toMatchObject({ number: null, refunded_at: expect.any(String) });
  const { token } = api.services.platformAccount ?? { token: '' };
  expect(await gateway.getPayment(token, paymentId)).toMatchObject({ status: 'refunded', refunded: PRICE });
  const months = await collected();
  expect(months.reduce((sum, amount) => sum + amount, 0)).toBe(before + PRICE);
  expect(Math.min(...months)).toBeGreaterThanOrEqual(0);
});

test.each([
  ['fails', async () => 'failed' as const],
  ['is refused', () => Promise.reject(new MercadoPagoError('refused', 'no money', 'bad_request'))],
])('a charge whose refund %s is asked for once a day, and super admins see it', async (_how, answer) => {
  const owner = await api.client.person();
  const { paymentId } = await chargedAfterLeaving(owner);
  const asked = refundsAre(answer);
  await plans.settle();
  await billOnce(api.services);
  await billOnce(api.services);
  expect(asked).toEqual([paymentId]);
  expect(await failedRefunds()).toEqual([{ owner_id: owner.userId, payment_id: paymentId, amount: PRICE }]);
  expect(await invoice(owner)).toMatchObject({ refunded_at: null });
  // made by hand at the gateway
  plans.simulator.checkout.refund(900_000_001, paymentId, {});
  await passTime(api.services.db, DAY);
  await billOnce(api.services);
  expect(asked).toHaveLength(2);
  expect(await invoice(owner)).toMatchObject({ refunded_at: expect.any(String) });
  expect(await failedRefunds()).toEqual([]);
});

test('a charge that the gateway does not answer for is asked for ever more rarely', async () => {
  await chargedAfterLeaving(await api.client.person());
  const asked = refundsAre(() => Promise.reject(new MercadoPagoError('unavailable', 'down')));
  await plans.settle();
  for (let minute = 0; minute < 60; minute++) {
    await billOnce(api.services);
    await passTime(api.services.db, 1);
  }
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.length).toBeLessThan(12);
  expect(await failedRefunds()).toEqual([]);
});

test('an agreement that cannot be changed at the gateway keeps no other from it', async () => {
  const [first, second] = [await api.client.person(), await api.client.person()];
  const stuck = await plans.pay(first, 'premium');
  const other = await plans.pay(second, 'premium');
  const cancel = async (who: Session) =>
    api.client.call(payingEndpoints.cancel, { body: { reason: '' } }, await plans.token(who));
  const asked: string[] = [];
  api.services.agreements = Object.assign(Object.create(agreements), {
    updateAgreement: (...given: Parameters<typeof agreements.updateAgreement>) => {
      asked.push(given[1]);
      if (given[1] === stuck.id) throw new MercadoPagoError('unavailable', 'down');
      return agreements.updateAgreement(...given);
    },
  });
  await cancel(first);
  await cancel(second);
  await billOnce(api.services);
  expect(asked).toEqual([stuck.id]);
  await billOnce(api.services);
  expect(asked).toEqual([stuck.id, other.id, stuck.id]);
  expect([stuck.status, other.status]).toEqual(['authorized', 'paused']);
});
