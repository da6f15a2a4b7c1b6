import { adminSubscriptionEndpoints } from '@canchero/shared-contracts/admin-subscription';
import { payingEndpoints } from '@canchero/shared-contracts/subscription';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../testing/boot';
import { mintToken } from '../../testing/mint-token';
import { pagesOf } from '../../testing/read-pdf';
import type { Session } from '../../testing/test-client';
import { TestPlans } from '../../testing/test-plans';
import { billOnce } from './billing';

const DAY = 24 * 60;

let api: Booted;
let plans: TestPlans;

beforeAll(async () => {
  api = await boot();
  plans = new TestPlans(api);
});
afterAll(() => api.close());
afterEach(() => plans.end());

const person = () => api.client.person();

test('an owner pays for a plan at the gateway and has it once the payment is there', async () => {
  const owner = await person();
  const { status, data } = await plans.upgradeTo(owner, 'premium');
  expect(status).toBe(200);
  expect(data).toMatchObject({ requires_payment: true, gateway: 'mercadopago' });
  const agreement = plans.there(data.subscription_id);
  expect(data).toMatchObject({ payment_id: agreement.id, payment_url: expect.stringContaining(agreement.id) });
  expect(await plans.state(owner)).toEqual({ plan: 'starter', status: 'pending_payment' });
  expect((await plans.details(owner)).pending).toMatchObject({ plan: 'premium', amount: 4_420_000 });
  plans.agree(agreement);
  await plans.settle();
  expect(await plans.state(owner)).toEqual({ plan: 'premium', status: 'active' });
  expect(await plans.details(owner)).toMatchObject({
    pending: null,
    period: 'monthly',
    next_charge: { amount: 4_420_000 },
    gateway_url: expect.stringContaining('preapproval_id='),
  });
  const [invoice] = await plans.invoices(owner);
  expect(invoice).toMatchObject({ plan: 'premium', amount: 4_420_000, state: 'paid' });
  const name = 'Łukasz Ñandú';
  await api.services.db.platform((tx) => tx.query(sql`update users set name = ${name} where email = ${owner.email}`));
  const { rawPayload: bytes } = await api.app.inject({
    method: 'GET',
    url: `/api/auth/protected/subscription/invoices/${invoice?.id}/receipt.pdf?language=es`,
    headers: { authorization: `Bearer ${await plans.token(owner)}` },
  });
  expect((await pagesOf({ bytes }))[0]).toMatch(new RegExp(`${name}, ${owner.email} Plan Canchero Premium .*44.200`));
  expect((await api.client.mailTo(owner.email))?.subject).toBe('Tu plan es ahora Premium');
});

test('two tabs that ask for the same plan get one payment, and a message that comes 20 times has one effect', async () => {
  const owner = await person();
  const answers = await Promise.all([1, 2, 3, 4].map(() => plans.upgradeTo(owner, 'premium')));
  expect(new Set(answers.map(({ data }) => data.payment_id)).size).toBe(1);
  const id = answers[0]?.data.subscription_id ?? '';
  expect(plans.simulator.agreements.ofReference(id)).toHaveLength(1);
  const agreement = plans.there(id);
  plans.agree(agreement);
  const charge = String(agreement.charges[0]?.id);
  await plans.simulator.tell('subscription_authorized_payment', charge, agreement.sellerId, { times: 20 });
  await Promise.all([plans.settle(), plans.settle()]);
  expect(await plans.invoices(owner)).toHaveLength(1);
});

test('an upgrade takes the unused rest off its first charge, and then costs its whole price', async () => {
  const owner = await person();
  const first = await plans.pay(owner, 'premium');
  await plans.pass(10);
  const query = { plan: 'premium_plus', period: 'monthly' } as const;
  const preview = (await api.client.call(payingEndpoints.preview, { query }, await plans.token(owner))).data;
  expect(preview.kind).toBe('upgrade');
  expect(preview.charged_today + preview.credit).toBe(7_055_000);
  expect(preview.credit).toBeGreaterThan(2_800_000);
  const second = await plans.pay(owner, 'premium_plus');
  const [newest] = await plans.invoices(owner);
  // seconds pass between the preview and the upgrade
  expect(Math.abs((newest?.amount ?? 0) - preview.charged_today)).toBeLessThan(100);
  await plans.settle();
  expect(first.status).toBe('cancelled');
  expect(second.amount).toBe(70_550);
  expect((await plans.details(owner)).next_charge?.amount).toBe(7_055_000);
  await plans.pass(32);
  expect((await plans.invoices(owner)).filter(({ state }) => state === 'paid').map(({ amount }) => amount)[0]).toBe(
    7_055_000,
  );
});

