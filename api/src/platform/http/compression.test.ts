import http from 'node:http';
import path from 'node:path';
import zlib from 'node:zlib';
import { authEndpoints } from '@canchero/shared-contracts/auth';
import { courtEndpoints } from '@canchero/shared-contracts/court';
import { type Booted, boot } from '../../testing/boot';
import { TestClub } from '../../testing/test-club';

let api: Booted;
let club: TestClub;
beforeAll(async () => {
  api = await boot();
  club = await TestClub.open(api.client);
  for (let i = 0; i < 30; i++) await club.court({ name: `Cancha ${i}` });
});
afterAll(() => api.close());

const courts = (encoding: string) =>
  api.app.inject({
    url: `/api/club/clubs/${club.clubId}/courts`,
    headers: { authorization: `Bearer ${club.owner.token}`, 'accept-encoding': encoding },
  });

test('a long answer is compressed as the caller takes it, a short one is not', async () => {
  const plain = await courts('identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.rawPayload.length).toBeGreaterThan(4_096);
  for (const [encoding, unpack] of [
    ['br', zlib.brotliDecompressSync],
    ['gzip', zlib.gunzipSync],
  ] as const) {
    const packed = await courts(encoding);
    expect(packed.headers).toMatchObject({
      'content-encoding': encoding,
      vary: expect.stringContaining('accept-encoding'),
    });
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
  }
  const { headers } = await api.app.inject({ url: '/api/health', headers: { 'accept-encoding': 'br, gzip' } });
  expect(headers['content-encoding']).toBeUndefined();
});

test('a compressed body is not unpacked', async () => {
  const { statusCode } = await api.app.inject({
    method: 'POST',
    url: `/api${courtEndpoints.create.path.replace(':clubId', club.clubId)}`,
    headers: {
      authorization: `Bearer ${club.owner.token}`,
      'content-type': 'application/json',
      'content-encoding': 'gzip',
    },
    payload: zlib.gzipSync(JSON.stringify({ name: 'Cancha', sport: 'padel' })),
  });
  expect(statusCode).toBe(400);
});

test('an event stream is not compressed', async () => {
  const { data } = await api.client.call(
    authEndpoints.streamTicket,
    { body: { club_id: club.clubId } },
    club.owner.token,
  );
  const socketPath = path.join(api.folder, 'http.sock');
  await api.app.listen({ path: socketPath });
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http
      .get(
        {
          socketPath,
          path: `/api/admin/notifications/stream?club_id=${club.clubId}&token=${data.token}`,
          headers: { 'accept-encoding': 'br, gzip' },
        },
        resolve,
      )
      .once('error', reject);
  });
  expect(response.headers['content-type']).toContain('text/event-stream');
  expect(response.headers['content-encoding']).toBeUndefined();
  response.destroy();
});
