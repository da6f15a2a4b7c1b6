import type { RemoteRelease } from '@canchero/shared-contracts/federation';
import { init } from '@module-federation/enhanced/runtime';
import { someRelease } from '../testing/releases';
import { abandonApp, loadApp, loadedModule, loadModule } from './load-module';

/** Release in a folder of its own, so that no test meets what another has loaded. */
let release: RemoteRelease;
let releases = 0;
const folder = () => `${window.location.origin}/remotes/mfe-x/${release.version}`;

const manifest = () => ({
  id: 'x',
  name: 'x',
  metaData: {
    name: 'x',
    globalName: `mfe_x_${release.version}`,
    publicPath: 'auto',
    buildInfo: { buildVersion: '1', buildName: 'x' },
    remoteEntry: { name: 'static/remoteEntry.js', path: '', type: 'global' },
    types: { path: '', name: '', zip: '', api: '' },
    canchero: {
      shared: { './app': [`clock-${release.version}`] },
      catalogues: { es: ['static/es.js'], en: ['static/en.js'], pt: ['static/pt.js'] },
      integrity: {
        'static/remoteEntry.js': 'sha256-entry',
        'static/app.js': 'sha256-app',
        'static/app.css': 'sha256-css',
      },
    },
  },
  shared: [],
  remotes: [],
  exposes: ['app', 'widgets/till'].map((name) => ({
    id: `x:${name}`,
    name,
    path: `./${name}`,
    assets: {
      js: { sync: name === 'app' ? ['static/app.js'] : [], async: [] },
      css: { sync: name === 'app' ? ['static/app.css'] : [], async: [] },
    },
  })),
});

const requests: { url: string; integrity?: string; cache?: string; signal?: AbortSignal | null }[] = [];
/** Answer of the network; null never comes. */
let answer: () => Response | null;
/** Files that arrive with another content: a browser refuses them if a checksum is given. */
const altered = new Set<string>();
/** Container that the entry leaves; null for an entry that never arrives. */
let container: { init(): unknown; get(module: string): Promise<() => unknown> } | null;
const entries: HTMLScriptElement[] = [];
/** Loads of a shared module that the app needs. */
const clockLoads = jest.fn(async () => () => 'clock');

beforeAll(() => {
  init({
    name: 'canchero_shell',
    remotes: [],
    // as in the shell's build: the other strategy would fetch every remote when one needs a shared module
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      Array.from({ length: 50 }, (_, index) => [
        `clock-v${index}`,
        {
          version: '1.0.0',
          scope: 'default',
          shareConfig: { singleton: true, requiredVersion: '^1.0.0' },
          get: () => clockLoads(),
        },
      ]),
    ),
  });
  globalThis.fetch = ((url: string, options: RequestInit = {}) => {
    requests.push({ url: String(url), ...options } as (typeof requests)[number]);
    if (altered.has(new URL(url, folder()).pathname))
      return options.integrity ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(new Response('x'));
    const response = answer();
    if (response) return Promise.resolve(response);
    return new Promise((_, reject) => options.signal?.addEventListener('abort', () => reject(options.signal?.reason)));
  }) as typeof fetch;
  // jsdom fetches no script: this runs an entry as a browser would
  new MutationObserver((changes) => {
    for (const script of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(script instanceof HTMLScriptElement)) continue;
      entries.push(script);
      if (!container) continue;
      Object.assign(globalThis, { [`mfe_x_${release.version}`]: container });
      script.dispatchEvent(new Event('load'));
    }
  }).observe(document.head, { childList: true });
});

