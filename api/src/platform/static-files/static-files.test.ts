import fs from 'node:fs';
import path from 'node:path';
import { federationEndpoints } from '@canchero/shared-contracts/federation';
import { type Booted, boot } from '../../testing/boot';
import { putRelease, putShell } from '../../testing/release-folder';

const PAGE =
  '<!doctype html><html lang="__LANG__" data-theme="__THEME__" data-release="__SHELL_RELEASE__">shell</html>';

/** Begins with two characters that are also the first two bytes of a deflated file. */
const LOOKS_COMPRESSED = `(r=>r)(${'1 +'.repeat(3_000)} 1)`;

let api: Booted;
beforeAll(async () => {
  api = await boot();
  const { releasesDir } = api.services.config;
  putShell(releasesDir, '1', PAGE, {
    'js/main.0123abcd.js': 'plain',
    'js/main.0123abcd.js.br': 'brotli',
    'favicon.svg': '<svg/>',
    'js/list.4567abcd.js': LOOKS_COMPRESSED,
  });
  fs.writeFileSync(path.join(api.folder, 'secret.txt'), 'secret');
  putRelease(releasesDir, 'mfe-public', '1');
  fs.writeFileSync(path.join(releasesDir, 'mfe-public/1/list.4567abcd.js'), LOOKS_COMPRESSED);
  putRelease(releasesDir, 'mfe-superadmin', '1', { audience: 'super_admin' });
});
afterEach(() => api.clock.reset());
afterAll(() => api.close());

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });
const HTML = { accept: 'text/html,*/*' };

test.each(['/', '/agenda', '/reserva/some-club', '/administrator/clubs'])(
  '%s is the page of the shell',
  async (url) => {
    const response = await get(url, HTML);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(response.body).toContain('shell');
  },
);

test.each([
  [{ cookie: 'a=b; language=pt; colorMode=dark' }, 'pt', 'dark'],
  [{ cookie: 'language=xx; colorMode="><script>', 'accept-language': 'en-GB,en;q=0.9' }, 'en', ''],
  [{ cookie: 'colorMode=light' }, 'es', 'light'],
  [{ 'accept-language': 'de,pt-BR' }, 'pt', ''],
  [{}, 'es', ''],
])('language and theme for %j', async (headers, language, theme) => {
  const { body } = await get('/', { ...HTML, ...headers });
  expect(body).toContain(`<html lang="${language}" data-theme="${theme}" data-release="1">`);
});

test('a missing file is plain text, never the page', async () => {
  for (const url of [
    '/js/gone.js',
    '/remotes/mfe-public/1/gone.js',
    '/remotes/mfe-none/1/mf-manifest.json',
    '/remotes/x',
  ]) {
    const response = await get(url, url === '/remotes/x' ? { accept: 'application/json' } : HTML);
    expect([url, response.statusCode]).toEqual([url, 404]);
    expect(response.headers['content-type']).toContain('text/plain');
    expect(response.body).toBe('Not found');
  }
});

test('hashed files are cached forever and compressed if the browser accepts it; others are revalidated', async () => {
  const plain = await get('/js/main.0123abcd.js');
  expect([plain.body, plain.headers['cache-control']]).toEqual(['plain', 'public, max-age=31536000, immutable']);
  const small = await get('/js/main.0123abcd.js', { 'accept-encoding': 'br' });
  expect([small.body, small.headers['content-encoding']]).toEqual(['brotli', 'br']);
  expect(small.headers['content-type']).toContain('javascript');
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
});

test('a file that looks compressed is not called so', async () => {
  for (const url of ['/js/list.4567abcd.js', '/remotes/mfe-public/1/list.4567abcd.js']) {
    const { body, headers } = await get(url, { 'accept-encoding': 'br, gzip' });
    expect([body === LOOKS_COMPRESSED, headers['content-encoding']]).toEqual([true, undefined]);
  }
});

test('manifests of releases are revalidated, their other files are cached forever', async () => {
  const manifest = await get('/remotes/mfe-public/1/mf-manifest.json');
  expect([manifest.statusCode, manifest.headers['cache-control']]).toEqual([200, 'no-cache']);
  const entry = await get('/remotes/mfe-public/1/entry.0123abcd.js');
  expect(entry.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('remotes of super admins are served only under the signed path, until it expires', async () => {
  const boss = await api.client.person({ roles: ['super_admin'] });
  const { data } = await api.client.call(federationEndpoints.remotes, {}, boss.token);
  const entry = data.find((remote) => remote.name === 'mfe-superadmin')?.entry ?? '';
  expect(entry).toMatch(/^\/remotes\/signed\//);
  expect((await get(entry)).statusCode).toBe(200);
  expect((await get(entry.replace('mf-manifest.json', 'entry.0123abcd.js'))).headers['cache-control']).toMatch(
    /^private/,
  );

  expect((await get('/remotes/mfe-superadmin/1/mf-manifest.json')).statusCode).toBe(404);
  const [, , , part = ''] = entry.split('/');
  const [expires, signature = ''] = part.split('.');
  for (const forged of [`${expires}.${signature.slice(1)}A`, `zzzzzzzzzz.${signature}`, 'nothing', expires ?? '']) {
    expect((await get(entry.replace(part, forged))).statusCode).toBe(404);
  }
  api.clock.advance(25 * 60);
  expect((await get(entry)).statusCode).toBe(404);
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/js/..%2f..%2fsecret.txt',
  '/remotes/mfe-public/1/..%2f..%2f..%2fsecret.txt',
  '/remotes/mfe-public/1/%2e%2e/%2e%2e/%2e%2e/secret.txt',
])('%s leads nowhere', async (url) => {
  const response = await get(url);
  expect(response.body).not.toContain('secret');
  expect(response.statusCode).toBeGreaterThanOrEqual(400);
});

test('other methods and unknown paths of the api do not get the page', async () => {
  expect((await api.app.inject({ method: 'POST', url: '/agenda' })).statusCode).toBe(404);
  const unknown = await get('/api/agenda', HTML);
  expect([unknown.statusCode, unknown.json().error]).toEqual([404, 'not_found']);
});
