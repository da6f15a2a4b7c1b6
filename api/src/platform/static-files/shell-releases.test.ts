import { releaseEndpoints } from '@canchero/shared-contracts/federation';
import { type Booted, boot } from '../../testing/boot';
import { putShell } from '../../testing/release-folder';

const DAY_MINUTES = 24 * 60;

let api: Booted;
beforeAll(async () => {
  api = await boot();
});
afterAll(() => api.close());

const get = (url: string) => api.app.inject({ url, headers: { accept: 'text/html,*/*' } });
const status = async (file: string) => (await get(`/static/${file}`)).statusCode;
const page = async () => (await get('/agenda')).body;

/** Deploys a shell with a chunk of its own and one that all releases have. */
async function deploy(version: string) {
  putShell(api.services.config.releasesDir, version, `shell ${version} (__SHELL_RELEASE__)`, {
    [`static/own-${version}.0123abcd.js`]: `own of ${version}`,
    'static/common.0123abcd.js': `common, copy of ${version}`,
    'icon.svg': `icon of ${version}`,
  });
  await api.services.releases.requestActivation('shell', version);
}

const act = async (endpoint: typeof releaseEndpoints.activate | typeof releaseEndpoints.rollback, version?: string) => {
  const boss = await api.client.person({ roles: ['super_admin'] });
  const input = { params: { name: 'shell' }, ...(version && { body: { version } }) };
  return api.client.call(endpoint, input, boss.adminToken);
};

test('without a shell in the store there is no page', async () => {
  expect((await get('/agenda')).statusCode).toBe(404);
});

test('the page is that of the active release; files of the ones before stay served for 7 days', async () => {
  await deploy('one');
  expect(await page()).toBe('shell one (one)');
  expect(await status('own-one.0123abcd.js')).toBe(200);
  await deploy('two');
  expect(await page()).toBe('shell two (two)');
  expect([await status('own-one.0123abcd.js'), await status('own-two.0123abcd.js')]).toEqual([200, 200]);

  api.clock.advance(3 * DAY_MINUTES);
  await deploy('three');
  expect(await page()).toBe('shell three (three)');
  expect(await status('own-one.0123abcd.js')).toBe(200);
  // files without a hash are those of the active release
  expect((await get('/icon.svg')).body).toBe('icon of three');
  expect((await get('/static/own-two.0123abcd.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );

  api.clock.advance(4 * DAY_MINUTES);
  expect([await status('own-one.0123abcd.js'), await status('own-two.0123abcd.js')]).toEqual([404, 200]);
  api.clock.advance(3 * DAY_MINUTES);
  expect([await status('own-two.0123abcd.js'), await status('own-three.0123abcd.js')]).toEqual([404, 200]);
  expect(await status('common.0123abcd.js')).toBe(200);
});

test('a rollback brings the page before back, and the files of both stay served', async () => {
  await deploy('four');
  expect(await page()).toBe('shell four (four)');
  expect((await act(releaseEndpoints.rollback)).status).toBe(200);
  expect(await page()).toBe('shell three (three)');
  expect([await status('own-three.0123abcd.js'), await status('own-four.0123abcd.js')]).toEqual([200, 200]);
  api.clock.advance(8 * DAY_MINUTES);
  expect([await status('own-three.0123abcd.js'), await status('own-four.0123abcd.js')]).toEqual([200, 404]);
});

test('a release that was replaced long ago is served again once it is active', async () => {
  expect((await act(releaseEndpoints.activate, 'one')).status).toBe(200);
  expect(await page()).toBe('shell one (one)');
  expect([await status('own-one.0123abcd.js'), await status('own-three.0123abcd.js')]).toEqual([200, 200]);
});

test("the page and the release's own folder are not served as files", async () => {
  for (const url of ['/static/index.html', '/shell/one/index.html', '/remotes/shell/one/static/own-one.0123abcd.js'])
    expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
});

test('the files are served while the database is down', async () => {
  const { db } = api.services;
  const { platform } = db;
  db.platform = () => Promise.reject(new Error('the database is down'));
  try {
    api.services.registry.forget();
    expect(await page()).toBe('shell one (one)');
    expect(await status('own-one.0123abcd.js')).toBe(200);
    expect(await status('gone.0123abcd.js')).toBe(404);
  } finally {
    db.platform = platform;
  }
});
