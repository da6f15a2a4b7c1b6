import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { publicClubEndpoints } from '@canchero/shared-contracts/club';
import { subscriptionEndpoints } from '@canchero/shared-contracts/subscription';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../testing/boot';
import { putRelease, putShell } from '../../testing/release-folder';

const SHELL =
  '<!doctype html><html lang="__LANG__" data-theme="__THEME__"><head><title>Canchero</title></head>' +
  '<body><div id="root"></div></body></html>';

/** Pages as the build of a remote writes them, with the tags that the service fills in. */
const pagesIn = (language: string) => [
  {
    path: '/',
    title: `Landing (${language})`,
    description: `"Club" & co (${language})`,
    image: '__RELEASE__/static/preview.0123abcd.jpg',
    json_ld: [{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: [{ text: '</script>' }] }],
    styles: '<style nonce="__CSP_NONCE__">.a{color:red}</style>',
    body:
      '<main><h1>{{claimed_clubs}}</h1><img src="__RELEASE__/static/agenda.webp"/>' +
      '{{#plans}}<li>{{name}}: {{#is_priced}}{{monthly.figure}}{{/is_priced}}{{#is_free}}free{{/is_free}}' +
      '{{#features.buffet}} buffet{{/features.buffet}}{{^players}} unlimited{{/players}}</li>{{/plans}}' +
      '{{#sales_whatsapp}}<a href="https://wa.me/{{sales_whatsapp}}">chat</a>{{/sales_whatsapp}}</main>',
  },
  {
    path: '/reserva/:clubId',
    title: '{{#club}}Reservar en {{name}}{{/club}}{{^club}}Canchero{{/club}}',
    description: '{{#club}}{{name}}{{/club}}',
    image: '',
    json_ld: [],
    styles: '',
    body: '',
  },
  { path: '/secret', title: 'secret', description: '', image: '', json_ld: [], styles: '', body: 'secret' },
];

/** Start of a JPEG. */
const PICTURE = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);

let api: Booted;
beforeAll(async () => {
  api = await boot({ config: { publicUrl: 'https://canchero.test' } });
  const { releasesDir } = api.services.config;
  putShell(releasesDir, '1', SHELL);
  const route = (at: string, frame: 'public' | 'shell') => ({ path: at, title: { es: '', en: '', pt: '' }, frame });
  const routes = [route('/', 'public'), route('/reserva/:clubId', 'public'), route('/secret', 'shell')];
  putRelease(releasesDir, 'mfe-public', '7', { routes });
  const pages = Object.fromEntries(['es', 'en', 'pt'].map((language) => [language, pagesIn(language)]));
  fs.writeFileSync(path.join(releasesDir, 'mfe-public/7/pages.json'), JSON.stringify(pages));
  fs.mkdirSync(path.join(releasesDir, 'mfe-public/7/static'));
  fs.writeFileSync(path.join(releasesDir, 'mfe-public/7/static/preview.0123abcd.jpg'), PICTURE);
});
afterAll(() => api.close());

const get = async (url: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url, headers: { accept: 'text/html', ...headers } });
const set = (key: string, value: unknown) =>
  api.services.db.platform((tx) =>
    tx.query(sql`update settings set value = ${JSON.stringify(value)}::jsonb where key = ${key}`),
  );
const jsonLd = (page: string) =>
  [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map((match) =>
    JSON.parse(match[1] as string),
  );

test.each([
  ['es', '/', {}, 'https://canchero.test/', '$\u00a044.200'],
  ['en', '/', { 'accept-language': 'en-GB,en;q=0.9' }, 'https://canchero.test/', '$\u00a044.200'],
  ['pt', '/?lang=pt', {}, 'https://canchero.test/?lang=pt', 'R$\u00a044.200'],
])('the first answer in %s: head, content and prices', async (language, url, headers, canonical, price) => {
  const { body, headers: answered } = await get(url, headers);
  expect(body).toContain(`<html lang="${language}"`);
  expect(body).toContain(`<title>Landing (${language})</title>`);
  expect(body).toContain(`<meta name="description" content="&quot;Club&quot; &amp; co (${language})">`);
  expect(body).toContain(`<link rel="canonical" href="${canonical}">`);
  for (const other of ['es', 'en', 'pt'])
    expect(body).toContain(`hreflang="${other}" href="https://canchero.test/?lang=${other}">`);
  expect(body).toContain(`<meta property="og:title" content="Landing (${language})">`);
  expect(body).toContain('og:image" content="https://canchero.test/remotes/mfe-public/7/static/preview.0123abcd.jpg">');
  expect(body).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(body).toContain('<img src="/remotes/mfe-public/7/static/agenda.webp"/>');
  expect(body).toContain('<h1>500</h1>');
  expect(body).toContain(`<li>Premium: ${price} unlimited</li>`);
  expect(body).toMatch(/<li>Premium Plus: [^<]* buffet unlimited<\/li>/);
  expect(body).toMatch(/<div id="first-page">.*<\/div>\s*<div id="root" hidden><\/div>/s);
  const nonce = /<style nonce="([^"]+)">/.exec(body)?.[1];
  expect(answered['content-security-policy']).toContain(`'nonce-${nonce}'`);
  expect(answered['content-security-policy']).not.toContain('unsafe');
  expect(answered.vary).toMatch(/accept-language.*cookie/);
});

test('the picture of a link\u2019s preview is where the page says, as a picture that chat apps show', async () => {
  const { body } = await get('/');
  const address = /<meta property="og:image" content="https:\/\/canchero\.test([^"]+)">/.exec(body)?.[1] ?? '';
  // as the robots of chat apps ask: without an account, for anything
  const picture = await get(address, { accept: '*/*' });
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(picture.rawPayload).toEqual(PICTURE);
  expect(picture.headers['x-content-type-options']).toBe('nosniff');
  expect((await get('/reserva/nobody')).body).not.toContain('og:image');
});

