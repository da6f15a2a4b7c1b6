import { randomUUID } from 'node:crypto';
import { authEndpoints as auth } from '@canchero/shared-contracts/auth';
import type { Endpoint } from '@canchero/shared-contracts/core';
import { subscriptionEndpoints } from '@canchero/shared-contracts/subscription';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import { type Booted, boot } from '../../testing/boot';
import { TEST_PASSWORD } from '../../testing/test-client';
import { createServices } from '../services';

let api: Booted;
beforeAll(async () => {
  api = await boot({ config: { rateLimitFactor: 1 } });
});
afterAll(() => api.close());

/** Returns the number of calls that pass before the limit answers. */
async function passed(calls: number, endpoint: Endpoint, body?: () => unknown, token?: string): Promise<number> {
  for (let i = 0; i < calls; i++) {
    const { status, error, headers } = await api.client.call(endpoint, body && { body: body() }, token);
    if (status !== 429) continue;
    expect(error.error).toBe('rate_limited');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(error.params.retry_after).toBe(Number(headers['retry-after']));
    return i;
  }
  return calls;
}

test('sign-in: 10 in 15 minutes for an account from an address, others go on', async () => {
  const wrong = (email: string) => () => ({ email, password: 'Wrong-Horse-1' });
  expect(await passed(12, auth.login, wrong('one@club.test'))).toBe(10);
  expect(await passed(1, auth.login, wrong('ONE@club.test'))).toBe(0);
  expect(await passed(3, auth.login, wrong('two@club.test'))).toBe(3);
});

test('sign-in: 30 refused ones in 15 minutes from a network, over all accounts, instances and restarts', async () => {
  const from = (host: number) => ({ remoteAddress: `2001:db8:1:2::${host.toString(16)}` });
  const attempt = (app: FastifyInstance, n: number, password: string, email = `sprayed${n}@club.test`) =>
    app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password }, ...from(n + 1) });
  const { email } = await api.client.person();
  const statuses = async (app: FastifyInstance, first: number, calls: number) => {
    const codes = [];
    for (let n = first; n < first + calls; n++) codes.push((await attempt(app, n, 'Wrong-Horse-1')).statusCode);
    return codes;
  };
  expect(await statuses(api.app, 0, 20)).toEqual(Array(20).fill(401));
  for (let n = 0; n < 8; n++) expect((await attempt(api.app, n, TEST_PASSWORD, email)).statusCode).toBe(200);
  const { config, db, log } = api.services;
  const second = await buildApp(createServices(config, db, log, api.clock.now));
  expect(await statuses(second, 20, 12)).toEqual([...Array(10).fill(401), 429, 429]);
  expect((await attempt(api.app, 40, TEST_PASSWORD, email)).statusCode).toBe(429);
  await second.close();
});

test('registration: 5 an hour from an address', async () => {
  let n = 0;
  const next = () => ({ name: 'A', email: `n${n++}@club.test`, password: TEST_PASSWORD });
  expect(await passed(7, auth.register, next)).toBe(5);
});

test('mails: 3 an hour to an account, for each kind', async () => {
  const body = () => ({ email: 'mails@club.test' });
  expect(await passed(5, auth.requestPasswordReset, body)).toBe(3);
  expect(await passed(5, auth.resendVerification, body)).toBe(3);
});

test('public reads: 60 a minute from an address, signed-in callers 300 each', async () => {
  const one = await api.client.person();
  const two = await api.client.person();
  expect(await passed(62, subscriptionEndpoints.plans)).toBe(60);
  expect(await passed(303, auth.profile, undefined, one.token)).toBe(300);
  expect(await passed(1, auth.profile, undefined, two.token)).toBe(1);
});

