import { authEndpoints } from '@canchero/shared-contracts/auth';
import { type Booted, boot } from '../../testing/boot';
import { TEST_PASSWORD } from '../../testing/test-client';

let api: Booted;
beforeAll(async () => {
  api = await boot();
  await api.client.call(authEndpoints.register, {
    body: { name: '<b>Ana</b>', email: 'ana@club.test', password: TEST_PASSWORD },
  });
});
afterAll(() => api.close());

const hrefs = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href as string);

test('kept mails can be read, with their links, and are escaped', async () => {
  const list = await api.app.inject({ url: '/api/mails' });
  expect(list.headers['content-type']).toContain('text/html');
  expect(list.body).toContain('ana@club.test');
  const detail = hrefs(list.body).find((href) => href.startsWith('/api/mails/')) ?? '';
  const page = await api.app.inject({ url: detail });
  const token = (await api.client.mailTo('ana@club.test'))?.token;
  expect(hrefs(page.body)).toContain(`http://localhost:3000/verify-email?token=${token}`);
  expect(page.body).not.toContain('<b>Ana');
});

test('other machines get not found', async () => {
  expect((await api.app.inject({ url: '/api/mails', remoteAddress: '192.0.2.7' })).statusCode).toBe(404);
});

test.each([
  ['an address of the installation', { host: 'canchero.example' }],
  ['a proxy that names the browser', { 'x-forwarded-for': '192.0.2.7' }],
  ['one that does so by the standard', { forwarded: 'for=192.0.2.7' }],
  ['one that tells the address', { 'x-real-ip': '192.0.2.7' }],
])('a proxy on this machine gets not found: %s', async (_, headers) => {
  expect((await api.app.inject({ url: '/api/mails', headers })).statusCode).toBe(404);
});

test.each([{ production: true }, { smtpUrl: 'smtp://localhost:2525' }])(
  'with %j there is no such page',
  async (config) => {
    const closed = await boot({ config });
    expect((await closed.app.inject({ url: '/api/mails' })).statusCode).toBe(404);
    await closed.close();
  },
);
