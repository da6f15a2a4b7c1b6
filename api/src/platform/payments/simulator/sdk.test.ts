import { createHash, randomBytes } from 'node:crypto';
import { MercadoPagoConfig, OAuth } from 'mercadopago';
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
