import { createHash, randomBytes } from 'node:crypto';
import { Invoice, MercadoPagoConfig, OAuth, Payment, PaymentRefund, PreApproval, Preference } from 'mercadopago';
import { AppConfig } from 'mercadopago/dist/utils/config';
import { type Booted, boot } from '../../../testing/boot';
import { SIMULATOR_PATH, type Simulator } from './simulator';

/** Points the official client at the simulator over HTTP, which has to speak the same protocol as Mercado Pago. */
let api: Booted;
let address: string;
/** Configuration of the official client: its address is a constant of the class, for all clients. */
const sdk = AppConfig as { BASE_URL: string };
const REAL = sdk.BASE_URL;
beforeAll(async () => {
  api = await boot();
  address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  sdk.BASE_URL = `${address}${SIMULATOR_PATH}`;
});
afterAll(() => {
  sdk.BASE_URL = REAL;
  return api.close();
});

const oauth = new OAuth(new MercadoPagoConfig({ accessToken: 'APP_USR-none', options: { timeout: 5000 } }));
const redirect_uri = 'http://localhost:3000/oauth/mercadopago/callback';
const client = () => {
  const { clientId, clientSecret } = (api.services.simulator as Simulator).settings;
  return { client_id: clientId, client_secret: clientSecret };
};

