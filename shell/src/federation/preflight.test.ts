import { createHash, webcrypto } from 'node:crypto';
import { ApiServer } from '../testing/api-server';
import { takeManifest } from './fetched-manifests';
import { preflight } from './preflight';

const server = new ApiServer();
const manifest = { metaData: { remoteEntry: { name: 'remoteEntry.js' } }, exposes: [] };
const entry = () => `${server.address}/mf-manifest.json`;
const go = (integrity?: string) =>
  preflight(
    { name: 'mfe-x', entry: entry(), ...(integrity !== undefined && { integrity }) },
    new AbortController().signal,
  );

beforeAll(() => {
  // as in a secure context
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  return server.start();
});
afterAll(() => server.stop());
afterEach(() => localStorage.clear());

test('a manifest is kept for the runtime, once', async () => {
  server.respond = () => ({ status: 200, body: manifest });
  await go();
  expect(JSON.parse(takeManifest(entry()) ?? '')).toEqual(manifest);
  expect(takeManifest(entry())).toBeUndefined();
});

test.each<[string, number, unknown]>([
  ['a missing file', 404, manifest],
  ['a failing server', 500, manifest],
  ['no text', 200, undefined],
  ['a page instead', 200, '<!doctype html>'],
  ['an empty object', 200, {}],
  ['null', 200, null],
])('%s is refused', async (_, status, body) => {
  server.respond = () => ({ status, body });
  await expect(go()).rejects.toMatchObject({ name: 'ChunkLoadError', remote: 'mfe-x', reason: 'manifest' });
  expect(takeManifest(entry())).toBeUndefined();
});

test('a hang ends by the time limit', async () => {
  localStorage.setItem('canchero:chunk-timeout', '80');
  server.respond = () => null;
  await expect(go()).rejects.toMatchObject({ reason: 'timeout' });
});

test('another manifest than the registered one is refused', async () => {
  server.respond = () => ({ status: 200, body: manifest });
  const digest = createHash('sha256').update(JSON.stringify(manifest)).digest('base64');
  await expect(go(`sha256-${digest}`)).resolves.toBeUndefined();
  await expect(go('sha256-AAAA')).rejects.toMatchObject({ reason: 'manifest' });
});