beforeEach(() => {
  releases += 1;
  release = someRelease({
    name: 'mfe-x',
    version: `v${releases}`,
    entry: `/remotes/mfe-x/v${releases}/mf-manifest.json`,
    integrity: 'sha256-manifest',
  });
  answer = () => Response.json(manifest());
  container = { init: () => undefined, get: async (module) => () => ({ default: `${module} of ${release.version}` }) };
  requests.length = 0;
  entries.length = 0;
  clockLoads.mockClear();
  altered.clear();
  document.head.replaceChildren();
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const settle = () => jest.advanceTimersByTimeAsync(0);
/** Follows a load: `pending`, its value, or the reason of its failure. */
function follow(load: Promise<unknown>) {
  const outcome = { is: 'pending' as unknown };
  load.then(
    (value) => Object.assign(outcome, { is: value }),
    (error) => Object.assign(outcome, { is: error.reason }),
  );
  return outcome;
}

test('an app comes from its release, and only once', async () => {
  const [first, second] = [loadApp(release), loadApp(release)];
  expect(loadedModule(release, './app')).toBeNull();
  await settle();
  expect(loadedModule(release, './app')).toBe(`./app of ${release.version}`);
  expect(await first).toBe(`./app of ${release.version}`);
  expect(await second).toBe(await first);
  expect(requests).toHaveLength(1);
});

test('two releases of a remote live side by side', async () => {
  const older = release;
  const before = loadApp(older);
  await settle();
  release = { ...release, version: 'newer', entry: '/remotes/mfe-x/newer/mf-manifest.json' };
  const after = loadApp(release);
  await settle();
  expect([await before, await after]).toEqual([`./app of ${older.version}`, './app of newer']);
});

test('the manifest is requested with its checksum, the entry and all preloads with those of the manifest', async () => {
  await Promise.all([loadApp(release), settle()]);
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
  container = null;
  follow(loadApp(release));
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
  release = { ...release, integrity: '' };
  await Promise.all([loadApp(release), settle()]);
  expect(requests[0]).not.toHaveProperty('integrity');
});

test('a release for other contracts is not requested', async () => {
  await expect(loadApp({ ...release, contracts: '^99.0.0' })).rejects.toMatchObject({ reason: 'incompatible' });
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
  answer = response;
  const outcome = follow(loadApp(release));
  await settle();
  expect(outcome.is).toBe('manifest');
});

describe('a file that arrives altered', () => {
  const file = (name: string) => altered.add(`${new URL(folder()).pathname}/${name}`);
  const failed = (name: string, error: object = {}) =>
    Object.assign(new Error('failed'), {
      name: 'ChunkLoadError',
      ...error,
      ...(name && { request: `${folder()}/${name}` }),
    });

  test('in place of the manifest', async () => {
    file('mf-manifest.json');
    const outcome = follow(loadApp(release));
    await settle();
    expect(outcome.is).toBe('integrity');
  });

  test('in place of the entry, at any attempt', async () => {
    container = null;
    for (const attempt of [0, 1]) {
      file('static/remoteEntry.js');
      const outcome = follow(loadApp(release));
      await settle();
      entries[attempt]?.dispatchEvent(new Event('error'));
      await settle();
      expect(outcome.is).toBe('integrity');
    }
  });

  test.each([
    ['a chunk', 'static/app.js', () => failed('static/app.js')],
    ['a chunk of a retry', 'static/app.js', () => failed('static/app.js?retry=1')],
    ['a style sheet, whose address the bundler does not give', 'static/app.css', () => failed('')],
  ])('in place of %s', async (_, name, error) => {
    file(name);
    container = { init: () => undefined, get: () => Promise.reject(error()) };
    const outcome = follow(loadApp(release));
    await settle();
    expect(outcome.is).toBe('integrity');
  });

  test.each<[string, () => Response | null]>([
    ['is missing', () => new Response('', { status: 404 })],
    ['hangs', () => null],
    ['is whole', () => new Response('')],
  ])('is told from one that %s', async (_, network) => {
    container = {
      init: () => undefined,
      get: () => {
        answer = network;
        return Promise.reject(failed('static/app.js'));
      },
    };
    const outcome = follow(loadApp(release));
    await settle();
    jest.useRealTimers();
    await new Promise((resolve) => setTimeout(resolve, network() ? 0 : 1100));
    expect(outcome.is).toBe('chunk');
  });
});

test('an entry that leaves no container, or cannot be fetched, is refused', async () => {
  container = null;
  const silent = follow(loadApp(release));
  await settle();
  entries[0]?.dispatchEvent(new Event('load'));
  await settle();
  expect(silent.is).toBe('evaluation');
  const failing = follow(loadApp(release));
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
  container = { init: () => undefined, get: () => Promise.reject(error) };
  const outcome = follow(loadApp(release));
  await settle();
  expect(outcome.is).toBe(reason);
});

describe('limits of time', () => {
  test('a manifest has 10 seconds', async () => {
    answer = () => null;
    const outcome = follow(loadApp(release));
    await jest.advanceTimersByTimeAsync(9999);
    expect(outcome.is).toBe('pending');
    await jest.advanceTimersByTimeAsync(1);
    expect(outcome.is).toBe('timeout');
  });

  test('an entry has 120 seconds of its own', async () => {
    container = null;
    const outcome = follow(loadApp(release));
    await jest.advanceTimersByTimeAsync(119_999);
    expect(outcome.is).toBe('pending');
    await jest.advanceTimersByTimeAsync(1);
    expect(outcome.is).toBe('timeout');
  });

  test('the chunks of a module have 120 seconds of their own', async () => {
    container = {
      init: () => new Promise((ready) => setTimeout(ready, 60_000)),
      get: () => new Promise(() => undefined),
    };
    const outcome = follow(loadApp(release));
    await jest.advanceTimersByTimeAsync(60_000 + 119_999);
    expect(outcome.is).toBe('pending');
    await jest.advanceTimersByTimeAsync(1);
    expect(outcome.is).toBe('timeout');
  });
});

describe('after a failure', () => {
  test('the next attempt asks again, past the cache and at addresses of its own', async () => {
    container = { init: () => undefined, get: () => Promise.reject(new Error('boom')) };
    const failed = follow(loadApp(release));
    await settle();
    expect(failed.is).toBe('evaluation');
    container = { init: () => undefined, get: async () => () => ({ default: 'second' }) };
    const again = loadApp(release);
    await settle();
    expect(await again).toBe('second');
    expect(requests.map(({ cache }) => cache)).toEqual(['default', 'reload']);
    expect(entries.map(({ src }) => src.replace(folder(), ''))).toEqual([
      '/static/remoteEntry.js',
      '/static/remoteEntry.js?retry=1',
    ]);
  });

  test('style sheets and scripts that have loaded stay; those still on their way go', async () => {
    const element = (html: string) => document.head.append(document.createRange().createContextualFragment(html));
    container = {
      init: () => undefined,
      get: async (module) => {
        if (module !== './app') throw new Error('boom');
        return () => ({ default: module });
      },
    };
    await Promise.all([loadApp(release), settle()]);
    element(`<link rel="stylesheet" href="${folder()}/static/app.css">`);
    element(`<link rel="stylesheet" href="${folder()}/static/till.css" data-rspack-loading="1">`);
    element('<link rel="stylesheet" href="/remotes/mfe-y/1/y.css" data-rspack-loading="1">');
    const widget = follow(loadModule(release, './widgets/till'));
    await settle();
    expect(widget.is).toBe('evaluation');
    const left = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    expect(left.map(({ href }) => new URL(href).pathname)).toEqual([
      `/remotes/mfe-x/${release.version}/static/app.css`,
      '/remotes/mfe-y/1/y.css',
    ]);
  });

  test('a shared module that could not be fetched is fetched again', async () => {
    clockLoads.mockRejectedValueOnce(new Error('offline'));
    container = { init: () => undefined, get: () => Promise.reject(new Error('boom')) };
    const outcome = follow(loadApp(release));
    await settle();
    expect(outcome.is).toBe('evaluation');
    follow(loadApp(release));
    await settle();
    expect(clockLoads).toHaveBeenCalledTimes(2);
  });
});

test('a load that is given up ends its request, and the next one asks again', async () => {
  answer = () => null;
  follow(loadApp(release));
  await settle();
  abandonApp(release);
  expect(requests[0]?.signal?.aborted).toBe(true);
  answer = () => Response.json(manifest());
  const again = loadApp(release);
  await settle();
  expect(await again).toBe(`./app of ${release.version}`);
});

test('chunks of the shell that hang when a load is given up fail, and are asked for at another address', async () => {
  const script = document.createElement('script');
  script.dataset.rspack = 'canchero_shell:chunk-602';
  const failed = jest.fn();
  script.addEventListener('error', failed);
  document.head.append(script);
  container = null;
  follow(loadApp(release));
  await settle();
  expect(failed).not.toHaveBeenCalled();
  abandonApp(release);
  expect(failed).toHaveBeenCalledTimes(1);
  expect(globalThis.cancheroRetries).toBe(1);
  script.remove();
});

test('an entry that arrives after its load was given up is not used', async () => {
  container = null;
  follow(loadApp(release));
  await settle();
  abandonApp(release);
  Object.assign(globalThis, {
    [`mfe_x_${release.version}`]: { init() {}, get: async () => () => ({ default: 'late' }) },
  });
  container = { init: () => undefined, get: async () => () => ({ default: 'in time' }) };
  const again = loadApp(release);
  await settle();
  expect(await again).toBe('in time');
});
