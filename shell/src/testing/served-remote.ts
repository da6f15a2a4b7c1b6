import type { RemoteRelease } from '@canchero/shared-contracts/federation';
import { init } from '@module-federation/enhanced/runtime';
import { someRelease } from './releases';

interface Container {
  init(): unknown;
  get(module: string): Promise<() => unknown>;
}

/** Remote of the test that runs, as the network serves it. */
export const remote: {
  /** Release with a folder of its own, so that no test meets what another has loaded. */
  release: RemoteRelease;
  /** Returns the answer of the network to any request; null never comes. */
  answer: () => Response | null;
  /** Container that the entry leaves; null for an entry that never arrives. */
  container: Container | null;
} = { release: someRelease(), answer: () => null, container: null };
let releases = 0;
export const folder = () => `${window.location.origin}/remotes/mfe-x/${remote.release.version}`;

export const manifest = () => ({
  id: 'x',
  name: 'x',
  metaData: {
    name: 'x',
    globalName: `mfe_x_${remote.release.version}`,
    publicPath: 'auto',
    buildInfo: { buildVersion: '1', buildName: 'x' },
    remoteEntry: { name: 'static/remoteEntry.js', path: '', type: 'global' },
    types: { path: '', name: '', zip: '', api: '' },
    canchero: {
      shared: { './app': [`clock-${remote.release.version}`] },
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

export const requests: { url: string; integrity?: string; cache?: string; signal?: AbortSignal | null }[] = [];
/** Files that arrive with another content: a browser refuses them if a checksum is given. */
export const altered = new Set<string>();
export const entries: HTMLScriptElement[] = [];
/** Loads of a shared module that the app needs. */
export const clockLoads = jest.fn(async () => () => 'clock');

/** Serves a remote of its own to each test of a file, by a network and an entry that the test decides about. */
export function eachTestHasARemote() {
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
        return options.integrity
          ? Promise.reject(new TypeError('Failed to fetch'))
          : Promise.resolve(new Response('x'));
      const response = remote.answer();
      if (response) return Promise.resolve(response);
      return new Promise((_, reject) =>
        options.signal?.addEventListener('abort', () => reject(options.signal?.reason)),
      );
    }) as typeof fetch;
    // jsdom fetches no script: this runs an entry as a browser would
    new MutationObserver((changes) => {
      for (const script of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(script instanceof HTMLScriptElement)) continue;
        entries.push(script);
        if (!remote.container) continue;
        Object.assign(globalThis, { [`mfe_x_${remote.release.version}`]: remote.container });
        script.dispatchEvent(new Event('load'));
      }
    }).observe(document.head, { childList: true });
  });

  beforeEach(() => {
    releases += 1;
    remote.release = someRelease({
      name: 'mfe-x',
      version: `v${releases}`,
      entry: `/remotes/mfe-x/v${releases}/mf-manifest.json`,
      integrity: 'sha256-manifest',
    });
    remote.answer = () => Response.json(manifest());
    remote.container = {
      init: () => undefined,
      get: async (module) => () => ({ default: `${module} of ${remote.release.version}` }),
    };
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
}

export const settle = () => jest.advanceTimersByTimeAsync(0);
/** Follows a load: `pending`, its value, or the reason of its failure. */
export function follow(load: Promise<unknown>) {
  const outcome = { is: 'pending' as unknown };
  load.then(
    (value) => Object.assign(outcome, { is: value }),
    (error) => Object.assign(outcome, { is: error.reason }),
  );
  return outcome;
}
