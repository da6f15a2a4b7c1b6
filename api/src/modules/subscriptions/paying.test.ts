import { payingEndpoints, subscriptionEndpoints } from '@canchero/shared-contracts/subscription';
import sql from 'sql-template-tag';
import type { SimulatedAgreement } from '../../platform/payments/simulator/agreements';
import type { Simulator } from '../../platform/payments/simulator/simulator';
import { type Booted, boot } from '../../testing/boot';
import { mintToken } from '../../testing/mint-token';
import type { Session } from '../../testing/test-client';
import { billOnce } from './billing';

const DAY = 24 * 60;
let api: Booted;
let simulator: Simulator;
const told: Promise<unknown>[] = [];
let isLost = false;
const agreed: SimulatedAgreement[] = [];

beforeAll(async () => {
  api = await boot();
  simulator = api.services.simulator as Simulator;
  simulator.agreements.changed = (...change) => {
    if (!isLost) told.push(simulator.tell(...change));
  };
});
afterAll(() => api.close());
afterEach(async () => {
  isLost = false;
  // the days of the next test would charge these too
  for (const agreement of agreed.splice(0)) simulator.agreements.decide(agreement, 'cancelled');
  await settle();
});

const token = (who: Session) => mintToken(api.services, who.userId);
/** Lets the gateway charge what is due and the service follow. */
async function settle() {
  simulator.agreements.chargeDue();
  await Promise.all(told.splice(0));
  await billOnce(api.services);
}
async function pass(days: number) {
  for (let day = 0; day < days; day++) {
    api.clock.advance(DAY);
    await settle();
  }
}
const upgradeTo = async (who: Session, plan: string, period = 'monthly') =>
  api.client.call(payingEndpoints.upgrade, { body: { plan, period, user_email: who.email } }, await token(who));
const there = (id: string | null) => simulator.agreements.ofReference(id ?? '')[0] as SimulatedAgreement;
function agree(agreement: SimulatedAgreement) {
  agreed.push(agreement);
  simulator.agreements.agree(agreement);
}
async function pay(who: Session, plan: string, period = 'monthly') {
  const { data } = await upgradeTo(who, plan, period);
  const agreement = there(data.subscription_id);
  agree(agreement);
  await settle();
  return agreement;
}
const details = async (who: Session) => (await api.client.call(payingEndpoints.details, {}, await token(who))).data;
const invoices = async (who: Session) => (await api.client.call(payingEndpoints.invoices, {}, await token(who))).data;
const standing = async (who: Session) =>
  (await api.client.call(subscriptionEndpoints.mine, {}, await token(who))).data.subscription;
const person = () => api.client.person();

test('an owner pays for a plan at the gateway and has it once the payment is there', async () => {
  const owner = await person();
  const { status, data } = await upgradeTo(owner, 'premium');
  expect(status).toBe(200);
  expect(data).toMatchObject({ requires_payment: true, gateway: 'mercadopago' });
  const agreement = there(data.subscription_id);
  expect(data).toMatchObject({ payment_id: agreement.id, payment_url: expect.stringContaining(agreement.id) });
  expect(await standing(owner)).toEqual({ plan: 'starter', status: 'pending_payment' });
  expect((await details(owner)).pending).toMatchObject({ plan: 'premium', amount: 4_420_000 });
  agree(agreement);
  await settle();
  expect(await standing(owner)).toEqual({ plan: 'premium', status: 'active' });
  expect(await details(owner)).toMatchObject({
    pending: null,
    period: 'monthly',
    next_charge: { amount: 4_420_000 },
    gateway_url: expect.stringContaining('preapproval_id='),
  });
  const [invoice] = await invoices(owner);
  expect(invoice).toMatchObject({ plan: 'premium', amount: 4_420_000, state: 'paid' });
  const receipt = await api.client.call(
    payingEndpoints.receipt,
    { params: { invoiceId: invoice?.id ?? '' }, query: { language: 'es' } },
    await token(owner),
  );
  expect(receipt.text.slice(0, 5)).toBe('%PDF-');
  expect((await api.client.mailTo(owner.email))?.subject).toBe('Tu plan es ahora Premium');
});