test('search engines get the product with the prices of the plans, and the remote\u2019s own objects', async () => {
  const { body } = await get('/');
  const objects = jsonLd(body);
  expect(objects.map((object) => object['@type'])).toEqual(['FAQPage', 'Organization', 'SoftwareApplication']);
  const { data } = await api.client.call(subscriptionEndpoints.plans, {});
  const priced = data.plans.filter((plan) => plan.pricing.monthly.ars !== null);
  expect(objects[2].offers.map((offer: { name: string; price: string }) => [offer.name, offer.price])).toEqual(
    priced.map((plan) => [plan.name, ((plan.pricing.monthly.ars ?? 0) / 100).toFixed(2)]),
  );
});

test('the page brings the answer with which its cache begins', async () => {
  const { body } = await get('/');
  const block = /<script type="application\/json" id="first-answers">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
  const { data } = await api.client.call(subscriptionEndpoints.plans, {});
  expect(JSON.parse(block)).toEqual([{ method: 'GET', path: '/plans', data }]);
});

test('the number of clubs and the sales chat are settings, shown after a quarter of a minute at the latest', async () => {
  expect((await get('/')).body).not.toContain('wa.me');
  await set('claimed_clubs', 1234567);
  await set('sales_whatsapp', '5491155550000');
  api.clock.advance(1);
  const { body } = await get('/');
  expect(body).toContain('<h1>1.234.567</h1>');
  expect(body).toContain('<a href="https://wa.me/5491155550000">');
  await set('claimed_clubs', 500);
  await set('sales_whatsapp', '');
  api.clock.advance(1);
});

test('a club\u2019s page has its name and describes it; what has no page is not kept by search engines', async () => {
  const clubId = await api.client.club(await api.client.person());
  await api.services.db.platform((tx) =>
    tx.query(sql`update clubs set name = '<b>Norte</b> & Sur', public_enabled = true where id = ${clubId}`),
  );
  const { body } = await get(`/reserva/${clubId}`);
  expect(body).toContain('<title>Reservar en &lt;b&gt;Norte&lt;/b&gt; &amp; Sur</title>');
  expect(jsonLd(body)[0]).toMatchObject({ '@type': 'SportsActivityLocation', name: '<b>Norte</b> & Sur' });
  expect(body).not.toContain('noindex');
  expect(body).toContain('<div id="root"></div>');
  // its page is one, by whichever name it is asked for
  const { slug } = (await api.client.call(publicClubEndpoints.get, { params: { club: clubId } })).data;
  const canonical = `<link rel="canonical" href="https://canchero.test/reserva/${slug}">`;
  for (const name of [clubId, slug, slug.toUpperCase(), `${slug}/`])
    expect((await get(`/reserva/${name}`)).body).toContain(canonical);
  const unknown = await get('/reserva/nobody');
  expect([unknown.statusCode, unknown.body.includes('<title>Canchero</title>')]).toEqual([200, true]);
  expect(unknown.body).toContain('<meta name="robots" content="noindex">');
});

test('robots.txt names the sitemap, and no part of the product that only some may know', async () => {
  const { body } = await get('/robots.txt');
  expect(body).toContain('Sitemap: ');
  expect(body).not.toMatch(/admin/);
});

test('a page that is not public is never in an answer', async () => {
  const { body } = await get('/secret');
  expect(body).toContain('<title>Canchero</title>');
  expect(body).not.toContain('secret');
});

test('the answer is compressed as the browser accepts it', async () => {
  const plain = (await get('/')).body;
  const small = await get('/', { 'accept-encoding': 'gzip, br' });
  expect(small.headers['content-encoding']).toBe('br');
  const size = (text: string) => text.replace(/nonce="[^"]*"/g, '').length;
  expect(size(zlib.brotliDecompressSync(small.rawPayload).toString())).toBe(size(plain));
});

test('while the database is down scripts alone draw the page', async () => {
  const { db } = api.services;
  const { platform } = db;
  api.clock.advance(1);
  db.platform = () => Promise.reject(new Error('the database is down'));
  try {
    const { statusCode, body } = await get('/');
    expect([statusCode, body.includes('first-page')]).toEqual([200, false]);
    expect(body).toContain('<div id="root"></div>');
  } finally {
    db.platform = platform;
  }
  expect((await get('/')).body).toContain('first-page');
});

test('the sitemap lists pages and clubs in their languages, and robots.txt names it', async () => {
  const slugs = await api.services.db.platform((tx) =>
    tx.query<{ slug: string }>(sql`select slug from clubs where public_enabled order by slug`),
  );
  const { body, headers } = await get('/sitemap.xml');
  expect(headers['content-type']).toContain('xml');
  const pages = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
  expect(slugs.length).toBeGreaterThan(0);
  expect(pages).toEqual([
    'https://canchero.test/',
    ...slugs.map(({ slug }) => `https://canchero.test/reserva/${slug}`),
  ]);
  expect(body.match(/hreflang="pt" href="https:\/\/canchero\.test\/\?lang=pt"/g)).toHaveLength(1);
  const robots = await get('/robots.txt');
  expect(robots.body).toMatch(/^User-agent: \*$/m);
  expect(robots.body).toMatch(/^Disallow: \/api\/$/m);
  expect(robots.body).toMatch(/^Sitemap: https:\/\/canchero\.test\/sitemap\.xml$/m);
});