/** Follows the client's authorization address as a seller who authorizes us. */
async function agree(pkce: Record<string, string> = {}): Promise<string> {
  const made = new URL(
    oauth.getAuthorizationURL({ options: { client_id: client().client_id, redirect_uri, state: 'abc' } }),
  );
  for (const [name, value] of Object.entries(pkce)) made.searchParams.set(name, value);
  expect(made.pathname).toBe('/authorization');
  const page = await fetch(`${address}${SIMULATOR_PATH}/authorization${made.search}`);
  expect(page.status).toBe(200);
  const answer = await fetch(`${address}${SIMULATOR_PATH}/authorization/allow${made.search}`, { redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? '');
  expect(back.searchParams.get('state')).toBe('abc');
  return back.searchParams.get('code') ?? '';
}

test('a code is exchanged for tokens, and tokens are refreshed', async () => {
  const tokens = await oauth.create({ body: { ...client(), code: await agree(), redirect_uri } });
  expect(tokens).toMatchObject({
    token_type: 'Bearer',
    expires_in: 15_552_000,
    scope: expect.stringContaining('offline_access'),
    user_id: expect.any(Number),
    public_key: expect.any(String),
    live_mode: false,
  });
  const renewed = await oauth.refresh({ body: { ...client(), refresh_token: tokens.refresh_token as string } });
  expect(renewed.access_token).not.toBe(tokens.access_token);
  expect(renewed.refresh_token).not.toBe(tokens.refresh_token);
});

test('a used or wrong code is refused with Mercado Pago’s errors', async () => {
  const code = await agree();
  const { refresh_token } = await oauth.create({ body: { ...client(), code, redirect_uri } });
  await expect(oauth.create({ body: { ...client(), code, redirect_uri } })).rejects.toMatchObject({
    error: 'invalid_grant',
    status: 400,
  });
  const refresh = () => oauth.refresh({ body: { ...client(), refresh_token: refresh_token as string } });
  await refresh();
  await expect(refresh()).rejects.toMatchObject({ error: 'invalid_grant' });
  await expect(
    oauth.create({ body: { ...client(), client_secret: 'wrong', code: await agree(), redirect_uri } }),
  ).rejects.toMatchObject({ error: 'invalid_client' });
});

test('a challenge requires its verifier', async () => {
  const verifier = randomBytes(32).toString('base64url');
  const code_challenge = createHash('sha256').update(verifier).digest('base64url');
  const pkce = { code_challenge, code_challenge_method: 'S256' };
  await expect(oauth.create({ body: { ...client(), code: await agree(pkce), redirect_uri } })).rejects.toMatchObject({
    error: 'invalid_grant',
  });
  const body = { ...client(), code: await agree(pkce), redirect_uri, code_verifier: verifier };
  expect((await oauth.create({ body })).access_token).toEqual(expect.any(String));
});

test('redirects to a foreign address are refused', async () => {
  const query = new URLSearchParams({
    client_id: client().client_id,
    response_type: 'code',
    platform_id: 'mp',
    redirect_uri: 'https://evil.example/',
  });
  for (const path of ['authorization', 'authorization/allow']) {
    const answer = await fetch(`${address}${SIMULATOR_PATH}/${path}?${query}`, { redirect: 'manual' });
    expect(answer.status).toBe(400);
  }
});

describe('payments', () => {
  const seller = async () => {
    const { access_token } = await oauth.create({ body: { ...client(), code: await agree(), redirect_uri } });
    return new MercadoPagoConfig({ accessToken: access_token as string, options: { timeout: 5000 } });
  };
  const item = { id: 'x', title: 'Turno', quantity: 1, unit_price: 1234.5, currency_id: 'ARS' };
  const success = 'https://club.test/payment-result';

  test('a preference is created, read and paid; the payment is found, refunded in part and cancelled where open', async () => {
    const config = await seller();
    const made = await new Preference(config).create({
      body: { items: [item], external_reference: 'ref-1', back_urls: { success }, auto_return: 'approved' },
    });
    expect(made).toMatchObject({ external_reference: 'ref-1', init_point: expect.stringContaining(made.id as string) });
    expect(await new Preference(config).get({ preferenceId: made.id as string })).toMatchObject({ id: made.id });
    const { checkout } = api.services.simulator as Simulator;
    const preference = checkout.preference(made.id as string);
    if (!preference) throw new Error('no preference');
    const { id } = checkout.pay(preference, 'approved');
    const payments = new Payment(config);
    expect(await payments.get({ id })).toMatchObject({
      status: 'approved',
      transaction_amount: 1234.5,
      currency_id: 'ARS',
    });
    const found = await payments.search({ options: { external_reference: 'ref-1' } });
    expect(found.results).toMatchObject([{ id }]);
    const refunds = new PaymentRefund(config);
    const requestOptions = { idempotencyKey: 'key-1' };
    const first = await refunds.create({ payment_id: id, body: { amount: 234.5 }, requestOptions });
    expect(first).toMatchObject({ payment_id: id, amount: 234.5, status: 'approved' });
    const again = { payment_id: id, body: { amount: 234.5 }, requestOptions: { idempotencyKey: 'key-1' } };
    expect((await refunds.create(again)).id).toBe(first.id);
    expect(await payments.get({ id })).toMatchObject({
      status: 'approved',
      status_detail: 'partially_refunded',
      transaction_amount_refunded: 234.5,
    });
    const waiting = checkout.pay(preference, 'pending');
    expect(await payments.cancel({ id: waiting.id, requestOptions: { idempotencyKey: 'key-2' } })).toMatchObject({
      status: 'cancelled',
    });
  });

  test('what is not valid, and what another seller has, is refused', async () => {
    const config = await seller();
    const create = (body: object) => new Preference(config).create({ body: body as never });
    await expect(create({ items: [] })).rejects.toMatchObject({ status: 400 });
    await expect(create({ items: [item], auto_return: 'approved' })).rejects.toMatchObject({
      error: 'invalid_auto_return',
    });
    const { id } = await create({ items: [item] });
    await expect(new Preference(await seller()).get({ preferenceId: id as string })).rejects.toMatchObject({
      status: 404,
    });
    await expect(new Payment(config).get({ id: 1 })).rejects.toMatchObject({ error: 'not_found', status: 404 });
    const nobody = new MercadoPagoConfig({ accessToken: 'APP_USR-none' });
    await expect(new Payment(nobody).get({ id: 1 })).rejects.toMatchObject({ status: 401 });
  });
});

describe('subscriptions', () => {
  const platform = () =>
    new MercadoPagoConfig({
      accessToken: (api.services.simulator as Simulator).settings.platformToken as string,
      options: { timeout: 5000 },
    });
  const auto_recurring = { frequency: 1, frequency_type: 'months', transaction_amount: 44_200, currency_id: 'ARS' };
  const body = {
    reason: 'Premium',
    external_reference: 'plan-1',
    payer_email: 'owner@club.test',
    auto_recurring,
    back_url: 'https://club.test/subscription/success',
    status: 'pending',
  };

  test('a subscription is created, agreed to, charged and cancelled, and its link stays that of its payment method', async () => {
    const subscriptions = new PreApproval(platform());
    const made = await subscriptions.create({ body });
    const id = made.id as string;
    expect(made).toMatchObject({ status: 'pending', external_reference: 'plan-1', auto_recurring });
    const { agreements } = api.services.simulator as Simulator;
    const agreement = agreements.agreement(id);
    if (!agreement) throw new Error('no agreement');
    agreements.agree(agreement);
    const agreed = await subscriptions.get({ id });
    // the address that the payer agreed at is the one at which the payment method is changed later
    expect(agreed).toMatchObject({ status: 'authorized', init_point: made.init_point });
    const { pathname, search } = new URL(made.init_point as string);
    expect((await fetch(`${address}${pathname}${search}`)).status).toBe(200);
    const invoices = new Invoice(platform());
    const { results } = await invoices.search({ options: { preapproval_id: id } });
    expect(results).toMatchObject([{ preapproval_id: id, status: 'processed', transaction_amount: 44_200 }]);
    const invoiceId = String(results?.[0]?.id);
    expect(await invoices.get({ id: invoiceId })).toMatchObject({
      external_reference: 'plan-1',
      payment: { status: 'approved' },
    });
    const dearer = { auto_recurring: { transaction_amount: 70_550, currency_id: 'ARS' } };
    expect(await subscriptions.update({ id, body: dearer })).toMatchObject({
      auto_recurring: { transaction_amount: 70_550 },
    });
    expect(await subscriptions.update({ id, body: { status: 'cancelled' } })).toMatchObject({ status: 'cancelled' });
    await expect(subscriptions.update({ id, body: { status: 'authorized' } })).rejects.toMatchObject({ status: 400 });
  });

  test('a subscription without what it needs is refused, and of another account there is none', async () => {
    const subscriptions = new PreApproval(platform());
    await expect(subscriptions.create({ body: { ...body, payer_email: 'nobody' } })).rejects.toMatchObject({
      status: 400,
    });
    const { id } = await subscriptions.create({ body });
    const { access_token } = await oauth.create({ body: { ...client(), code: await agree(), redirect_uri } });
    const seller = new PreApproval(new MercadoPagoConfig({ accessToken: access_token as string }));
    await expect(seller.get({ id: id as string })).rejects.toMatchObject({ status: 404 });
  });
});
