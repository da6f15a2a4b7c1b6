import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { buildApp } from '../../app';
import { type Booted, boot } from '../../testing/boot';
import { mintToken } from '../../testing/mint-token';
import { TestClub } from '../../testing/test-club';
import { acceptNoMore, serveLastRequests } from './last-requests';

const VISITOR = path.join(__dirname, '../../testing/visitor-thread.mjs');

let api: Booted;
beforeAll(async () => {
  api = await boot();
});
afterAll(() => api.close());

test('a request that comes over an open connection while the service closes is served, as its last', async () => {
  const app = await buildApp(api.services);
  let release = () => {};
  const closing = new Promise<void>((reached) => {
    app.addHook('preClose', async () => {
      reached();
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    });
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const send = () => fetch(`${address}/api/auth/login`, { method: 'POST' });
  const before = await send();
  await before.text();
  const closed = app.close();
  await closing;
  const during = await send();
  expect([during.status, during.headers.get('connection')]).toEqual([before.status, 'close']);
  expect(before.headers.get('connection')).toBe('keep-alive');
  await during.text();
  // an open stream would keep the service from closing
  const { clubId, owner } = await TestClub.open(api.client);
  const token = await mintToken(api.services, owner.userId, { audience: 'stream', clubId });
  const stream = await fetch(`${address}/api/admin/notifications/stream?club_id=${clubId}&token=${token}`);
  expect([stream.status, ((await stream.json()) as { error: string }).error]).toEqual([503, 'unavailable']);
  release();
  await closed;
});

test('an open connection gets one more answer when no new ones are taken, and nobody waits longer for it', async () => {
  const app = await buildApp(api.services);
  serveLastRequests(app, 600_000);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const get = (agent: Agent) =>
    new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
      request({ port, host: '127.0.0.1', path: '/api/live', agent }, async (response) => {
        await text(response);
        resolve([response.statusCode, response.headers.connection]);
      })
        .on('error', reject)
        .end();
    });
  const open = new Agent({ keepAlive: true });
  expect(await get(open)).toEqual([200, 'keep-alive']);
  const closed = acceptNoMore(app.server).then(() => app.close());
  const isRefused = () => get(new Agent()).catch((error) => error.code);
  while ((await isRefused()) !== 'ECONNREFUSED') await sleep(5);
  expect(await get(open)).toEqual([200, 'close']);
  await closed;
});

test('a connection that waits to be accepted when the service closes is answered', async () => {
  const app = await buildApp(api.services);
  serveLastRequests(app, 600_000);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const connected = new Int32Array(new SharedArrayBuffer(4));
  const visitor = new Worker(VISITOR, { workerData: { port, connected } });
  const answered = once(visitor, 'message');
  // this thread, which would accept, waits and then closes
  expect(Atomics.wait(connected, 0, 0, 30_000)).not.toBe('timed-out');
  const closed = acceptNoMore(app.server).then(() => app.close());
  const [answer] = await answered;
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
  await closed;
});
