import { createHash, webcrypto } from 'node:crypto';
import { ApiServer } from '../testing/api-server';
import { fetchManifest } from './manifest';

const server = new ApiServer();
const assets = { js: { sync: ['static/app.js'], async: ['static/later.js'] }, css: { sync: ['static/app.css'] } };
const manifest = {
  metaData: { globalName: 'mfe_x_1', remoteEntry: { name: 'static/remoteEntry.js' } },
  catalogues: { es: ['static/es.js'] },
  exposes: [
    { path: './app', shared: ['luxon'], assets },
    { path: './widgets/till', assets: { js: { sync: ['static/till.js'], async: [] }, css: { sync: [] } } },
  ],
};
const entry = () => `${server.address}/mf-manifest.json`;
const go = (integrity?: string) =>
  fetchManifest(
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

test('a manifest names the script to run and the files that will be requested', async () => {
  server.respond = () => ({ status: 200, body: manifest });
  const file = (name: string) => `${server.address}/static/${name}`;
  await expect(go()).resolves.toEqual({
    entry: file('remoteEntry.js'),
    globalName: 'mfe_x_1',
    modules: {
      './app': { files: [file('app.css'), file('app.js')], shared: ['luxon'] },
      './widgets/till': { files: [file('till.js')], shared: [] },
    },
    catalogues: { es: [file('es.js')] },
  });
});

test.each<[string, number, unknown]>([
  ['a missing file', 404, manifest],
  ['a failing server', 500, manifest],
  ['no text', 200, undefined],
  ['a page instead', 200, '<!doctype html>'],
  ['an empty object', 200, {}],
  ['null', 200, null],
])('%s is rejected', async (_, status, body) => {
  server.respond = () => ({ status, body });
  await expect(go()).rejects.toMatchObject({ name: 'ChunkLoadError', remote: 'mfe-x', reason: 'manifest' });
});

test('a manifest that hangs ends at the time limit', async () => {
  localStorage.setItem('canchero:chunk-timeout', '80');
  server.respond = () => null;
  await expect(go()).rejects.toMatchObject({ reason: 'timeout' });
});

test('a manifest other than the registered one is rejected', async () => {
  server.respond = () => ({ status: 200, body: manifest });
  const digest = createHash('sha256').update(JSON.stringify(manifest)).digest('base64');
  await expect(go(`sha256-${digest}`)).resolves.toMatchObject({ globalName: 'mfe_x_1' });
  await expect(go('sha256-AAAA')).rejects.toMatchObject({ reason: 'manifest' });
});