test('two tabs that ask for the same plan get one payment, and a message that comes 20 times has one effect', async () => {
  const owner = await person();
  const answers = await Promise.all([1, 2, 3, 4].map(() => upgradeTo(owner, 'premium')));
  expect(new Set(answers.map(({ data }) => data.payment_id)).size).toBe(1);
  const id = answers[0]?.data.subscription_id ?? '';
  expect(simulator.agreements.ofReference(id)).toHaveLength(1);
  const agreement = there(id);
  agree(agreement);
  const charge = String(agreement.charges[0]?.id);
  await simulator.tell('subscription_authorized_payment', charge, agreement.sellerId, { times: 20 });
  await Promise.all([settle(), settle()]);
  expect(await invoices(owner)).toHaveLength(1);
});

test('an upgrade takes the unused rest off its first charge, and then costs its whole price', async () => {
  const owner = await person();
  const first = await pay(owner, 'premium');
  await pass(10);
  const query = { plan: 'premium_plus', period: 'monthly' } as const;
  const preview = (await api.client.call(payingEndpoints.preview, { query }, await token(owner))).data;
  expect(preview.kind).toBe('upgrade');
  expect(preview.charged_today + preview.credit).toBe(7_055_000);
  expect(preview.credit).toBeGreaterThan(2_800_000);
  const second = await pay(owner, 'premium_plus');
  const [newest] = await invoices(owner);
  // seconds pass between the preview and the upgrade
  expect(Math.abs((newest?.amount ?? 0) - preview.charged_today)).toBeLessThan(100);
  await settle();
  expect(first.status).toBe('cancelled');
  expect(second.amount).toBe(70_550);
  expect((await details(owner)).next_charge?.amount).toBe(7_055_000);
  await pass(32);
  expect((await invoices(owner)).filter(({ state }) => state === 'paid').map(({ amount }) => amount)[0]).toBe(
    7_055_000,
  );
});

test('a plan by the month becomes one by the year at once, and again by the month once the year ends', async () => {
  const owner = await person();
  await pay(owner, 'premium');
  await pass(10);
  const preview = async (period: 'monthly' | 'annual') =>
    (await api.client.call(payingEndpoints.preview, { query: { plan: 'premium', period } }, await token(owner))).data;
  expect(await preview('annual')).toMatchObject({ kind: 'upgrade', price: 12 * 3_315_000 });
  await pay(owner, 'premium', 'annual');
  expect(await details(owner)).toMatchObject({ period: 'annual', next_charge: { amount: 12 * 3_315_000 } });
  // the month's unused rest was taken off
  expect((await invoices(owner))[0]?.amount).toBeLessThan(12 * 3_315_000 - 2_800_000);
  // a year without a charge needs no look at each of its days
  const leap = (days: number) => {
    api.clock.advance(days * DAY);
    return settle();
  };
  await leap(300);
  expect(await preview('monthly')).toMatchObject({ kind: 'later' });
  expect((await upgradeTo(owner, 'premium')).error.error).toBe('billing_too_short');
  await leap(50);
  const { charged_today, credit } = await preview('monthly');
  expect(charged_today + credit).toBe(4_420_000);
  expect(charged_today).toBeGreaterThan(2_500_000);
  await pay(owner, 'premium', 'monthly');
  expect(await details(owner)).toMatchObject({ period: 'monthly', next_charge: { amount: 4_420_000 } });
  await pass(33);
  expect((await invoices(owner)).filter(({ state }) => state === 'paid')).toHaveLength(4);
});

test('a charge that fails is told by mail, tried again after 1, 3 and 7 days, and then leads to starter', async () => {
  const owner = await person();
  const agreement = await pay(owner, 'premium');
  await pass(25);
  agreement.cardWorks = false;
  await pass(8);
  expect(await standing(owner)).toEqual({ plan: 'premium', status: 'past_due' });
  expect((await details(owner)).overdue).toMatchObject({ attempts: expect.any(Number) });
  expect((await api.client.mailTo(owner.email))?.subject).toBe('No pudimos cobrar tu plan Premium');
  await pass(7);
  expect(await standing(owner)).toEqual({ plan: 'starter', status: 'expired' });
  expect((await invoices(owner)).map(({ state, attempts }) => [state, attempts])).toEqual([
    ['failed', 4],
    ['paid', 1],
  ]);
  expect((await upgradeTo(owner, 'premium')).status).toBe(200);
});

