import { payingEndpoints } from '@canchero/shared-contracts/subscription';
import { type Booted, boot } from '../../testing/boot';
import type { Session } from '../../testing/test-client';
import { TestPlans } from '../../testing/test-plans';

const DAY = 24 * 60;
const PLUS = 7_055_000;
const PREMIUM = 4_420_000;

let api: Booted;
let plans: TestPlans;

beforeAll(async () => {
  api = await boot();
  plans = new TestPlans(api);
});
afterAll(() => api.close());
afterEach(() => plans.end());

/** Pays Premium Plus, up to some days before its renewal. */
async function ownerOfPlus() {
  const owner = await api.client.person();
  const agreement = await plans.pay(owner, 'premium_plus');
  await plans.pass(27);
  return { owner, agreement };
}
const planPremium = async (owner: Session) =>
  api.client.call(payingEndpoints.change, { body: { plan: 'premium', period: 'monthly' } }, await plans.token(owner));
const resume = async (owner: Session) => api.client.call(payingEndpoints.resume, {}, await plans.token(owner));
const paid = async (owner: Session) =>
  (await plans.invoices(owner)).map(({ plan, amount, state }) => [plan, amount, state]);

/** Lets the gateway charge the renewal without our hearing of it. */
async function chargeUnheard() {
  plans.isLost = true;
  await plans.wait(5 * DAY);
  plans.simulator.agreements.chargeDue();
}

test('a lower plan that is planned after a renewal was charged begins a period later', async () => {
  const { owner } = await ownerOfPlus();
  await chargeUnheard();
  expect((await planPremium(owner)).status).toBe(200);
  plans.isLost = false;
  await plans.pass(1);
  expect((await paid(owner))[0]).toEqual(['premium_plus', PLUS, 'paid']);
  expect(await plans.details(owner)).toMatchObject({ planned: { plan: 'premium' }, next_charge: { amount: PREMIUM } });
  await plans.pass(31);
  expect((await paid(owner))[0]).toEqual(['premium', PREMIUM, 'paid']);
  expect(await plans.state(owner)).toEqual({ plan: 'premium', status: 'active' });
});

test('a lower plan of which the gateway hears after it charged begins a period later', async () => {
  const { owner } = await ownerOfPlus();
  await planPremium(owner);
  await chargeUnheard();
  plans.isLost = false;
  await plans.pass(1);
  expect((await paid(owner))[0]).toEqual(['premium_plus', PLUS, 'paid']);
  expect(await plans.state(owner)).toEqual({ plan: 'premium_plus', status: 'active' });
  await plans.pass(31);
  expect((await paid(owner))[0]).toEqual(['premium', PREMIUM, 'paid']);
});

test('a lower plan that was charged already cannot be taken back', async () => {
  const { owner } = await ownerOfPlus();
  await planPremium(owner);
  await plans.settle();
  await chargeUnheard();
  expect((await resume(owner)).error.error).toBe('nothing_to_resume');
  expect((await paid(owner))[0]).toEqual(['premium', PREMIUM, 'paid']);
});

test('a lower plan that is taken back before the gateway charges it, but heard of later, is paid and goes on', async () => {
  const { owner, agreement } = await ownerOfPlus();
  await planPremium(owner);
  await plans.settle();
  expect((await resume(owner)).status).toBe(200);
  await chargeUnheard();
  plans.isLost = false;
  await plans.pass(1);
  expect(await paid(owner)).toEqual([
    ['premium', PREMIUM, 'paid'],
    ['premium_plus', PLUS, 'paid'],
  ]);
  expect(new Date((await plans.details(owner)).ends_at ?? 0).getTime()).toBeGreaterThan(api.services.clock().getTime());
  await plans.pass(31);
  expect((await paid(owner))[0]).toEqual(['premium', PREMIUM, 'paid']);
  expect(agreement.amount).toBe(44_200);
});

test('a lower plan whose first charge failed has begun and cannot be taken back', async () => {
  const { owner, agreement } = await ownerOfPlus();
  await planPremium(owner);
  await plans.settle();
  agreement.cardWorks = false;
  await plans.pass(6);
  expect(await plans.state(owner)).toEqual({ plan: 'premium_plus', status: 'past_due' });
  expect((await resume(owner)).error.error).toBe('nothing_to_resume');
  agreement.cardWorks = true;
  await plans.pass(5);
  expect(await plans.state(owner)).toEqual({ plan: 'premium', status: 'active' });
  await plans.pass(31);
  expect((await paid(owner)).slice(0, 2)).toEqual([
    ['premium', PREMIUM, 'paid'],
    ['premium', PREMIUM, 'paid'],
  ]);
  expect(agreement.amount).toBe(44_200);
});

test('a renewal of an amount that no plan costs is recorded', async () => {
  const { owner, agreement } = await ownerOfPlus();
  agreement.amount = 60_000;
  await plans.pass(5);
  expect((await paid(owner))[0]).toEqual(['premium_plus', 6_000_000, 'paid']);
});

test('a first charge of another amount is given back', async () => {
  const owner = await api.client.person();
  const { data } = await plans.upgradeTo(owner, 'premium');
  const agreement = plans.there(data.subscription_id);
  agreement.amount = 1;
  plans.agree(agreement);
  await plans.settle();
  expect(await plans.state(owner)).toEqual({ plan: 'starter', status: 'pending_payment' });
  expect(await paid(owner)).toEqual([['premium', 100, 'refunded']]);
});
