import { payingEndpoints } from '@canchero/shared-contracts/subscription';
import { type Booted, boot } from '../../testing/boot';
import { TestPlans } from '../../testing/test-plans';

let api: Booted;
let plans: TestPlans;

beforeAll(async () => {
  api = await boot();
  plans = new TestPlans(api);
});
afterAll(() => api.close());
afterEach(() => plans.end());

const KEY = { 'idempotency-key': 'one-press' };

test('a trial that is asked for again after its answer was lost is the same trial', async () => {
  const owner = await api.client.person();
  const token = await plans.token(owner);
  const begin = () =>
    api.client.call(payingEndpoints.trial, { body: { plan: 'premium', user_email: owner.email } }, token, KEY);
  const first = await begin();
  expect(first.data).toMatchObject({ is_trial: true, trial_days_left: 7 });
  const again = await begin();
  expect([again.status, again.data]).toEqual([first.status, first.data]);
});

test('a plan that is left, or kept after all, by a call that is sent again is so once', async () => {
  const owner = await api.client.person();
  const { data } = await plans.upgradeTo(owner, 'premium');
  plans.agree(plans.there(data.subscription_id));
  await plans.settle();
  const token = await plans.token(owner);
  const events = async () => (await plans.details(owner)).history.map(({ event }) => event);
  const leave = () => api.client.call(payingEndpoints.cancel, { body: { reason: 'Invierno' } }, token, KEY);
  expect([(await leave()).status, (await leave()).status]).toEqual([200, 200]);
  expect((await events()).filter((event) => event === 'cancelled')).toHaveLength(1);
  const goOn = () => api.client.call(payingEndpoints.resume, {}, token, KEY);
  expect([(await goOn()).status, (await goOn()).status]).toEqual([200, 200]);
  expect((await events()).filter((event) => event === 'resumed')).toHaveLength(1);
});
