import {
  adminSubscriptionEndpoints as endpoints,
  type SubscriptionChange,
} from '@canchero/shared-contracts/admin-subscription';
import { payingEndpoints } from '@canchero/shared-contracts/subscription';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../testing/boot';
import { mintToken } from '../../testing/mint-token';
import type { Session } from '../../testing/test-client';
import { TestPlans } from '../../testing/test-plans';

const REASON = 'Acuerdo con ventas';
const DAY_MS = 86_400_000;
let api: Booted;
let plans: TestPlans;
let boss: Session;
beforeAll(async () => {
  api = await boot();
  plans = new TestPlans(api);
  boss = await api.client.person({ roles: ['super_admin'], email: 'boss@canchero.test' });
});
afterAll(() => api.close());
afterEach(() => plans.end());

/** Returns a token, which no day that passes has ended. */
const token = () => mintToken(api.services, boss.userId, { audience: 'admin' });
const change = async ({ userId }: Session, body: Partial<SubscriptionChange>) => {
  const { status, error } = await api.client.call(
    endpoints.change,
    { params: { ownerId: userId }, body: { reason: REASON, ...body } },
    await token(),
  );
  return status === 204 ? status : [status, error.error];
};
const read = async ({ userId }: Session) =>
  (await api.client.call(endpoints.get, { params: { ownerId: userId } }, await token())).data;
const list = async (query: Record<string, string> = {}) =>
  (await api.client.call(endpoints.list, { query }, await token())).data;
const inDays = (days: number) => new Date(api.services.clock().getTime() + days * DAY_MS).toISOString();

const agreed = (amount: number) => ({ price_override: { plan: 'premium', billing: 'monthly', amount } }) as const;

test('subscriptions are listed by their owner and found by name, address, plan and status; who looks is in the audit', async () => {
  const [paying, free] = [await api.client.person({ email: 'paga@volea.test' }), await api.client.person()];
  await api.client.club(free, 'starter');
  await plans.pay(paying, 'premium');
  await api.client.person({ email: 'sin-club@volea.test' });
  const { items, total } = await list();
  expect(total).toBe(2);
  expect(items.find(({ owner_id }) => owner_id === paying.userId)).toMatchObject({
    owner_email: 'paga@volea.test',
    clubs: 0,
    plan: 'premium',
    status: 'active',
    billing: 'monthly',
    is_charged: true,
    mrr: 4_420_000,
    agreed_price: null,
  });
  const ids = async (query: Record<string, string>) => (await list(query)).items.map(({ owner_id }) => owner_id);
  expect(await ids({ search: 'PAGA@' })).toEqual([paying.userId]);
  expect(await ids({ plan: 'starter' })).toEqual([free.userId]);
  expect(await ids({ status: 'past_due' })).toEqual([]);
  const [row] = await api.services.db.platform((tx) =>
    tx.query<{ filters: unknown; count: number }>(sql`
      select filters, count from audit where action = 'admin.subscriptions' and filters ? 'search'`),
  );
  expect(row).toEqual({ filters: { search: 'PAGA@' }, count: 1 });
});

test('a change whose answer was lost counts once', async () => {
  const owner = await api.client.person();
  await api.client.club(owner, 'premium');
  const params = { ownerId: owner.userId };
  const body = { status: 'expired' as const, reason: REASON };
  const send = async () =>
    (await api.client.call(endpoints.change, { params, body }, await token(), { 'idempotency-key': 'end-1' })).status;
  expect([await send(), await send()]).toEqual([204, 204]);
  expect((await read(owner)).history.filter(({ reason }) => reason === REASON)).toHaveLength(1);
});

test('a plan is granted until a date, with a reason that its owner reads, and ends by the clock', async () => {
  const owner = await api.client.person();
  await api.client.club(owner, 'starter');
  const until = inDays(10);
  expect(await change(owner, { plan: 'premium_plus', period_end: until })).toBe(204);
  expect(await plans.state(owner)).toEqual({ plan: 'premium_plus', status: 'active' });
  const details = await plans.details(owner);
  expect(details).toMatchObject({ ends_at: until, next_charge: null });
  expect(details.history[0]).toMatchObject({ event: 'granted', reason: REASON, actor: 'Ana Prueba' });
  expect((await api.client.mailTo(owner.email))?.subject).toBe('Tu plan es ahora Premium Plus');
  expect(await read(owner)).toMatchObject({ plan: 'premium_plus', is_charged: false, mrr: 0, club_names: ['Club'] });
  // nothing is charged that could be cancelled
  const refused = await api.client.call(payingEndpoints.cancel, { body: { reason: '' } }, await plans.token(owner));
  expect([refused.status, refused.error.error]).toEqual([409, 'nothing_to_cancel']);
  await plans.pass(9);
  expect((await plans.state(owner)).plan).toBe('premium_plus');
  await plans.pass(2);
  expect(await plans.state(owner)).toEqual({ plan: 'starter', status: 'expired' });
});

