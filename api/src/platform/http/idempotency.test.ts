import { authEndpoints } from '@canchero/shared-contracts/auth';
import { defineEndpoint, type Endpoint } from '@canchero/shared-contracts/core';
import { ENDPOINTS } from '@canchero/shared-contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { z } from 'zod';
import { buildApp } from '../../app';
import { allRoutes } from '../../routes';
import { type Booted, boot } from '../../testing/boot';
import { TestClient } from '../../testing/test-client';
import { forgetAnswers } from './forget-answers';
import { route } from './route';

const Body = z.strictObject({ name: z.string() });
const rename = defineEndpoint({
  method: 'POST',
  path: '/club/clubs/:clubId/rename',
  summary: 'An effect to count',
  params: z.strictObject({ clubId: z.uuid() }),
  body: Body,
  response: z.object({ renamed: z.int(), name: z.string() }),
  authz: { kind: 'member' },
});

let api: Booted;
let app: FastifyInstance;
let client: TestClient;
let token: string;
let clubId: string;
let hold: Promise<void> = Promise.resolve();

beforeAll(async () => {
  api = await boot();
  const counting = route(rename, ({ club, body, once }) =>
    api.services.db.tenant(club.id, (tx) =>
      once(tx, async () => {
        if (body.name === 'fails') throw new Error('fails');
        const [row] = await tx.query<{ version: number }>(sql`
          update clubs set name = ${body.name}, version = version + 1 where id = ${club.id} returning version`);
        await hold;
        return { renamed: row?.version ?? 0, name: body.name };
      }),
    ),
  );
  app = await buildApp(api.services, [...allRoutes(api.services), counting], {
    ...ENDPOINTS,
    'x.rename': rename as Endpoint,
  });
  client = new TestClient(app, api.services);
  const owner = await client.person();
  token = owner.token;
  clubId = await client.club(owner);
});
afterAll(() => api.close());

const send = (key: string | undefined, name: string) =>
  client.call(
    rename,
    { params: { clubId }, body: { name } },
    token,
    key === undefined ? {} : { 'idempotency-key': key },
  );

test('the same key gives the same answer and one effect', async () => {
  const first = await send('key-1', 'Uno');
  const second = await send('key-1', 'Uno');
  expect(first.status).toBe(200);
  expect(second.data).toEqual(first.data);
  expect((await send(undefined, 'Dos')).data.renamed).toBe(first.data.renamed + 1);
});

test('another body under the key is refused', async () => {
  await send('key-2', 'Uno');
  const other = await send('key-2', 'Otro');
  expect([other.status, other.error.error]).toEqual([422, 'idempotency_mismatch']);
});

test('an answer that was emptied is not found, and has no second effect', async () => {
  const first = await send('key-emptied', 'Zulema');
  await api.services.db.tenant(clubId, (tx) => forgetAnswers(tx, clubId, ['Zulema']));
  expect(await send('key-emptied', 'Zulema')).toMatchObject({ status: 404, error: { error: 'not_found' } });
  expect((await send(undefined, 'Zulema')).data.renamed).toBe(first.data.renamed + 1);
});

test('an error is not stored: the key can be retried', async () => {
  expect((await send('key-3', 'fails')).status).toBe(500);
  const { rows } = {
    rows: await api.services.db.platform((tx) => tx.query(sql`select 1 from idempotency_keys where key = 'key-3'`)),
  };
  expect(rows).toEqual([]);
});

test('two at once have one effect: the second waits for the answer or learns that the first is running', async () => {
  let release = () => {};
  hold = new Promise((resolve) => {
    release = resolve;
  });
  const first = send('key-4', 'Cuatro');
  await new Promise((resolve) => setTimeout(resolve, 100));
  const second = send('key-4', 'Cuatro');
  await new Promise((resolve) => setTimeout(resolve, 100));
  release();
  const [a, b] = await Promise.all([first, second]);
  expect(a.status).toBe(200);
  // The embedded database has one connection, so there the second finds the answer.
  if (api.services.db.kind === 'embedded') expect(b.data).toEqual(a.data);
  else expect([b.status, b.error.error]).toEqual([409, 'idempotency_in_flight']);
});

test('the key of one user is not the key of another', async () => {
  const manager = await client.person();
  await client.join(clubId, manager.userId, 'manager', null);
  await send('key-5', 'Cinco');
  const theirs = await client.call(rename, { params: { clubId }, body: { name: 'Otra' } }, manager.token, {
    'idempotency-key': 'key-5',
  });
  expect([theirs.status, theirs.data?.name]).toEqual([200, 'Otra']);
});

test('a malformed key is a bad request', async () => {
  expect((await send('with space', 'Uno')).error.error).toBe('bad_request');
  expect((await client.call(authEndpoints.profile, {}, token)).status).toBe(200);
});
