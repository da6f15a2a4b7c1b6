import {
  clockLoads,
  eachTestHasARemote,
  entries,
  folder,
  follow,
  manifest,
  remote,
  requests,
  settle,
} from '../testing/served-remote';
import { loadApp, loadedModule } from './load-module';

eachTestHasARemote();

test('an app comes from its release, and only once', async () => {
  const [first, second] = [loadApp(remote.release), loadApp(remote.release)];
  expect(loadedModule(remote.release, './app')).toBeNull();
  await settle();
  expect(loadedModule(remote.release, './app')).toBe(`./app of ${remote.release.version}`);
  expect(await first).toBe(`./app of ${remote.release.version}`);
  expect(await second).toBe(await first);
  expect(requests).toHaveLength(1);
});

test('two releases of a remote live side by side', async () => {
  const older = remote.release;
  const before = loadApp(older);
  await settle();
  remote.release = { ...remote.release, version: 'newer', entry: '/remotes/mfe-x/newer/mf-manifest.json' };
  const after = loadApp(remote.release);
  await settle();
  expect([await before, await after]).toEqual([`./app of ${older.version}`, './app of newer']);
});

test('the manifest is requested with its checksum, the entry and all preloads with those of the manifest', async () => {
  await Promise.all([loadApp(remote.release), settle()]);
  expect(requests[0]).toMatchObject({
    url: `${folder()}/mf-manifest.json`,
    integrity: 'sha256-manifest',
    cache: 'default',
  });
  expect(entries.map(({ src, integrity, crossOrigin }) => [src, integrity, crossOrigin])).toEqual([
    [`${folder()}/static/remoteEntry.js`, 'sha256-entry', 'anonymous'],
  ]);
  const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];
  expect(preloads.map(({ href, as, integrity }) => [href.replace(folder(), ''), as, integrity])).toEqual([
    ['/static/app.css', 'style', 'sha256-css'],
    ['/static/app.js', 'script', 'sha256-app'],
    ['/static/es.js', 'script', undefined],
  ]);
  expect(clockLoads).toHaveBeenCalledTimes(1);
});

test('code that is not there costs two requests in sequence: the manifest, then all files at once', async () => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { fetch } = globalThis;
  globalThis.fetch = (async (...given: Parameters<typeof fetch>) => {
    await held;
    return fetch(...given);
  }) as typeof fetch;
  // the entry is on its way for ever: nothing may wait for it
  remote.container = null;
  follow(loadApp(remote.release));
  await settle();
  const files = () =>
    [...document.head.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link, script')]
      .map((element) => new URL('src' in element ? element.src : element.href).pathname.split('/').at(-1))
      .sort();
  expect([files(), clockLoads.mock.calls.length]).toEqual([[], 0]);
  arrive();
  await settle();
  expect([files(), clockLoads.mock.calls.length]).toEqual([['app.css', 'app.js', 'es.js', 'remoteEntry.js'], 1]);
  globalThis.fetch = fetch;
});

test("a developer's build has no checksum", async () => {
  remote.release = { ...remote.release, integrity: '' };
  await Promise.all([loadApp(remote.release), settle()]);
  expect(requests[0]).not.toHaveProperty('integrity');
});

test('a release for other contracts is not requested', async () => {
  await expect(loadApp({ ...remote.release, contracts: '^99.0.0' })).rejects.toMatchObject({ reason: 'incompatible' });
  expect(requests).toEqual([]);
});

test.each<[string, () => Response]>([
  ['a missing file', () => Response.json(manifest(), { status: 404 })],
  ['a failing server', () => Response.json(manifest(), { status: 500 })],
  ['no text', () => new Response('')],
  ['a page instead', () => new Response('<!doctype html>')],
  ['an empty object', () => Response.json({})],
  ['null', () => Response.json(null)],
])('%s in place of the manifest is refused', async (_, response) => {
  remote.answer = response;
  const outcome = follow(loadApp(remote.release));
  await settle();
  expect(outcome.is).toBe('manifest');
});

test('an entry that leaves no container, or cannot be fetched, is refused', async () => {
  remote.container = null;
  const silent = follow(loadApp(remote.release));
  await settle();
  entries[0]?.dispatchEvent(new Event('load'));
  await settle();
  expect(silent.is).toBe('evaluation');
  const failing = follow(loadApp(remote.release));
  await settle();
  entries[1]?.dispatchEvent(new Event('error'));
  await settle();
  expect(failing.is).toBe('entry');
});

test.each([
  ['chunk', Object.assign(new Error('Loading chunk 7 failed.\n(error: /7.js)'), { name: 'ChunkLoadError' })],
  ['evaluation', Object.assign(new Error('Loading chunk 7 failed.\n(missing: /7.js)'), { name: 'ChunkLoadError' })],
  ['evaluation', new TypeError('boom')],
])('a failure of a module is reported as %s', async (reason, error) => {
  remote.container = { init: () => undefined, get: () => Promise.reject(error) };
  const outcome = follow(loadApp(remote.release));
  await settle();
  expect(outcome.is).toBe(reason);
});

describe('limits of time', () => {
  test('a manifest has 10 seconds', async () => {
    remote.answer = () => null;
    const outcome = follow(loadApp(remote.release));
    await jest.advanceTimersByTimeAsync(9999);
    expect(outcome.is).toBe('pending');
    await jest.advanceTimersByTimeAsync(1);
    expect(outcome.is).toBe('timeout');
  });

  test('an entry has 120 seconds of its own', async () => {
    remote.container = null;
    const outcome = follow(loadApp(remote.release));
    await jest.advanceTimersByTimeAsync(119_999);
    expect(outcome.is).toBe('pending');
    await jest.advanceTimersByTimeAsync(1);
    expect(outcome.is).toBe('timeout');
  });

  test('the chunks of a module have 120 seconds of their own', async () => {
    remote.container = {
      init: () => new Promise((ready) => setTimeout(ready, 60_000)),
      get: () => new Promise(() => undefined),
    };
    const outcome = follow(loadApp(remote.release));
    await jest.advanceTimersByTimeAsync(60_000 + 119_999);
    expect(outcome.is).toBe('pending');
    await jest.advanceTimersByTimeAsync(1);
    expect(outcome.is).toBe('timeout');
  });
});