test('an upgrade to an agreed price below the unused rest charges the least there is, and then the whole price', async () => {
  const [owner, boss] = [await person(), await api.client.person({ roles: ['super_admin'] })];
  await plans.pay(owner, 'premium');
  const admin = await mintToken(api.services, boss.userId, { audience: 'admin' });
  const price_override = { plan: 'premium_plus', billing: 'monthly', amount: 4_000_000 } as const;
  const body = { reason: 'Acuerdo', price_override };
  const params = { ownerId: owner.userId };
  expect((await api.client.call(adminSubscriptionEndpoints.change, { params, body }, admin)).status).toBe(204);
  const query = { plan: 'premium_plus', period: 'monthly' } as const;
  const preview = (await api.client.call(payingEndpoints.preview, { query }, await plans.token(owner))).data;
  expect(preview).toMatchObject({ charged_today: 1500, credit: 3_998_500, next_charge: { amount: 4_000_000 } });
  const agreement = await plans.pay(owner, 'premium_plus');
  expect(await plans.state(owner)).toEqual({ plan: 'premium_plus', status: 'active' });
  expect((await plans.invoices(owner))[0]?.amount).toBe(preview.charged_today);
  expect((await plans.details(owner)).price).toEqual({ amount: 4_000_000, currency: 'ARS' });
  await plans.settle();
  expect(agreement.amount).toBe(40_000);
});

test('a plan by the month becomes one by the year at once, and again by the month once the year ends', async () => {
  const owner = await person();
  await plans.pay(owner, 'premium');
  await plans.pass(10);
  const preview = async (period: 'monthly' | 'annual') =>
    (await api.client.call(payingEndpoints.preview, { query: { plan: 'premium', period } }, await plans.token(owner)))
      .data;
  expect(await preview('annual')).toMatchObject({ kind: 'upgrade', price: 12 * 3_315_000 });
  await plans.pay(owner, 'premium', 'annual');
  expect(await plans.details(owner)).toMatchObject({ period: 'annual', next_charge: { amount: 12 * 3_315_000 } });
  // the month's unused rest was taken off
  expect((await plans.invoices(owner))[0]?.amount).toBeLessThan(12 * 3_315_000 - 2_800_000);
  // a year without a charge needs no look at each of its days
  await plans.leap(300);
  expect(await preview('monthly')).toMatchObject({ kind: 'later' });
  expect((await plans.upgradeTo(owner, 'premium')).error.error).toBe('billing_too_short');
  await plans.leap(50);
  const { charged_today, credit } = await preview('monthly');
  expect(charged_today + credit).toBe(4_420_000);
  expect(charged_today).toBeGreaterThan(2_500_000);
  await plans.pay(owner, 'premium', 'monthly');
  expect(await plans.details(owner)).toMatchObject({ period: 'monthly', next_charge: { amount: 4_420_000 } });
  await plans.pass(33);
  expect((await plans.invoices(owner)).filter(({ state }) => state === 'paid')).toHaveLength(4);
});

test('a charge that fails is told by mail, tried again after 1, 3 and 7 days, and then leads to starter', async () => {
  const owner = await person();
  const agreement = await plans.pay(owner, 'premium');
  await plans.pass(25);
  agreement.cardWorks = false;
  await plans.pass(8);
  expect(await plans.state(owner)).toEqual({ plan: 'premium', status: 'past_due' });
  expect((await plans.details(owner)).overdue).toMatchObject({ attempts: expect.any(Number) });
  expect((await api.client.mailTo(owner.email))?.subject).toBe('No pudimos cobrar tu plan Premium');
  await plans.pass(7);
  expect(await plans.state(owner)).toEqual({ plan: 'starter', status: 'expired' });
  expect((await plans.invoices(owner)).map(({ state, attempts }) => [state, attempts])).toEqual([
    ['failed', 4],
    ['paid', 1],
  ]);
  expect((await plans.upgradeTo(owner, 'premium')).status).toBe(200);
});

test('a failed charge that a retry pays leaves the plan as it was, and pays the period from its beginning', async () => {
  const owner = await person();
  const agreement = await plans.pay(owner, 'premium');
  await plans.pass(25);
  agreement.cardWorks = false;
  await plans.pass(7);
  expect((await plans.state(owner)).status).toBe('past_due');
  agreement.cardWorks = true;
  await plans.pass(4);
  expect(await plans.state(owner)).toEqual({ plan: 'premium', status: 'active' });
  const [second, first] = await plans.invoices(owner);
  expect(second?.starts_at).toBe(first?.ends_at);
});