test('whoever is over the limit costs the database nothing', async () => {
  const other = await boot({ config: { rateLimitFactor: 0.01 } });
  const { token } = await other.client.person();
  const status = async () => (await other.client.call(auth.profile, {}, token)).status;
  expect([await status(), await status(), await status(), await status()]).toEqual([200, 200, 200, 429]);
  await other.services.db.close();
  expect(await status()).toBe(429);
  // it cannot stop listening to a database that is gone
  await other.app.close().catch(() => undefined);
});

describe('of a public page', () => {
  const page = { club: 'no-such-club' };
  const from = (remoteAddress: string, body: object, path: string) =>
    api.app.inject({
      method: 'POST',
      url: `/api/club/public/clubs/${page.club}/${path}`,
      remoteAddress,
      payload: body,
    });
  /** Returns the number of calls that pass before the limit answers. */
  const passing = async (calls: number, call: (n: number) => ReturnType<typeof from>) => {
    for (let n = 0; n < calls; n++) if ((await call(n)).statusCode === 429) return n;
    return calls;
  };
  const place = { court_id: randomUUID(), start: '2031-01-08T12:00:00.000Z', duration: 60 };
  const booking = (phone: string) => ({
    hold_id: randomUUID(),
    first_name: 'Ana',
    last_name: 'Paz',
    phone,
    email: 'ana@players.test',
    language: 'es',
    pay: 'at_club',
    accept_policy: true,
  });

  test('holds: 60 in ten minutes from an address, of IPv6 from a network', async () => {
    expect(await passing(62, () => from('192.0.2.50', place, 'holds'))).toBe(60);
    expect(await passing(62, (n) => from(`2001:db8:5:6::${n + 1}`, place, 'holds'))).toBe(60);
    expect(await passing(1, () => from('2001:db8:5:7::1', place, 'holds'))).toBe(1);
  });

  test('bookings: 5 in ten minutes of a phone, 30 of all who share an address', async () => {
    expect(
      await passing(7, (n) => from('192.0.2.51', booking(n % 2 ? '11 4047-2801' : '1140472801'), 'bookings')),
    ).toBe(5);
    // five of the thirty are used up
    expect(await passing(40, (n) => from('192.0.2.51', booking(`11 4047-29${n + 10}`), 'bookings'))).toBe(25);
  });
});

test('refused callers are counted too; probes are not', async () => {
  const other = { remoteAddress: '192.0.2.44' };
  const statuses = [];
  for (let i = 0; i < 302; i++)
    statuses.push((await api.app.inject({ url: '/api/auth/protected/profile', ...other })).statusCode);
  expect(statuses.slice(0, 300)).toEqual(Array(300).fill(401));
  expect(statuses.slice(300)).toEqual([429, 429]);
  for (let i = 0; i < 70; i++) expect((await api.app.inject({ url: '/api/health', ...other })).statusCode).toBe(200);
});

test('no limit tells a path of super admins apart from one that there is not', async () => {
  const other = await boot({ config: { rateLimitFactor: 0.01 } });
  const { token } = await other.client.person();
  let address = 0;
  const answers = async (method: 'GET' | 'POST', path: string, headers: Record<string, string>) => {
    const remoteAddress = `10.0.0.${++address}`;
    const given = [];
    for (let n = 0; n < 5; n++) {
      const {
        statusCode,
        headers: answered,
        body,
      } = await other.app.inject({ method, url: path, headers, remoteAddress });
      const { request_id: _, ...error } = JSON.parse(body);
      given.push([statusCode, error, Object.keys(answered).sort()]);
    }
    return given;
  };
  const pairs = [];
  for (const method of ['GET', 'POST'] as const)
    for (const headers of [{}, { authorization: `Bearer ${token}` }] as Record<string, string>[])
      pairs.push([
        await answers(method, '/api/admin/releases', headers),
        await answers(method, '/api/admin/none', headers),
      ]);
  await other.close();
  for (const [hidden, missing] of pairs) {
    expect(hidden?.map(([status]) => status)).toEqual([404, 404, 404, 429, 429]);
    expect(hidden).toEqual(missing);
  }
});
