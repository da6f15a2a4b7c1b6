import { once } from 'node:events';
import fs from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, fetch } from 'undici';
import { type Nginx, startNginx } from '../../../tools/nginx/server.mjs';
import { TcpProxy } from '../../../tools/service/tcp-proxy.mjs';
import { ServerProcess } from '../testing/server-process';

/** Milliseconds for which a request is on its way to an instance that has begun to stop. */
const SLOW_MS = 3_000;

let nginx: Nginx;
let browser: Agent;
/** Functions that end the servers of a test, run after it. */
let ends: (() => unknown)[] = [];

async function front(port: number): Promise<void> {
  nginx = await startNginx([port]);
  // one connection comes to one process of nginx, which keeps its own to the instance
  browser = new Agent({ connections: 1, connect: { ca: nginx.certificate } });
}

const post = (url: string) => fetch(`${nginx.address}${url}`, { method: 'POST', dispatcher: browser });

afterEach(async () => {
  await browser.destroy();
  await nginx.stop();
  for (const end of ends) await end();
  ends = [];
});

test('a write that reaches a stopping instance late, over a connection that was open before, is answered', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'canchero-last-requests-'));
  const instance = await ServerProcess.start({ SEED: 'none', DATABASE_URL: '', DATA_DIR: folder, DRAIN_SECONDS: '1' });
  const network = await TcpProxy.to('127.0.0.1', Number(new URL(instance.address).port));
  ends = [() => instance.kill(), () => network.close(), () => fs.rmSync(folder, { recursive: true, force: true })];
  await front(network.port);
  // refused for its empty body: an answer of the service
  const before = await post('/api/auth/login');
  await before.text();
  network.hold();
  const [late, code] = await Promise.all([
    post('/api/auth/login'),
    instance.stop(),
    sleep(SLOW_MS).then(() => network.release()),
  ]);
  expect([late.status, code]).toEqual([before.status, 0]);
  expect(before.status).toBe(422);
});

test('nginx ends a connection to an instance that nobody uses, before the instance would', async () => {
  const instance = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
  // by itself it ends none
  instance.keepAliveTimeout = 0;
  ends = [() => instance.close()];
  const connected = once(instance, 'connection') as Promise<[Socket]>;
  await once(instance, 'listening');
  await front((instance.address() as AddressInfo).port);
  const answer = await post('/');
  expect(answer.status).toBe(200);
  await answer.text();
  const [connection] = await connected;
  await once(connection, 'end');
});