test('a failed charge that a retry pays leaves the plan as it was, and pays the period from its beginning', async () => {
  const owner = await person();
  const agreement = await pay(owner, 'premium');
  await pass(25);
  agreement.cardWorks = false;
  await pass(7);
  expect((await standing(owner)).status).toBe('past_due');
  agreement.cardWorks = true;
  await pass(4);
  expect(await standing(owner)).toEqual({ plan: 'premium', status: 'active' });
  const [second, first] = await invoices(owner);
  expect(second?.starts_at).toBe(first?.ends_at);
});

test('a cancelled plan lasts to the end of its period, can be taken back until then, and is charged no more', async () => {
  const owner = await person();
  const agreement = await pay(owner, 'premium');
  const body = { reason: 'caro' };
  expect((await api.client.call(payingEndpoints.cancel, { body }, await token(owner))).status).toBe(200);
  await settle();
  expect(agreement.status).toBe('paused');
  expect(await standing(owner)).toEqual({ plan: 'premium', status: 'cancelled' });
  expect((await details(owner)).planned).toMatchObject({ plan: 'starter' });
  expect((await details(owner)).history[0]).toMatchObject({ event: 'cancelled', reason: 'caro', actor: 'Ana Prueba' });
  expect((await api.client.call(payingEndpoints.resume, {}, await token(owner))).status).toBe(200);
  await settle();
  expect(agreement.status).toBe('authorized');
  await api.client.call(payingEndpoints.cancel, {}, await token(owner));
  await pass(33);
  expect(await standing(owner)).toEqual({ plan: 'starter', status: 'expired' });
  expect(agreement.status).toBe('cancelled');
  expect(await invoices(owner)).toHaveLength(1);
});

test.each([
  ['before its period ended', 0],
  ['while a charge was tried again', 32],
])('a renewal that is charged although its owner cancelled %s is given back', async (_when, days) => {
  const owner = await person();
  const agreement = await pay(owner, 'premium');
  agreement.cardWorks = days === 0;
  await pass(days);
  agreement.cardWorks = true;
  expect((await api.client.call(payingEndpoints.cancel, {}, await token(owner))).status).toBe(200);
  // the gateway hears of it too late
  api.clock.advance(33 * DAY);
  simulator.agreements.chargeDue();
  await settle();
  await settle();
  expect(await standing(owner)).toEqual({ plan: 'starter', status: 'expired' });
  const [first, ...later] = (await invoices(owner)).toReversed();
  expect(first?.state).toBe('paid');
  expect(new Set(later.map(({ state }) => state))).toEqual(new Set(['refunded']));
  expect(agreement.status).toBe('cancelled');
});

test('a lower plan is charged and in force from the next period on', async () => {
  const owner = await person();
  const agreement = await pay(owner, 'premium_plus');
  const body = { plan: 'premium', period: 'monthly' };
  const { data } = await api.client.call(payingEndpoints.change, { body }, await token(owner));
  expect(data.requires_payment).toBe(false);
  await settle();
  expect(agreement.amount).toBe(44_200);
  expect(await standing(owner)).toEqual({ plan: 'premium_plus', status: 'active' });
  await pass(33);
  expect(await standing(owner)).toEqual({ plan: 'premium', status: 'active' });
  expect((await invoices(owner))[0]).toMatchObject({ plan: 'premium', amount: 4_420_000 });
});

test('a trial lasts seven days, warns two days before, and comes once', async () => {
  const owner = await person();
  const body = { plan: 'premium', user_email: owner.email };
  const begun = await api.client.call(payingEndpoints.trial, { body }, await token(owner));
  expect(begun.data).toMatchObject({ is_trial: true, trial_days_left: 7 });
  await pass(5);
  expect((await api.client.mailTo(owner.email))?.subject).toMatch(/^Tu prueba de Premium termina/);
  await pass(3);
  expect(await standing(owner)).toEqual({ plan: 'starter', status: 'expired' });
  const again = await api.client.call(payingEndpoints.trial, { body }, await token(owner));
  expect([again.status, again.error.error]).toEqual([409, 'trial_used']);
});

