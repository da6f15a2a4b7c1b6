import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { courtEndpoints } from '../court/endpoints';
import { callEndpoint } from './call-endpoint';
import { createHttpClient } from './http-client';

type Reply = (response: http.ServerResponse, request: http.IncomingMessage) => void;
interface Seen {
  method: string | undefined;
  key: string | string[] | undefined;
  body: string;
}

const clubId = '11111111-1111-4111-8111-111111111111';
const court = { name: 'Cancha 1', sport: 'padel' as const };
const params = { clubId };
const status =
  (code: number, headers: Record<string, string> = {}): Reply =>
  (response) => {
    response.writeHead(code, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(code < 300 ? { data: [] } : { error: 'unavailable', message: 'busy', params: {} }));
  };
const silence: Reply = () => {};
const hangUp: Reply = (response) => void response.destroy();

let seen: Seen[];
/** Replies to come; the last one repeats. */
let replies: Reply[];
const server = http.createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  // a connection for each try: one that is kept may break between two tests
  response.setHeader('connection', 'close');
  seen.push({ method: request.method, key: request.headers['idempotency-key'], body });
  const reply = replies.length > 1 ? replies.shift() : replies[0];
  reply?.(response, request);
});
let url: string;

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  seen = [];
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const { setTimeout: realTimeout } = globalThis;
/** Lets the sockets work in real time while the fake clock does not move. */
const settle = () => new Promise((done) => realTimeout(done, 40));
async function sent(count: number): Promise<void> {
  for (let i = 0; i < 100 && seen.length < count; i++) await settle();
  await settle();
  expect(seen).toHaveLength(count);
}
async function pass(ms: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(ms);
  await settle();
}

const client = () => createHttpClient(url);
const read = (signal?: AbortSignal) =>
  callEndpoint(client(), courtEndpoints.list, { params }, signal ? { signal } : {});
const write = (idempotencyKey?: string) =>
  callEndpoint(client(), courtEndpoints.create, { params, body: court }, idempotencyKey ? { idempotencyKey } : {});
/** Notes how a call ended, so that a rejection is never unhandled. */
function outcome(call: Promise<unknown>) {
  const end: { value?: unknown; error?: unknown; done: boolean } = { done: false };
  call.then(
    (value) => Object.assign(end, { value, done: true }),
    (error: unknown) => Object.assign(end, { error, done: true }),
  );
  return end;
}

test('a read of a busy api is retried three times, after 0.3, 0.6 and 1.2 seconds', async () => {
  replies = [status(503), status(502), status(504), status(200)];
  const end = outcome(read());
  await sent(1);
  for (const [i, pause] of [300, 600, 1200].entries()) {
    await pass(pause - 1);
    await sent(i + 1);
    await pass(1);
    await sent(i + 2);
  }
  expect(end).toEqual({ value: [], done: true });
});

test('after three retries the answer counts', async () => {
  replies = [status(503)];
  const end = outcome(read());
  for (let tries = 1; tries <= 4; tries++) {
    await sent(tries);
    await pass(5000);
  }
  await sent(4);
  expect(end.error).toMatchObject({ name: 'AppError', status: 503, code: 'unavailable', message: 'busy' });
});

test('the api may ask for a longer pause, of five seconds at most', async () => {
  replies = [status(503, { 'retry-after': '60' }), status(200)];
  const end = outcome(read());
  await sent(1);
  await pass(4999);
  await sent(1);
  await pass(1);
  await sent(2);
  expect(end.done).toBe(true);
});

test.each([400, 401, 404, 409, 412, 422, 429, 500])(
  'a read is retried after status %i only if that is busy',
  async (code) => {
    replies = [status(code)];
    const end = outcome(read());
    await sent(1);
    await pass(300);
    await sent(code === 500 ? 2 : 1);
    expect(end.done).toBe(code !== 500);
  },
);

test('a write without an idempotency key is sent once', async () => {
  replies = [status(503)];
  const end = outcome(write());
  await sent(1);
  await pass(60_000);
  await sent(1);
  expect(end.error).toMatchObject({ status: 503 });
});

test('a write with an idempotency key is retried with the same key and body', async () => {
  replies = [status(503), hangUp, status(201)];
  const end = outcome(write('key-1'));
  await sent(1);
  await pass(300);
  await sent(2);
  await pass(600);
  await sent(3);
  expect(end).toMatchObject({ done: true, value: [] });
  expect(new Set(seen.map((one) => JSON.stringify(one)))).toEqual(
    new Set([JSON.stringify({ method: 'POST', key: 'key-1', body: JSON.stringify(court) })]),
  );
});

test('a write whose first try the api is still at work on is sent again until it has an answer', async () => {
  const inFlight: Reply = (response) => {
    response.writeHead(409, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: 'idempotency_in_flight', message: '', params: {} }));
  };
  replies = [silence, inFlight, status(201)];
  const end = outcome(write('key-1'));
  await sent(1);
  await pass(10_000 + 300);
  await sent(2);
  await pass(600);
  await sent(3);
  expect(end).toEqual({ value: [], done: true });
});

test('each try of a read has ten seconds, and a read that timed out is retried', async () => {
  replies = [silence, status(200)];
  const end = outcome(read());
  await sent(1);
  await pass(10_000 + 299);
  await sent(1);
  await pass(1);
  await sent(2);
  expect(end).toEqual({ value: [], done: true });
});

test('a read that times out four times is given up as a timeout', async () => {
  replies = [silence];
  const end = outcome(read());
  for (const [i, pause] of [300, 600, 1200].entries()) {
    await sent(i + 1);
    await pass(10_000 + pause);
  }
  await sent(4);
  await pass(9999);
  expect(end.done).toBe(false);
  await pass(1);
  expect(end.error).toMatchObject({ code: 'timeout', status: 0 });
});

test('a write without a key that timed out is not sent again: it may have had its effect', async () => {
  replies = [silence];
  const end = outcome(write());
  await sent(1);
  await pass(9999);
  expect(end.done).toBe(false);
  await pass(1);
  expect(end.error).toMatchObject({ code: 'timeout', status: 0 });
  await pass(60_000);
  await sent(1);
});

test('an answer whose body stops half-way is a timeout', async () => {
  replies = [
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"data":');
    },
  ];
  const end = outcome(read());
  await sent(1);
  await pass(9999);
  expect(end.done).toBe(false);
  await pass(1);
  expect(end.error).toMatchObject({ code: 'timeout', status: 0 });
});

test('a lost connection is retried for a read; in the end it is no_connection', async () => {
  replies = [hangUp];
  const end = outcome(read());
  for (const [i, pause] of [300, 600, 1200].entries()) {
    await sent(i + 1);
    await pass(pause);
  }
  await sent(4);
  expect(end.error).toMatchObject({ code: 'no_connection', status: 0 });
});

test('a lost connection is the end of a write without a key', async () => {
  replies = [hangUp];
  const end = outcome(write());
  await sent(1);
  await pass(60_000);
  await sent(1);
  expect(end.error).toMatchObject({ code: 'no_connection', status: 0 });
});

test('a call that is called off between two tries sends no other', async () => {
  replies = [status(503)];
  const controller = new AbortController();
  const end = outcome(read(controller.signal));
  await sent(1);
  await pass(200);
  controller.abort();
  await settle();
  expect(end.error).toMatchObject({ name: 'AbortError' });
  await pass(60_000);
  await sent(1);
});
