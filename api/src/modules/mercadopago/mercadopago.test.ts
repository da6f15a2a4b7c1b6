import { mercadoPagoEndpoints } from '@canchero/shared-contracts/mercadopago';
import { notificationEndpoints } from '@canchero/shared-contracts/notification';
import sql from 'sql-template-tag';
import { MercadoPago } from '../../platform/payments/mercadopago';
import { createServices } from '../../platform/services';
import { type Booted, boot } from '../../testing/boot';
import { mintToken } from '../../testing/mint-token';
import type { Session } from '../../testing/test-client';
import { TestClub } from '../../testing/test-club';
import { receiveMessage } from '../online-payments/receive-message';
import { refreshDue } from './refresh';
import { connect } from './service';
import { contextOf } from './tokens';

let api: Booted;
let club: TestClub;
const lines: string[] = [];
beforeAll(async () => {
  api = await boot({ log: { write: (line) => void lines.push(line) } });
});
beforeEach(async () => {
  club = await TestClub.open(api.client);
});
afterEach(() => api.clock.reset());
afterAll(() => api.close());

const params = () => ({ clubId: club.clubId });
const status = async (who: Session = club.owner) =>
  (await api.client.call(mercadoPagoEndpoints.get, { params: params() }, who.token)).data;
/** Starts a connection, lets the seller grant or decline it, and returns the parameters of the redirect. */
async function authorize(decision: 'allow' | 'deny' = 'allow', who: Session = club.owner) {
  const { data } = await api.client.call(mercadoPagoEndpoints.connect, { params: params() }, who.token);
  const url = new URL(data.authorization_url);
  const page = await api.app.inject({ url: url.pathname + url.search });
  expect(page.statusCode).toBe(200);
  const [, href] = new RegExp(`href="([^"]*authorization/${decision}[^"]*)"`).exec(page.body) ?? [];
  const answer = await api.app.inject({ url: (href ?? '').replaceAll('&#38;', '&') });
  expect(answer.statusCode).toBe(302);
  const back = new URL(String(answer.headers.location));
  expect(back.origin + back.pathname).toBe('http://localhost:3000/oauth/mercadopago/callback');
  return Object.fromEntries(back.searchParams) as { code: string; state: string; error?: string };
}
const finish = (body: Record<string, unknown>, who: Session = club.owner) =>
  api.client.call(mercadoPagoEndpoints.callback, { body: { code: body.code, state: body.state } as never }, who.token);
const stored = async () => {
  const [row] = await api.services.db.platform((tx) =>
    tx.query<{ access_token: string; refresh_token: string; refresh_at: string; broken_at: string | null }>(sql`
      select access_token, refresh_token, refresh_at, broken_at from mercadopago_connections
      where club_id = ${club.clubId}`),
  );
  return row as NonNullable<typeof row>;
};
const invalid = { status: 422, error: { error: 'oauth_state_invalid' } };

