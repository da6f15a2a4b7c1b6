import { payingEndpoints } from '@canchero/shared-contracts/subscription';
import { TcpProxy } from '../../../../tools/service/tcp-proxy.mjs';
import { Simulator } from '../../platform/payments/simulator/simulator';
import { type Booted, boot } from '../../testing/boot';
import { GatewayServer } from '../../testing/gateway-server';
import { TestPlans } from '../../testing/test-plans';

const PUBLIC_URL = 'http://localhost:3000';

let api: Booted;
let plans: TestPlans;
let gateway: GatewayServer;
let proxy: TcpProxy;

beforeAll(async () => {
  const simulator = new Simulator(PUBLIC_URL, () => api.clock.now());
  gateway = await GatewayServer.start(simulator);
  proxy = await TcpProxy.to('127.0.0.1', Number(new URL(gateway.url).port));
  const url = `http://127.0.0.1:${proxy.port}`;
  api = await boot({ config: { mercadoPago: { ...simulator.settings, authUrl: url, apiUrl: url } } });
  simulator.deliver = async ({ url, headers, body }) =>
    (await api.app.inject({ method: 'POST', url: url.slice(PUBLIC_URL.length), headers, payload: body })).statusCode;
  plans = new TestPlans(api, simulator);
});
afterEach(async () => {
  proxy.heal();
  await plans.end();
});
afterAll(async () => {
  await api.close();
  await proxy.close();
  await gateway.stop();
});

/** Stops every call to the gateway, and its messages with them. */
function fail() {
  proxy.cut();
  plans.isLost = true;
}
function recover() {
  proxy.heal();
  plans.isLost = false;
}

test('an upgrade that the gateway does not hear changes nothing, and its repetition opens one agreement', async () => {
  const owner = await api.client.person();
  fail();
  const refused = await plans.upgradeTo(owner, 'premium');
  expect([refused.status, refused.error.error]).toEqual([503, 'gateway_unavailable']);
  const { pending } = await plans.details(owner);
  expect(pending).toMatchObject({ plan: 'premium', payment_url: null });
  recover();
  const { status, data } = await plans.upgradeTo(owner, 'premium');
  expect([status, data.subscription_id]).toEqual([200, pending?.subscription_id]);
  expect(plans.simulator.agreements.ofReference(pending?.subscription_id ?? '')).toHaveLength(1);
});

test('an agreement whose answer was lost is opened once', async () => {
  const owner = await api.client.person();
  const held = gateway.holdNext(/^POST \/preapproval$/, 'handled');
  const lost = plans.upgradeTo(owner, 'premium');
  await held.reached;
  proxy.cut();
  held.release();
  expect((await lost).status).toBe(503);
  proxy.heal();
  const { data } = await plans.upgradeTo(owner, 'premium');
  expect(plans.simulator.agreements.ofReference(data.subscription_id ?? '')).toHaveLength(1);
});

test('a payment during an outage is found once the gateway answers, and who asks meanwhile is told to wait', async () => {
  const owner = await api.client.person();
  const { data } = await plans.upgradeTo(owner, 'premium');
  const verify = () =>
    api.client.call(payingEndpoints.verify, { params: { subscriptionId: data.subscription_id ?? '' } });
  fail();
  plans.agree(plans.there(data.subscription_id));
  await plans.settle();
  expect((await verify()).data.state).toBe('waiting');
  recover();
  expect((await verify()).data.state).toBe('paid');
  expect(await plans.state(owner)).toEqual({ plan: 'premium', status: 'active' });
});

test('a renewal during an outage of two days is found after it, and its period begins when the last one ended', async () => {
  const owner = await api.client.person();
  await plans.pay(owner, 'premium');
  await plans.pass(27);
  fail();
  await plans.pass(5);
  expect(await plans.state(owner)).toEqual({ plan: 'premium', status: 'active' });
  expect(await plans.invoices(owner)).toHaveLength(1);
  recover();
  await plans.pass(1);
  const [second, first] = await plans.invoices(owner);
  expect(second).toMatchObject({ state: 'paid', starts_at: first?.ends_at });
});

test('a cancellation during an outage holds here at once, and reaches the gateway before it charges again', async () => {
  const owner = await api.client.person();
  const agreement = await plans.pay(owner, 'premium');
  fail();
  expect((await api.client.call(payingEndpoints.cancel, {}, await plans.token(owner))).status).toBe(200);
  await plans.settle();
  expect(await plans.state(owner)).toEqual({ plan: 'premium', status: 'cancelled' });
  expect(agreement.status).toBe('authorized');
  recover();
  await plans.settle();
  expect(agreement.status).toBe('paused');
  await plans.pass(33);
  expect(await plans.state(owner)).toEqual({ plan: 'starter', status: 'expired' });
  expect(agreement.charges).toHaveLength(1);
});

test('a charge that has to be given back during an outage is given back after it', async () => {
  const owner = await api.client.person();
  await plans.pay(owner, 'premium');
  expect((await api.client.call(payingEndpoints.cancel, {}, await plans.token(owner))).status).toBe(200);
  fail();
  // the gateway never heard of it and charges
  await plans.pass(32);
  recover();
  plans.simulator.agreements.chargeDue();
  await plans.pass(1);
  expect((await plans.invoices(owner)).map(({ state }) => state)).toEqual(['refunded', 'paid']);
});
