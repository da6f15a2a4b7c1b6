import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { publicClubEndpoints } from '@canchero/shared-contracts/club';
import { type Booted, boot } from '../../testing/boot';
import { TestClub } from '../../testing/test-club';

let api: Booted;
let club: TestClub;
let url: string;
beforeAll(async () => {
  api = await boot();
  club = await TestClub.open(api.client);
  await club.set({ public_enabled: true, name: 'Club del Río' });
  for (let n = 0; n < 6; n++) await club.court();
  url = `/api${publicClubEndpoints.get.path.replace(':club', club.clubId)}`;
});
afterAll(() => api.close());

const read = (headers: Record<string, string> = {}) => api.app.inject({ url, headers });

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('an answer is compressed for those who take %s', async (encoding, decompress) => {
  const plain = await read();
  expect(plain.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
  });
  expect(plain.headers).not.toHaveProperty('content-encoding');
  const small = await read({ 'accept-encoding': encoding });
  expect(small.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding, authorization' });
  expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  expect(decompress(small.rawPayload)).toEqual(plain.rawPayload);
  expect(plain.json().data.name).toBe('Club del Río');
});

test('who has an answer is told so until it changes, whatever its encoding', async () => {
  const { headers } = await read({ 'accept-encoding': 'br' });
  const known = { 'if-none-match': `"other", ${headers.etag}` };
  const same = await read(known);
  expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', headers.etag]);
  await club.set({ name: 'Club del Sur' });
  const changed = await read(known);
  expect([changed.statusCode, changed.json().data.name]).toEqual([200, 'Club del Sur']);
});

test('an error is never kept', async () => {
  const { headers, statusCode } = await api.app.inject({ url: '/api/club/public/clubs/nobody' });
  expect([statusCode, headers['cache-control'], headers.etag]).toEqual([404, 'no-store', undefined]);
});