test('a grant connects the club; tokens are sealed and never returned', async () => {
  expect(await status()).toEqual({
    status: 'disconnected',
    seller_id: null,
    live_mode: false,
    connected_at: null,
    connected_by: null,
    simulated: true,
  });
  const back = await authorize();
  const finished = await finish(back);
  expect(finished).toMatchObject({ status: 200, data: { club_id: club.clubId, club_name: 'Club' } });
  const connection = await status();
  expect(connection).toMatchObject({ status: 'connected', connected_by: 'Ana Prueba', live_mode: false });
  const { access_token, refresh_token, refresh_at } = await stored();
  const access = api.services.sealer.open(access_token, contextOf(club.clubId, 'access'));
  expect(access).toMatch(/^TEST-/);
  expect(access).toMatch(new RegExp(`-${connection.seller_id}$`));
  const days = (Date.parse(refresh_at) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(150);
  const refresh = api.services.sealer.open(refresh_token, contextOf(club.clubId, 'refresh'));
  for (const secret of [access, refresh, back.code, back.state]) {
    expect(JSON.stringify([connection, finished.data])).not.toContain(secret);
    expect(lines.join('')).not.toContain(secret);
  }
});

test('a state works once, for ten minutes, for the user who started', async () => {
  const used = await authorize();
  expect((await finish(used)).status).toBe(200);
  expect(await finish({ ...used, code: 'TG-another' })).toMatchObject(invalid);
  const late = await authorize();
  api.clock.advance(11);
  const later = { ...club.owner, token: await mintToken(api.services, club.owner.userId) };
  expect(await finish(late, later)).toMatchObject(invalid);
  api.clock.reset();
  const colleague = await club.staff('configuration');
  const foreign = await authorize();
  expect(await finish(foreign, colleague)).toMatchObject(invalid);
  expect((await finish(foreign)).status).toBe(200);
  expect(await finish({ code: 'x', state: 'made-up' })).toMatchObject(invalid);
});

test('a reloaded page gets the same answer while the club is connected, and does nothing', async () => {
  const back = await authorize();
  const first = await finish(back);
  const tokens = await stored();
  expect(await finish(back)).toMatchObject({ status: 200, data: first.data as object });
  expect(await stored()).toEqual(tokens);
  expect(await finish(back, await club.staff('configuration'))).toMatchObject(invalid);
  await api.client.call(mercadoPagoEndpoints.disconnect, { params: params() }, club.owner.token);
  expect(await finish(back)).toMatchObject(invalid);
  expect((await status()).status).toBe('disconnected');
});

describe('a page that is reloaded during the exchange', () => {
  /** Runs `work` while Mercado Pago's response is held back, until `letGo` is called. */
  async function held(work: (letGo: () => void, asked: Promise<void>) => Promise<void>) {
    const real = api.services.mercadoPago;
    let letGo = () => {};
    const free = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let exchanges = 0;
    let signalAsked = () => {};
    const asked = new Promise<void>((resolve) => {
      signalAsked = resolve;
    });
    api.services.mercadoPago = Object.assign(Object.create(real) as MercadoPago, {
      exchangeCode: async (grant: Parameters<MercadoPago['exchangeCode']>[0]) => {
        exchanges += 1;
        signalAsked();
        await free;
        return real.exchangeCode(grant);
      },
    });
    try {
      await work(letGo, asked);
    } finally {
      api.services.mercadoPago = real;
    }
    expect(exchanges).toBe(1);
  }

  test('waits for the answer of the first call and makes no other call', () =>
    held(async (letGo, asked) => {
      const back = await authorize();
      const first = finish(back);
      await asked;
      const again = [finish(back), finish(back)];
      // meanwhile the state works for no other user and no other code
      expect(await finish(back, await club.staff('configuration'))).toMatchObject(invalid);
      expect(await finish({ ...back, code: 'TG-another' })).toMatchObject(invalid);
      letGo();
      const connected = { status: 200, data: { club_id: club.clubId, club_name: 'Club' } };
      for (const answer of await Promise.all([first, ...again])) expect(answer).toMatchObject(connected);
      expect((await status()).status).toBe('connected');
    }));

  test('gets the same refusal', () =>
    held(async (letGo, asked) => {
      const back = { ...(await authorize()), code: 'TG-made-up' };
      const first = finish(back);
      await asked;
      const again = finish(back);
      letGo();
      const refused = { status: 422, error: { error: 'oauth_code_refused' } };
      for (const answer of await Promise.all([first, again, finish(back)])) expect(answer).toMatchObject(refused);
      expect((await status()).status).toBe('disconnected');
    }));
});

test('a user who lost the permission cannot finish', async () => {
  const colleague = await club.staff('configuration');
  const back = await authorize('allow', colleague);
  await api.services.db.platform((tx) =>
    tx.query(sql`update memberships set permissions = '{}' where user_id = ${colleague.userId}`),
  );
  expect(await finish(back, colleague)).toMatchObject({ status: 403, error: { error: 'permission_denied' } });
  expect((await status()).status).toBe('disconnected');
});

test('an unknown code is refused; a seller who declines returns without one', async () => {
  const { state } = await authorize();
  expect(await finish({ code: 'TG-made-up', state })).toMatchObject({
    status: 422,
    error: { error: 'oauth_code_refused' },
  });
  expect(await authorize('deny')).toMatchObject({ error: 'access_denied', state: expect.any(String) });
  expect((await status()).status).toBe('disconnected');
});

test('a timeout of Mercado Pago is reported as unavailable', async () => {
  const back = await authorize();
  const { mercadoPago } = api.services;
  const settings = { authUrl: 'http://x', apiUrl: 'http://x', clientId: '1', clientSecret: 's', webhookSecret: 'w' };
  api.services.mercadoPago = new MercadoPago(settings, () => Promise.reject(new Error('offline')));
  const answer = await finish(back);
  api.services.mercadoPago = mercadoPago;
  expect(answer).toMatchObject({ status: 503, error: { error: 'mercadopago_unavailable' } });
});

test('tokens are refreshed once about day 150; a refusal breaks the connection until it is made again', async () => {
  await finish(await authorize());
  const first = await stored();
  await refreshDue(api.services);
  expect(await stored()).toEqual(first);
  api.clock.advance(151 * 24 * 60);
  await Promise.all([refreshDue(api.services), refreshDue(api.services)]);
  const second = await stored();
  expect(second.broken_at).toBeNull();
  expect(second.refresh_token).not.toBe(first.refresh_token);
  api.clock.advance(151 * 24 * 60);
  const open = api.services.sealer.open(second.refresh_token, contextOf(club.clubId, 'refresh'));
  await api.services.mercadoPago.refresh(open);
  await refreshDue(api.services);
  api.clock.reset();
  expect((await status()).status).toBe('broken');
  expect(await api.client.mailTo(club.owner.email)).toMatchObject({
    subject: expect.stringContaining('Mercado Pago'),
    body: expect.stringContaining('/club-config'),
  });
  const bell = await api.client.call(notificationEndpoints.list, { params: params(), query: {} }, club.owner.token);
  expect(bell.data.items).toMatchObject([{ type: 'mercadopago.broken', priority: 'high' }]);
  await finish(await authorize());
  expect((await status()).status).toBe('connected');
});

test('a refusal of our own credentials breaks nothing, and ends the round', async () => {
  await finish(await authorize());
  club = await TestClub.open(api.client);
  await finish(await authorize());
  api.clock.advance(151 * 24 * 60);
  const { mercadoPago } = api.services;
  const settings = { authUrl: 'http://x', apiUrl: 'http://x', clientId: '1', clientSecret: 's', webhookSecret: 'w' };
  let asked = 0;
  api.services.mercadoPago = new MercadoPago(settings, async () => {
    asked++;
    return Response.json({ error: 'invalid_client' }, { status: 400 });
  });
  await expect(refreshDue(api.services)).rejects.toMatchObject({ reason: 'invalid_client' });
  api.services.mercadoPago = mercadoPago;
  expect(asked).toBe(1);
  expect((await stored()).broken_at).toBeNull();
});

test('without Mercado Pago in production there is neither a simulator nor a connection', async () => {
  const production = createServices(
    { ...api.services.config, production: true },
    api.services.db,
    api.services.log,
    api.clock.now,
  );
  expect(production.simulator).toBeNull();
  expect(production.webhookSecret).toBeNull();
  const actor = { clubId: club.clubId, actorId: club.owner.userId, role: 'owner', requestId: 'r' };
  await expect(connect(production, actor)).rejects.toMatchObject({ code: 'mercadopago_unavailable' });
  await expect(production.mercadoPago.refresh('x')).rejects.toMatchObject({ kind: 'unavailable' });
  await expect(production.gateway.getPayment('x', '1')).rejects.toMatchObject({ kind: 'unavailable' });
  const message = { query: {}, body: {}, headers: { 'x-signature': 'ts=1700000000,v1=00' } };
  await expect(receiveMessage(production, message)).rejects.toMatchObject({ code: 'webhook_signature_invalid' });
});

test('disconnecting deletes the tokens', async () => {
  await finish(await authorize());
  const disconnect = () => api.client.call(mercadoPagoEndpoints.disconnect, { params: params() }, club.owner.token);
  expect((await disconnect()).status).toBe(204);
  expect(await stored()).toBeUndefined();
  expect((await disconnect()).status).toBe(404);
});
