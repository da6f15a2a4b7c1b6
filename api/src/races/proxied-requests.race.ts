import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, fetch } from 'undici';
import { type Nginx, startNginx } from '../../../tools/nginx/server.mjs';

/** Path of a request that every instance takes and does not answer. */
const BROKEN = '/api/broken';
const STREAM = '/api/admin/notifications/stream';
/** Requests of each kind after refusals. */
const AFTERWARDS = 20;

let instances: Server[];
/** Paths that each of the instances refuses, as the service does: with a 503 of its own. */
let refused: Set<string>[];
/** Methods of the requests for `BROKEN` that came to any of them. */
let broken: string[];
let nginx: Nginx;
let browser: Agent;

beforeAll(async () => {
  refused = [new Set(), new Set()];
  instances = refused.map((paths) =>
    createServer((request, response) => {
      if (request.url === BROKEN) {
        broken.push(request.method as string);
        return request.socket.destroy();
      }
      const isRefused = paths.has(request.url as string);
      response.writeHead(isRefused ? 503 : 200, isRefused ? { 'retry-after': '1' } : {});
      return response.end(isRefused ? 'unavailable' : 'served');
    }).listen(0, '127.0.0.1'),
  );
  await Promise.all(instances.map((instance) => once(instance, 'listening')));
  nginx = await startNginx(instances.map((instance) => (instance.address() as AddressInfo).port));
  browser = new Agent({ connections: 1, connect: { ca: nginx.certificate } });
});
beforeEach(() => {
  for (const paths of refused) paths.clear();
  broken = [];
});
afterAll(async () => {
  await browser.destroy();
  await nginx.stop();
  for (const instance of instances) instance.close();
});

async function send(path: string, method = 'GET') {
  const response = await fetch(`${nginx.address}${path}`, { method, dispatcher: browser });
  return [response.status, response.headers.get('retry-after'), await response.text()];
}

const SERVED = [200, null, 'served'];
const REFUSED = [503, '1', 'unavailable'];

async function expectServed(): Promise<void> {
  for (let n = 0; n < AFTERWARDS; n++) {
    expect(await send('/api/live')).toEqual(SERVED);
    expect(await send('/api/auth/login', 'POST')).toEqual(SERVED);
    expect(await send('/index.html')).toEqual(SERVED);
  }
}

/** Resolves when no instance is left alone, for a second that nginx counts in whole ones, and no connection is idle. */
const returned = () => sleep(2_500);

test.each(['GET', 'PUT', 'POST'])('a 503 to %s is passed on, and all instances go on serving', async (method) => {
  for (const paths of refused) paths.add('/api/club/clubs');
  for (let n = 0; n < 4; n++) expect(await send('/api/club/clubs', method)).toEqual(REFUSED);
  await expectServed();
});

test('streams refused by all instances leave them to the others, and are open again with the first that takes them', async () => {
  for (const paths of refused) paths.add(STREAM);
  for (let n = 0; n < 4; n++) expect(await send(STREAM)).toEqual(REFUSED);
  await expectServed();
  refused[1]?.clear();
  for (let n = 0; n < AFTERWARDS; n++) expect(await send(STREAM)).toEqual(SERVED);
});

describe.each([
  { connections: 'new', times: 2, connect: async () => undefined },
  // the instance may just have ended such a connection: nginx doesn't count what it asked over one
  { connections: 'idle', times: 4, connect: expectServed },
])('over $connections connections', ({ times, connect }) => {
  test.each([
    ['POST', 1],
    ['PATCH', 1],
    ['GET', times],
    ['PUT', times],
    ['DELETE', times],
  ])('a %s that each instance took and did not answer fails alone, times asked: %i', async (method, asked) => {
    await returned();
    await connect();
    expect((await send(BROKEN, method))[0]).toBe(502);
    expect(broken).toEqual(Array.from({ length: asked }, () => method));
    await expectServed();
  });
});

test('an instance that is gone is asked by one process of nginx, and left alone by the others', async () => {
  await returned();
  const visitors = Array.from({ length: 24 }, () => new Agent({ connections: 1, connect: { ca: nginx.certificate } }));
  const visit = (dispatcher: Agent) => fetch(`${nginx.address}/api/live`, { dispatcher }).then((r) => r.text());
  // at once, so that the connections come to all processes
  await Promise.all(visitors.map(visit));
  instances[0]?.closeAllConnections();
  instances[0]?.close();
  const before = nginx.errors().length;
  const began = performance.now();
  for (const visitor of visitors) expect(await visit(visitor)).toBe('served');
  const refusals = nginx
    .errors()
    .slice(before - 1)
    .filter((line) => line.includes('Connection refused'));
  expect(refusals.length).toBeGreaterThan(0);
  // it is asked again after a second
  expect(refusals.length).toBeLessThanOrEqual(1 + (performance.now() - began) / 1_000);
  await Promise.all(visitors.map((visitor) => visitor.destroy()));
});