test('a payment whose message was lost is found when the payer comes back', async () => {
  const owner = await person();
  const { data } = await upgradeTo(owner, 'premium', 'annual');
  isLost = true;
  const verify = () =>
    api.client.call(payingEndpoints.verify, { params: { subscriptionId: data.subscription_id ?? '' } });
  expect((await verify()).data).toMatchObject({ state: 'waiting', amount: 39_780_000 });
  agree(there(data.subscription_id));
  expect((await verify()).data).toMatchObject({ state: 'paid', payment_url: null });
  expect(await standing(owner)).toEqual({ plan: 'premium', status: 'active' });
});

test('a charge of another amount is not taken', async () => {
  const owner = await person();
  const { data } = await upgradeTo(owner, 'premium');
  const agreement = there(data.subscription_id);
  agreement.amount = 1;
  agree(agreement);
  await settle();
  expect(await standing(owner)).toEqual({ plan: 'starter', status: 'pending_payment' });
});

test('what nobody pays in a day ends, and can be given up before', async () => {
  const owner = await person();
  await upgradeTo(owner, 'premium');
  expect((await api.client.call(payingEndpoints.discard, {}, await token(owner))).status).toBe(204);
  expect(await standing(owner)).toEqual({ plan: 'starter', status: 'active' });
  await upgradeTo(owner, 'premium');
  await pass(2);
  expect(await standing(owner)).toEqual({ plan: 'starter', status: 'active' });
});

test('wrong wishes get their own codes', async () => {
  const [owner, staff] = [await person(), await person()];
  const clubId = await api.client.club(owner, 'premium');
  await api.client.join(clubId, staff.userId, 'staff', null);
  const code = async (
    who: Session,
    body: object,
    endpoint: typeof payingEndpoints.upgrade = payingEndpoints.upgrade,
  ) => {
    const { status, error } = await api.client.call(endpoint, { body }, await token(who));
    return `${status} ${error.error}`;
  };
  const user_email = owner.email;
  expect(await code(owner, { plan: 'premium_plus' })).toBe('422 user_email_required');
  expect(await code(owner, { plan: 'premium_plus', user_email: 'x@y.test' })).toBe('422 user_email_mismatch');
  expect(await code(owner, { plan: 'premium', user_email })).toBe('409 plan_not_higher');
  expect(await code(owner, { plan: 'freemium', user_email })).toBe('409 plan_not_higher');
  expect(await code(owner, { plan: 'enterprise', user_email })).toBe('409 contact_sales');
  expect(await code(staff, { plan: 'premium_plus', user_email: staff.email })).toBe('403 owner_only');
  expect((await api.client.call(payingEndpoints.cancel, {}, await token(owner))).error.error).toBe('nothing_to_cancel');
  expect((await api.client.call(payingEndpoints.resume, {}, await token(owner))).error.error).toBe('nothing_to_resume');
  expect((await details(staff)).can_manage).toBe(false);
  expect((await details(owner)).usage.by_club).toMatchObject([{ club_id: clubId, courts: { used: 0, max: 3 } }]);
});

test('every subscription is what its history says last, and each change of plan reaches the clubs', async () => {
  const rows = await api.services.db.platform((tx) =>
    tx.query<{ same: boolean }>(sql`
      select (select h.after from subscription_history h where h.owner_id = s.owner_id order by h.id desc limit 1)
        = state_of_subscription(s) as same from subscriptions s`),
  );
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.every(({ same }) => same)).toBe(true);
  const owner = await person();
  await api.client.club(owner, 'starter');
  await pay(owner, 'premium');
  const events = await api.services.db.platform((tx) =>
    tx.query<{ payload: unknown }>(sql`
      select o.payload from outbox o join clubs c on c.id = o.club_id
      where c.owner_id = ${owner.userId}::uuid and o.name = 'plan.changed' order by o.txid desc, o.id desc`),
  );
  expect(events[0]?.payload).toEqual({ plan: 'premium', status: 'active' });
});
