import { randomUUID } from 'node:crypto';
import { defineEndpoint, type Endpoint } from '@canchero/shared-contracts/core';
import { ENDPOINTS } from '@canchero/shared-contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { z } from 'zod';
import { buildApp } from '../../app';
import { allRoutes } from '../../routes';
import { type Booted, boot } from '../../testing/boot';
import { TestClient } from '../../testing/test-client';
import { clubRoute } from './club-route';
import { raw } from './raw';

const params = z.strictObject({ clubId: z.uuid() });
const authz = { kind: 'member' } as const;
const Version = z.object({ version: z.int(), name: z.string() });
const at = (path: string) => `/club/clubs/:clubId/tried/${path}`;

const endpoints = {
  data: defineEndpoint({ method: 'POST', path: at('data'), summary: '-', params, response: Version, authz }),
  text: defineEndpoint({ method: 'PUT', path: at('text'), summary: '-', params, response: Version, authz }),
  nothing: defineEndpoint({ method: 'DELETE', path: at('nothing'), summary: '-', params, authz }),
  refer: defineEndpoint({ method: 'POST', path: at('refer'), summary: '-', params, authz }),
  remove: defineEndpoint({ method: 'DELETE', path: at('remove'), summary: '-', params, authz }),
  read: defineEndpoint({ method: 'GET', path: at('read'), summary: '-', params, response: Version, authz }),
  accounts: defineEndpoint({
    method: 'GET',
    path: at('accounts'),
    summary: '-',
    params,
    response: z.object({ seen: z.boolean() }),
    authz,
  }),
};

const raise = sql`update clubs set version = version + 1`;
const returning = sql`returning version, name`;

const routes = [
  clubRoute(endpoints.data, async (tx, { clubId }) => {
    const [row] = await tx.query<{ version: number; name: string }>(sql`${raise} where id = ${clubId} ${returning}`);
    return row as { version: number; name: string };
  }),
  clubRoute(endpoints.text, async (tx) => {
    const [row] = await tx.query<{ club: string }>(
      sql`with changed as (${raise} ${returning}) select row_to_json(c)::text as club from changed c`,
    );
    return raw(row?.club ?? '');
  }),
  clubRoute(endpoints.nothing, async (tx) => {
    await tx.query(raise);
  }),
  clubRoute(endpoints.refer, async (tx, { clubId }) => {
    await tx.query(raise);
    await tx.query(sql`
      insert into booking_players (club_id, booking_id, player_id)
      values (${clubId}, ${randomUUID()}, ${randomUUID()})`);
  }),
  clubRoute(
    endpoints.remove,
    async (tx, { clubId }) => {
      await tx.query(sql`delete from clubs where id = ${clubId}`);
    },
    { role: 'platform' },
  ),
  clubRoute(endpoints.read, async (tx) => {
    const [row] = await tx.query<{ version: number; name: string }>(sql`select version, name from clubs`);
    return row as { version: number; name: string };
  }),
  clubRoute(
    endpoints.accounts,
    async (tx, _actor, { caller }) => {
      const rows = await tx.query(sql`select email from users where id = ${caller.id}`);
      return { seen: rows.length === 1 };
    },
    { role: 'platform' },
  ),
];

let api: Booted;
let app: FastifyInstance;
let client: TestClient;
let token: string;
let clubId: string;

beforeAll(async () => {
  api = await boot();
  app = await buildApp(api.services, [...allRoutes(api.services), ...routes], {
    ...ENDPOINTS,
    ...Object.fromEntries(Object.entries(endpoints).map(([name, endpoint]) => [`tried.${name}`, endpoint as Endpoint])),
  });
  client = new TestClient(app, api.services);
  const owner = await client.person();
  token = owner.token;
  clubId = await client.club(owner);
});
afterAll(() => api.close());

const call = (name: keyof typeof endpoints, key?: string) =>
  client.call(
    endpoints[name] as Endpoint,
    { params: { clubId } },
    token,
    key === undefined ? {} : { 'idempotency-key': key },
  );
const version = async () => ((await call('read')).data as { version: number }).version;

test('a write with an Idempotency-Key has its effect once, without one each time', async () => {
  const first = await call('data', 'key-data');
  const second = await call('data', 'key-data');
  expect(first.status).toBe(200);
  expect(second.data).toEqual(first.data);
  const before = await version();
  await call('data');
  await call('data');
  expect(await version()).toBe(before + 2);
});

test('an answer that was raw JSON text is repeated as well', async () => {
  const before = await version();
  const first = await call('text', 'key-text');
  const second = await call('text', 'key-text');
  expect(first).toMatchObject({ status: 200, data: { version: before + 1, name: expect.any(String) } });
  expect(second).toMatchObject({ status: 200, data: first.data });
  expect(await version()).toBe(before + 1);
});

test('an empty answer is repeated as well', async () => {
  const before = await version();
  expect((await call('nothing', 'key-nothing')).status).toBe(204);
  expect(await call('nothing', 'key-nothing')).toMatchObject({ status: 204, text: '' });
  expect(await version()).toBe(before + 1);
});

test('a row that others refer to is in use, and stays', async () => {
  expect(await call('remove')).toMatchObject({ status: 409, error: { error: 'in_use' } });
});

test('a write that refers to a missing row is not found and changes nothing', async () => {
  const before = await version();
  expect(await call('refer')).toMatchObject({ status: 404, error: { error: 'not_found' } });
  expect(await version()).toBe(before);
});

test('a read neither needs a key nor stores an answer under one', async () => {
  expect((await call('read', 'key-read')).status).toBe(200);
  const stored = await api.services.db.platform((tx) =>
    tx.query(sql`select 1 from idempotency_keys where key = 'key-read'`),
  );
  expect(stored).toEqual([]);
});

test('a transaction of the club does not see accounts, one of the platform does', async () => {
  expect((await call('accounts')).data).toEqual({ seen: true });
});
