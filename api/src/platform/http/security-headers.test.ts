import { type Booted, boot } from '../../testing/boot';
import { putShell } from '../../testing/release-folder';

let api: Booted;
beforeAll(async () => {
  api = await boot();
  const page = '<html><meta property="csp-nonce" nonce="__CSP_NONCE__"></html>';
  putShell(api.services.config.releasesDir, '1', page);
});
afterAll(() => api.close());

const policyOf = (header: unknown) =>
  new Map(
    String(header)
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );

test('the policy allows scripts of our origin only, styles of our origin or by nonce, and no framing', async () => {
  const response = await api.app.inject({ url: '/', headers: { accept: 'text/html' } });
  const policy = policyOf(response.headers['content-security-policy']);
  expect(policy.get('script-src')).toEqual(["'self'"]);
  expect(policy.get('style-src')).toEqual(["'self'", expect.stringMatching(/^'nonce-[\w+/]{22}=='$/)]);
  expect(policy.get('connect-src')).toEqual(["'self'"]);
  expect(policy.get('img-src')).toEqual(["'self'", 'data:']);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  expect(policy.get('object-src')).toEqual(["'none'"]);
  expect(response.headers['content-security-policy']).not.toMatch(/unsafe|strict-dynamic|\*/);
});

test('the page carries the nonce of its policy, another one each time', async () => {
  const get = async () => {
    const response = await api.app.inject({ url: '/', headers: { accept: 'text/html' } });
    const nonce = /nonce="([^"]+)"/.exec(response.body)?.[1];
    expect(response.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    return nonce;
  };
  expect(await get()).not.toBe(await get());
});

test('answers of the api carry the headers too', async () => {
  const { headers } = await api.app.inject({ url: '/api/health' });
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
  });
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('the documentation has the same policy', async () => {
  const page = await api.app.inject({ url: '/api/docs' });
  expect(page.statusCode).toBe(200);
  expect(policyOf(page.headers['content-security-policy']).get('script-src')).toEqual(["'self'"]);
  expect(page.body).not.toMatch(/<script(?![^>]*src=)[^>]*>[^<]/);
});

test('an https address sets strict transport security', async () => {
  const secure = await boot({ config: { publicUrl: 'https://canchero.test' } });
  const { headers } = await secure.app.inject({ url: '/api/health' });
  expect(headers['strict-transport-security']).toMatch(/max-age=31536000/);
  await secure.close();
});

test('the document names no endpoint of super admins', async () => {
  const { paths } = (await api.app.inject({ url: '/api/docs/json' })).json();
  expect(Object.keys(paths).filter((path) => path.startsWith('/api/admin/'))).toEqual([
    '/api/admin/notifications/stream',
  ]);
});

test('the document describes every other endpoint with its errors', async () => {
  const document = (await api.app.inject({ url: '/api/docs/json' })).json();
  const create = document.paths['/api/club/clubs/{clubId}/bookings'].post;
  expect(create.responses['409'].description).toContain('schedule_conflict');
  expect(create.responses['201'].content['application/json'].schema.properties.data.properties).toHaveProperty(
    'court_id',
  );
  expect(create.security).toEqual([{ userToken: [] }]);
});

test('the document has what any address can answer, and what is not there', async () => {
  const { paths } = (await api.app.inject({ url: '/api/docs/json' })).json();
  const operations = Object.values(paths as Record<string, Record<string, { responses: object }>>).flatMap(
    Object.values,
  );
  expect(operations.length).toBeGreaterThan(100);
  for (const { responses } of operations)
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '413', '422', '429', '503']));
  expect(paths['/api/auth/protected/sessions/{sessionId}'].delete.responses).toHaveProperty('404');
  for (const path of ['permissions', 'check-permission', 'stream-ticket'])
    expect(Object.values(paths[`/api/auth/protected/${path}`])).toMatchObject([{ responses: { 404: {} } }]);
});

test('production serves no documentation', async () => {
  const other = await boot({ config: { production: true } });
  for (const url of ['/api/docs', '/api/docs/json']) expect((await other.app.inject({ url })).statusCode).toBe(404);
  await other.close();
});