test('an owner who pays is charged no more once a plan was granted, and a charge on its way is given back', async () => {
  const owner = await api.client.person();
  const agreement = await plans.pay(owner, 'premium');
  expect(await change(owner, { plan: 'enterprise' })).toBe(204);
  // the gateway charges before it learns of the end
  api.clock.advance(33 * 24 * 60);
  await plans.settle();
  await plans.settle();
  expect(agreement.status).toBe('cancelled');
  expect(await plans.state(owner)).toEqual({ plan: 'enterprise', status: 'active' });
  expect((await plans.invoices(owner)).map(({ state }) => state)).toEqual(['refunded', 'paid']);
});

test('a plan is ended at once, and can be paid again', async () => {
  const owner = await api.client.person();
  await plans.pay(owner, 'premium');
  expect(await change(owner, { status: 'expired' })).toBe(204);
  expect(await plans.state(owner)).toEqual({ plan: 'starter', status: 'expired' });
  expect(await change(owner, { status: 'expired' })).toEqual([409, 'no_plan']);
  await plans.pay(owner, 'premium_plus');
  expect(await plans.state(owner)).toEqual({ plan: 'premium_plus', status: 'active' });
});

test('the end of a trial is moved, and that of what the gateway charges is not', async () => {
  const trying = await api.client.person();
  const body = { plan: 'premium', user_email: trying.email } as const;
  await api.client.call(payingEndpoints.trial, { body }, await plans.token(trying));
  expect(await change(trying, { period_end: inDays(30) })).toBe(204);
  await plans.pass(20);
  expect((await plans.state(trying)).status).toBe('trialing');
  await plans.pass(11);
  expect((await plans.state(trying)).status).toBe('expired');
  const paying = await api.client.person();
  await plans.pay(paying, 'premium');
  expect(await change(paying, { period_end: inDays(90) })).toEqual([409, 'charged_by_gateway']);
});

test('an agreed price applies from the next charge on, moves the revenue then, and survives a change of mind', async () => {
  const owner = await api.client.person();
  await plans.pay(owner, 'premium');
  expect(await change(owner, agreed(4_000_000))).toBe(204);
  expect(await read(owner)).toMatchObject({ ...{ agreed_price: agreed(4_000_000).price_override }, mrr: 4_420_000 });
  expect((await plans.details(owner)).next_charge?.amount).toBe(4_000_000);
  const ofOwner = await plans.token(owner);
  expect((await api.client.call(payingEndpoints.cancel, { body: { reason: '' } }, ofOwner)).status).toBe(200);
  expect((await api.client.call(payingEndpoints.resume, {}, ofOwner)).status).toBe(200);
  await plans.pass(33);
  expect((await plans.invoices(owner)).map(({ amount }) => amount)).toEqual([4_000_000, 4_420_000]);
  expect((await read(owner)).mrr).toBe(4_000_000);
  expect(await change(owner, { price_override: null })).toBe(204);
  await plans.pass(31);
  expect((await plans.invoices(owner))[0]?.amount).toBe(4_420_000);
  expect((await read(owner)).history.filter(({ event }) => event === 'price_agreed')).toHaveLength(2);
});

test('a price agreed before a plan is paid is what its checkout asks for; one that waits is given up', async () => {
  const owner = await api.client.person();
  const { data } = await plans.upgradeTo(owner, 'premium');
  expect(await change(owner, agreed(3_900_000))).toBe(204);
  expect(await plans.details(owner)).toMatchObject({ pending: null });
  await plans.settle();
  expect(plans.there(data.subscription_id).status).toBe('cancelled');
  const query = { plan: 'premium', period: 'monthly' } as const;
  const preview = (await api.client.call(payingEndpoints.preview, { query }, await plans.token(owner))).data;
  expect(preview.charged_today).toBe(3_900_000);
  await plans.pay(owner, 'premium');
  expect((await plans.invoices(owner)).map(({ amount }) => amount)).toEqual([3_900_000]);
});

test('an unknown account, one without a club, a change without a reason and one of nothing are refused', async () => {
  const nobody = await api.client.person();
  expect(await change(nobody, { plan: 'premium' })).toEqual([404, 'not_found']);
  const owner = await api.client.person();
  await api.client.club(owner, 'starter');
  expect(await change(owner, { plan: 'premium', reason: '' })).toEqual([422, 'validation_failed']);
  expect(await change(owner, {})).toEqual([400, 'bad_request']);
  expect(await change(owner, { plan: 'premium', period_end: inDays(-1) })).toEqual([400, 'bad_request']);
  expect((await plans.state(owner)).plan).toBe('starter');
});
