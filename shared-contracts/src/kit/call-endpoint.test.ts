import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { bookingEndpoints } from '../booking/endpoints';
import { courtEndpoints } from '../court/endpoints';
import { reportEndpoints } from '../report/endpoints';
import { callEndpoint, pathOf } from './call-endpoint';
import { createHttpClient } from './http-client';

type Answer = { status: number; body?: unknown; raw?: string; headers?: Record<string, string> };
let answer: Answer;
let seen: { method?: string; url?: string; body: string; key?: string | string[] };
let server: http.Server;
/** Client that ships, with its retries but not their pauses; http-client.test.ts is about those and the time limit. */
const clientOf = (port: number) =>
  createHttpClient(`http://127.0.0.1:${port}/api/`).extend({ retry: { delay: () => 1 } });
const client = () => clientOf((server.address() as AddressInfo).port);

beforeAll(
  () =>
    new Promise<void>((ready) => {
      server = http.createServer((request, response) => {
        let body = '';
        request.on('data', (chunk) => {
          body += chunk;
        });
        request.on('end', () => {
          seen = { method: request.method, url: request.url, body, key: request.headers['idempotency-key'] };
          if (answer.status === 0) return;
          response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
          response.end(answer.raw ?? (answer.body === undefined ? undefined : JSON.stringify(answer.body)));
        });
      });
      server.listen(0, '127.0.0.1', ready);
    }),
);
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const clubId = '11111111-1111-4111-8111-111111111111';

test('paths are filled in, escaped', () => {
  expect(pathOf(courtEndpoints.get, { clubId, courtId: 'a/b' })).toBe(`/club/clubs/${clubId}/courts/a%2Fb`);
});

test('sends params, query without the absent ones, and answers data', async () => {
  answer = { status: 200, body: { data: [] } };
  const query = { from: '2026-01-01T00:00:00Z', to: '2026-01-02T00:00:00Z', court_id: undefined };
  await expect(callEndpoint(client(), bookingEndpoints.list, { params: { clubId }, query })).resolves.toEqual([]);
  expect(seen.url).toBe(`/api/club/clubs/${clubId}/bookings?from=2026-01-01T00%3A00%3A00Z&to=2026-01-02T00%3A00%3A00Z`);
});

test('sends a JSON body and the idempotency key', async () => {
  answer = { status: 201, body: { data: { id: 'x' } } };
  const body = { name: 'Cancha 1', sport: 'padel' as const };
  await callEndpoint(client(), courtEndpoints.create, { params: { clubId }, body }, { idempotencyKey: 'k1' });
  expect([seen.method, JSON.parse(seen.body), seen.key]).toEqual(['POST', body, 'k1']);
});

test('a file is answered with its name, type and bytes', async () => {
  const headers = { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="resumen.csv"' };
  answer = { status: 200, raw: '\uFEFFFecha;Año', headers };
  const query = { language: 'es' as const };
  const file = await callEndpoint(client(), reportEndpoints.dailySummaryFile, {
    params: { clubId, format: 'csv' },
    query,
  });
  expect(file.name).toBe('resumen.csv');
  expect(file.content.type).toBe('text/csv');
  expect(Buffer.from(await file.content.arrayBuffer()).toString()).toBe('\uFEFFFecha;Año');
  answer = { status: 429, body: { error: 'exports_busy', params: { max: 2 } } };
  const again = callEndpoint(client(), reportEndpoints.dailySummaryFile, { params: { clubId, format: 'pdf' }, query });
  await expect(again).rejects.toMatchObject({ code: 'exports_busy', status: 429, params: { max: 2 } });
});

test('an empty answer is undefined', async () => {
  answer = { status: 204 };
  const params = { clubId, courtId: clubId };
  await expect(callEndpoint(client(), courtEndpoints.remove, { params })).resolves.toBeUndefined();
});

test.each<[Answer, object]>([
  [
    {
      status: 409,
      body: { error: 'schedule_conflict', message: 'taken', params: { conflicts: [] }, request_id: 'r1' },
    },
    { code: 'schedule_conflict', status: 409, params: { conflicts: [] }, requestId: 'r1', message: 'taken' },
  ],
  [
    { status: 502, raw: '<html>bad gateway</html>' },
    { code: 'unexpected_answer', status: 502 },
  ],
  [
    { status: 200, raw: '<html>a portal of the network</html>' },
    { code: 'unexpected_answer', status: 0 },
  ],
])('%j becomes an AppError', async (given, expected) => {
  answer = given;
  await expect(callEndpoint(client(), courtEndpoints.list, { params: { clubId } })).rejects.toMatchObject({
    name: 'AppError',
    ...expected,
  });
});

test('no server at all is no_connection', async () => {
  await expect(callEndpoint(clientOf(9), courtEndpoints.list, { params: { clubId } })).rejects.toMatchObject({
    code: 'no_connection',
    status: 0,
  });
});

test('a call that was called off says so', async () => {
  answer = { status: 0 };
  const controller = new AbortController();
  const call = callEndpoint(client(), courtEndpoints.list, { params: { clubId } }, { signal: controller.signal });
  setTimeout(() => controller.abort(), 20);
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});