test('a cancelled plan lasts to the end of its period, can be taken back until then, and is charged no more', async () => {
  const owner = await person();
  const agreement = await plans.pay(owner, 'premium');
  const body = { reason: 'caro' };
  expect((await api.client.call(payingEndpoints.cancel, { body }, await plans.token(owner))).status).toBe(200);
  await plans.settle();
  expect(agreement.status).toBe('paused');
  expect(await plans.state(owner)).toEqual({ plan: 'premium', status: 'cancelled' });
  expect((await plans.details(owner)).planned).toMatchObject({ plan: 'starter' });
  expect((await plans.details(owner)).history[0]).toMatchObject({
    event: 'cancelled',
    reason: 'caro',
    actor: 'Ana Prueba',
  });
  expect((await api.client.call(payingEndpoints.resume, {}, await plans.token(owner))).status).toBe(200);
  await plans.settle();
  expect(agreement.status).toBe('authorized');
  await api.client.call(payingEndpoints.cancel, {}, await plans.token(owner));
  await plans.pass(33);
  expect(await plans.state(owner)).toEqual({ plan: 'starter', status: 'expired' });
  expect(agreement.status).toBe('cancelled');
  expect(await plans.invoices(owner)).toHaveLength(1);
});

test.each([
  ['before its period ended', 0],
  ['while a charge was tried again', 32],
])('a renewal that is charged although its owner cancelled %s is given back', async (_when, days) => {
  const owner = await person();
  const agreement = await plans.pay(owner, 'premium');
  agreement.cardWorks = days === 0;
  await plans.pass(days);
  agreement.cardWorks = true;
  expect((await api.client.call(payingEndpoints.cancel, {}, await plans.token(owner))).status).toBe(200);
  // the gateway learns of it too late
  await plans.leap(33);
  await plans.settle();
  expect(await plans.state(owner)).toEqual({ plan: 'starter', status: 'expired' });
  const [first, ...later] = (await plans.invoices(owner)).toReversed();
  expect(first?.state).toBe('paid');
  expect(new Set(later.map(({ state }) => state))).toEqual(new Set(['refunded']));
  expect(agreement.status).toBe('cancelled');
});

test('a lower plan is charged and in force from the next period on', async () => {
  const owner = await person();
  const agreement = await plans.pay(owner, 'premium_plus');
  const body = { plan: 'premium', period: 'monthly' };
  const { data } = await api.client.call(payingEndpoints.change, { body }, await plans.token(owner));
  expect(data.requires_payment).toBe(false);
  await plans.settle();
  expect(agreement.amount).toBe(44_200);
  expect(await plans.state(owner)).toEqual({ plan: 'premium_plus', status: 'active' });
  await plans.pass(33);
  expect(await plans.state(owner)).toEqual({ plan: 'premium', status: 'active' });
  expect((await plans.invoices(owner))[0]).toMatchObject({ plan: 'premium', amount: 4_420_000 });
});

test('a trial lasts seven days, warns two days before, and comes once', async () => {
  const owner = await person();
  const body = { plan: 'premium', user_email: owner.email };
  const begun = await api.client.call(payingEndpoints.trial, { body }, await plans.token(owner));
  expect(begun.data).toMatchObject({ is_trial: true, trial_days_left: 7 });
  await plans.pass(5);
  expect((await api.client.mailTo(owner.email))?.subject).toMatch(/^Tu prueba de Premium termina/);
  await plans.pass(3);
  expect(await plans.state(owner)).toEqual({ plan: 'starter', status: 'expired' });
  const again = await api.client.call(payingEndpoints.trial, { body }, await plans.token(owner));
  expect([again.status, again.error.error]).toEqual([409, 'trial_used']);
});

test('a payment whose message was lost is found when the payer comes back', async () => {
  const owner = await person();
  const { data } = await plans.upgradeTo(owner, 'premium', 'annual');
  plans.isLost = true;
  const verify = () =>
    api.client.call(payingEndpoints.verify, { params: { subscriptionId: data.subscription_id ?? '' } });
  expect((await verify()).data).toMatchObject({ state: 'waiting', amount: 39_780_000 });
  plans.agree(plans.there(data.subscription_id));
  expect((await verify()).data).toMatchObject({ state: 'paid', payment_url: null });
  expect(await plans.state(owner)).toEqual({ plan: 'premium', status: 'active' });
});

test('a charge of another amount is not taken', async () => {
  const owner = await person();
  const { data } = await plans.upgradeTo(owner, 'premium');
  const agreement = plans.there(data.subscription_id);
  agreement.amount = 1;
  plans.agree(agreement);
  await plans.settle();
  expect(await plans.state(owner)).toEqual({ plan: 'starter', status: 'pending_payment' });
});

test('what nobody pays in a day ends, and can be given up before', async () => {
  const owner = await person();
  await plans.upgradeTo(owner, 'premium');
  expect((await api.client.call(payingEndpoints.discard, {}, await plans.token(owner))).status).toBe(204);
  expect(await plans.state(owner)).toEqual({ plan: 'starter', status: 'active' });
  await plans.upgradeTo(owner, 'premium');
  await plans.pass(2);
  expect(await plans.state(owner)).toEqual({ plan: 'starter', status: 'active' });
});

