import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import { type Booted, boot } from '../../testing/boot';
import { putShell } from '../../testing/release-folder';
import type { Database } from '../db/database';
import { Registry } from '../releases/registry';

const PAGE = '<!doctype html><html lang="__LANG__" data-theme="__THEME__">shell</html>';
const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let api: Booted;
let app: FastifyInstance;
let fails: boolean;
beforeAll(async () => {
  api = await boot();
  putShell(api.services.config.releasesDir, '1', PAGE, {});
});
afterEach(async () => {
  await app.close();
});
afterAll(() => api.close());

/** Starts the service anew, whose registry, which has read nothing yet, gets this failure from the database. */
async function startWith(error: Error) {
  const { services } = api;
  fails = true;
  const db: Database = {
    ...services.db,
    platform: (work) => (fails ? Promise.reject(error) : services.db.platform(work)),
    prepared: (...given) => (fails ? Promise.reject(error) : services.db.prepared(...given)),
  };
  const registry = new Registry(db, services.releases, services.clock, () => undefined);
  app = await buildApp({ ...services, registry });
  await app.ready();
}
const lost = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const get = async (url: string, headers: Record<string, string>) => {
  const { statusCode, headers: given, body } = await app.inject({ url, headers });
  return { status: statusCode, type: given['content-type'], retryAfter: given['retry-after'], given, body };
};

test.each([
  ['es', 'no está disponible', 'Reintentar'],
  ['en', 'not available', 'Try again'],
  ['pt', 'não está disponível', 'Tentar de novo'],
])(
  'a page that the service cannot make yet is one that says so, and asks again by itself: %s',
  async (language, says, retry) => {
    await startWith(lost());
    const cookie = `language=${language}; colorMode=dark`;
    const { status, type, retryAfter, given, body } = await get('/agenda?date=2026-11-28', { ...HTML, cookie });
    expect([status, type, retryAfter]).toEqual([503, 'text/html; charset=utf-8', '5']);
    expect(given['cache-control']).toBe('no-store');
    expect(body).toContain(`<html lang="${language}" data-theme="dark">`);
    expect(body).toContain('<meta http-equiv="refresh" content="5" />');
    expect(body).toContain(says);
    expect(body).toContain(`<a href="">${retry}</a>`);
    const nonce = /<style nonce="([^"]+)">/.exec(body)?.[1];
    expect(given['content-security-policy']).toContain(`'nonce-${nonce}'`);
  },
);

test('the page comes as soon as the database answers', async () => {
  await startWith(lost());
  expect((await get('/agenda', HTML)).status).toBe(503);
  fails = false;
  expect(await get('/agenda', HTML)).toMatchObject({ status: 200, body: expect.stringContaining('shell') });
});

test('scripts get data: of the api whatever they accept, and of a path that is no page for them', async () => {
  await startWith(lost());
  const unavailable = { status: 503, type: 'application/json; charset=utf-8', retryAfter: '1' };
  expect(await get('/api/remotes', HTML)).toMatchObject(unavailable);
  expect(await get('/agenda', { accept: '*/*' })).toMatchObject(unavailable);
});

test('a page that fails by a defect says so, and is not asked for again by itself', async () => {
  await startWith(new Error('a defect'));
  const { status, type, retryAfter, body } = await get('/agenda', HTML);
  expect([status, type, retryAfter]).toEqual([500, 'text/html; charset=utf-8', undefined]);
  expect(body).toContain('Algo salió mal');
  expect(body).not.toContain('http-equiv="refresh"');
  expect(body).not.toContain('a defect');
});