describe('a first charge that is refused', () => {
  async function refused() {
    const owner = await person();
    const { data } = await plans.upgradeTo(owner, 'premium');
    const params = { subscriptionId: data.subscription_id ?? '' };
    const agreement = plans.there(data.subscription_id);
    plans.agree(agreement, { cardWorks: false });
    await plans.settle();
    const state = async () => (await api.client.call(payingEndpoints.verify, { params })).data.state;
    expect(await state()).toBe('failed');
    expect((await plans.details(owner)).pending?.status_detail).toBe('cc_rejected_insufficient_amount');
    return { owner, agreement, state };
  }

  test('stays open while the gateway tries it again, also past the day of its link', async () => {
    const { owner, agreement, state } = await refused();
    await plans.wait(DAY);
    await billOnce(api.services);
    // the gateway tries again after we have looked
    expect(await state()).toBe('failed');
    agreement.cardWorks = true;
    await plans.settle();
    expect(await state()).toBe('paid');
    expect(await plans.state(owner)).toEqual({ plan: 'premium', status: 'active' });
  });

  test('stays open if its refusal is first heard of after the day of its link', async () => {
    const owner = await person();
    const { data } = await plans.upgradeTo(owner, 'premium');
    plans.isLost = true;
    plans.agree(plans.there(data.subscription_id), { cardWorks: false });
    await plans.wait(DAY + 1);
    await billOnce(api.services);
    expect((await plans.details(owner)).pending?.status_detail).toBe('cc_rejected_insufficient_amount');
  });

  test('ends with the last try', async () => {
    const { owner, agreement, state } = await refused();
    await plans.pass(6);
    expect([await state(), agreement.status]).toEqual(['failed', 'authorized']);
    await plans.pass(1);
    expect([await state(), agreement.status]).toEqual(['ended', 'cancelled']);
    expect(await plans.state(owner)).toEqual({ plan: 'starter', status: 'active' });
  });

  test('ends a day after the last try if the gateway never says so', async () => {
    const { owner, agreement, state } = await refused();
    await plans.wait(8 * DAY);
    await billOnce(api.services);
    expect([await state(), agreement.status]).toEqual(['ended', 'cancelled']);
    expect(await plans.state(owner)).toEqual({ plan: 'starter', status: 'active' });
  });

  test('of an upgrade ends with the period whose rest it takes off', async () => {
    const owner = await person();
    await plans.pay(owner, 'premium');
    await plans.pass(25);
    const { data } = await plans.upgradeTo(owner, 'premium_plus');
    plans.agree(plans.there(data.subscription_id), { cardWorks: false });
    await plans.settle();
    const { pending, ends_at } = await plans.details(owner);
    expect(pending?.expires_at).toBe(ends_at);
  });
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
    const { status, error } = await api.client.call(endpoint, { body }, await plans.token(who));
    return `${status} ${error.error}`;
  };
  const user_email = owner.email;
  expect(await code(owner, { plan: 'premium_plus' })).toBe('422 user_email_required');
  expect(await code(owner, { plan: 'premium_plus', user_email: 'x@y.test' })).toBe('422 user_email_mismatch');
  expect(await code(owner, { plan: 'premium', user_email })).toBe('409 plan_not_higher');
  expect(await code(owner, { plan: 'freemium', user_email })).toBe('409 plan_not_higher');
  expect(await code(owner, { plan: 'enterprise', user_email })).toBe('409 contact_sales');
  expect(await code(staff, { plan: 'premium_plus', user_email: staff.email })).toBe('403 owner_only');
  expect((await api.client.call(payingEndpoints.cancel, {}, await plans.token(owner))).error.error).toBe(
    'nothing_to_cancel',
  );
  expect((await api.client.call(payingEndpoints.resume, {}, await plans.token(owner))).error.error).toBe(
    'nothing_to_resume',
  );
  expect((await plans.details(staff)).can_manage).toBe(false);
  expect((await plans.details(owner)).usage.by_club).toMatchObject([{ club_id: clubId, courts: { used: 0, max: 3 } }]);
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
  await plans.pay(owner, 'premium');
  const events = await api.services.db.platform((tx) =>
    tx.query<{ payload: unknown }>(sql`
      select o.payload from outbox o join clubs c on c.id = o.club_id
      where c.owner_id = ${owner.userId}::uuid and o.name = 'plan.changed' order by o.txid desc, o.id desc`),
  );
  expect(events[0]?.payload).toEqual({ plan: 'premium', status: 'active' });
});
